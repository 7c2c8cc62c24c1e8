import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useSingleClick } from '../../../components/hooks/useSingleClick.ts';
import { isPrimaryClick } from '../../../lib/browser/isPrimaryClick.ts';

/**
 * Calls `onOpen` for a primary click on a picture, and once for a double click, although the strip may have moved another picture under
 * it. Any other click stays with the browser.
 */
export function usePictureClick(
  gallery: RefObject<HTMLElement | null>,
  onOpen: (link: HTMLAnchorElement) => void,
): void {
  const open = useEffectEvent(onOpen);
  const clickOnce = useSingleClick();

  useEffect(() => {
    const element = gallery.current;
    if (!element) return;
    const handleClick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a:has(picture)') : null;
      if (!link || !isPrimaryClick(event, link)) return;
      event.preventDefault();
      clickOnce(() => open(link), event);
    };
    element.addEventListener('click', handleClick);
    return () => element.removeEventListener('click', handleClick);
  }, [gallery, clickOnce]);
}
