import { createElement, useEffect, useState, type ComponentType } from 'react';
import { useDesk } from '../kit/deskContext.ts';
import { loadScript } from '../../lib/browser/loadScript.ts';
import Guard from '../kit/Guard.tsx';
import ListHead from '../kit/screen/ListHead.tsx';

interface Props<AreaProps extends object> {
  /** Imports the area; it never changes. */
  load: () => Promise<{ default: ComponentType<AreaProps> }>;
  /** True while the address names the area. */
  isOpen: boolean;
  isHidden: boolean;
  /** True where the area is needed before it is opened. */
  isNeeded?: boolean;
  /** Heading until the script is there. */
  title: string;
  area: AreaProps;
}

/** An area whose script loads when it is opened. From then on it stays mounted. */
export default function LoadedArea<AreaProps extends object>(props: Props<AreaProps>) {
  const { t } = useDesk();
  const { load, isOpen, isHidden, isNeeded = false, title, area } = props;
  const [script, setScript] = useState<{ default: ComponentType<AreaProps> }>();
  const [hasFailed, setFailed] = useState(false);
  const isWanted = isOpen || isNeeded;
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    void loadScript('Desk', load, controller.signal, () => setFailed(true)).then((loaded) => {
      if (loaded) setScript(loaded);
    });
    return () => controller.abort();
  }, [isWanted, load]);
  return (
    <div className="area-screens" hidden={isHidden || !isOpen}>
      {script ? (
        <Guard>{createElement(script.default, area)}</Guard>
      ) : (
        <div className="screen">
          <ListHead title={title} />
          <p role="status">{t(hasFailed ? 'area-offline' : 'wait')}</p>
        </div>
      )}
    </div>
  );
}
