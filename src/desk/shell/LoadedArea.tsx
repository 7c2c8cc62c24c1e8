import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadScript } from '../../lib/browser/loadScript.ts';

interface Props<AreaProps extends object> {
  /** Imports the area; it never changes. */
  load: () => Promise<{ default: ComponentType<AreaProps> }>;
  /** Becomes true when the area is opened. */
  isNeeded: boolean;
  area: AreaProps;
  /** Shown until its script is there. */
  children: ReactNode;
}

/** An area whose script loads when it is opened. From then on it stays. */
export default function LoadedArea<AreaProps extends object>(props: Props<AreaProps>) {
  const { load, isNeeded, area, children } = props;
  const [script, setScript] = useState<{ default: ComponentType<AreaProps> }>();
  useEffect(() => {
    if (!isNeeded) return;
    const controller = new AbortController();
    void loadScript('Desk', load, controller.signal).then((loaded) => {
      if (loaded) setScript(loaded);
    });
    return () => controller.abort();
  }, [isNeeded, load]);
  return script ? createElement(script.default, area) : children;
}
