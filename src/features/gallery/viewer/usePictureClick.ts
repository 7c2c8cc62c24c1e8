import { useEffect, useEffectEvent, type RefObject } from 'react';
import { doubleClickMs } from '../../../config/behaviour.ts';
import { isPrimaryClick } from '../../../lib/browser/isPrimaryClick.ts';
import { throttleClick } from '../../../lib/browser/throttleClick.ts';

/** Calls `open` for a plain press on a picture, once for a double one on the same picture. Any other press stays with the browser. */
export function usePictureClick(
  gallery: RefObject<HTMLElement | null>,
  open: (link: HTMLAnchorElement) => void,
): void {
  const show = useEffectEvent(open);

  useEffect(() => {
    const element = gallery.current;
    if (!element) return;
    const showOnce = throttleClick(show, doubleClickMs, ([before], [now]) => now !== before);
    const press = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-credit] a') : null;
      if (!link || !isPrimaryClick(event, link)) return;
      event.preventDefault();
      showOnce(link);
    };
    element.addEventListener('click', press);
    return () => {
      showOnce.cancel();
      element.removeEventListener('click', press);
    };
  }, [gallery]);
}
