import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useSingleClick } from '../../../components/hooks/useSingleClick.ts';
import { isPrimaryClick } from '../../../lib/browser/isPrimaryClick.ts';

/**
 * Calls `open` for a primary click on a picture, and once for a double click, although the strip may have moved another picture under
 * it. Any other click stays with the browser.
 */
export function usePictureClick(
  gallery: RefObject<HTMLElement | null>,
  open: (link: HTMLAnchorElement) => void,
): void {
  const show = useEffectEvent(open);
  const clickOnce = useSingleClick();

  useEffect(() => {
    const element = gallery.current;
    if (!element) return;
    const handleClick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-credit] a') : null;
      if (!link || !isPrimaryClick(event, link)) return;
      event.preventDefault();
      clickOnce(() => {
        show(link);
      }, event);
    };
    element.addEventListener('click', handleClick);
    return () => {
      element.removeEventListener('click', handleClick);
    };
  }, [gallery, clickOnce]);
}
