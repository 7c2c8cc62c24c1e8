import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadScript } from '../../lib/browser/loadScript.ts';
import { useDesk } from './deskContext.ts';
import Guard from './Guard.tsx';

/** Imports a part of the desk; it never changes. */
export type Load<PartProps extends object> = () => Promise<{ default: ComponentType<PartProps> }>;

interface Props<PartProps extends object> {
  load: Load<PartProps>;
  isNeeded: boolean;
  part: PartProps;
  /** Stands in its place until the script is there, and says how far it is. */
  children: (state: string) => ReactNode;
}

/** A part of the desk whose script loads once it is needed. From then on it stays mounted, so that what waits goes out by itself. */
export default function LoadedPart<PartProps extends object>(props: Props<PartProps>) {
  const { t } = useDesk();
  const { load, isNeeded, part, children } = props;
  const [script, setScript] = useState<Awaited<ReturnType<Load<PartProps>>>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isNeeded) return;
    const controller = new AbortController();
    void loadScript('Desk', load, controller.signal, () => setFailed(true)).then((loaded) => {
      if (loaded) setScript(loaded);
    });
    return () => controller.abort();
  }, [isNeeded, load]);
  return script ? (
    <Guard>{createElement(script.default, part)}</Guard>
  ) : (
    children(t(hasFailed ? 'area-offline' : 'wait'))
  );
}
