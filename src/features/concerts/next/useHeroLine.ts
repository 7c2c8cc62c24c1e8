import { useEffect } from 'react';
import { loadScript } from '../../../lib/browser/loadScript.ts';
import { pageLocale } from '../../../lib/browser/pageLocale.ts';
import { eveningDay, shortDay } from '../../../lib/dates/dates.ts';
import type { TicketContent } from '../ticket/ticketContent.ts';

/** Updates the line in the hero to the first of these tickets that takes place; `undefined` while the HTML of the build is right. */
export function useHeroLine(upcoming: readonly TicketContent[] | undefined): void {
  useEffect(() => {
    const file = document.querySelector<HTMLElement>('.next-concert')?.dataset.show;
    if (!upcoming || !file) return;
    const controller = new AbortController();
    const load = () => import(/* @vite-ignore */ file) as Promise<typeof import('./showLine.js')>;
    void loadScript('Concerts', load, controller.signal).then((script) => script?.showLine(lineOf(upcoming)));
    return () => controller.abort();
  }, [upcoming]);
}

/** The line about the next concert that takes place. A ticket without its hour counts until its day ends. */
export function lineOf(upcoming: readonly TicketContent[]) {
  const next = upcoming.find(({ isOff, dateTime }) => !isOff && Date.parse(dateTime) >= Date.now());
  if (!next) return undefined;
  const { path, place = '', dateTime } = next;
  return { path, place, day: shortDay(pageLocale(), new Date(`${eveningDay(dateTime)}T12:00Z`)) };
}
