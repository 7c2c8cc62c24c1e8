import { useEffect, useEffectEvent } from 'react';
import { isPrimaryClick } from '../../lib/browser/isPrimaryClick.ts';

/** The header's logo: a link home that opens the admin dialog. */
export const findLogo = () => document.querySelector<HTMLAnchorElement>('a[aria-haspopup]');

/** Calls `onClick` instead of following the logo's link. `data-ready` tells `clickReplay.ts` to repeat an early click. */
export function useLogoClick(onClick: () => void): void {
  const activate = useEffectEvent(onClick);
  useEffect(() => {
    const link = findLogo();
    if (!link) return;
    const handleClick = (event: MouseEvent) => {
      if (!isPrimaryClick(event, link)) return;
      event.preventDefault();
      activate();
    };
    link.addEventListener('click', handleClick);
    link.dataset.ready = '';
    return () => link.removeEventListener('click', handleClick);
  }, []);
}
