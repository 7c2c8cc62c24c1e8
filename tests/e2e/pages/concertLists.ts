import { eveningYear } from '../../../src/lib/dates/localTime.ts';
import { expect } from '../expect.ts';
import { concerts } from '../words.ts';
import type { AllConcerts } from './AllConcerts.ts';
import { ConcertTabs } from './ConcertTabs.ts';

const ascending = concerts.toSorted((a, b) => a.date.localeCompare(b.date));

/** Both lists, their order, their counts, and what a past ticket no longer offers, as they must be at an instant. */
export async function showsTheListsOf(
  view: ConcertTabs | AllConcerts,
  instant: string | number,
): Promise<void> {
  const now = new Date(instant).getTime();
  const names = (past: boolean) =>
    ascending.filter(({ date }) => Date.parse(date) < now === past).map(({ name }) => name);
  const lists = { upcoming: names(false), past: names(true).reverse() };
  for (const kind of ['upcoming', 'past'] as const) {
    await expect(view.tickets(kind).locator('h3, h4')).toHaveText(lists[kind]);
    if (view instanceof ConcertTabs)
      await expect(view.tab(kind)).toHaveAccessibleName(new RegExp(`\\D${lists[kind].length}\\D`));
  }
  const thisYear = new Date(now + 3_600_000).toISOString().slice(0, 4);
  // The names may be the same as before while the badges are still to change.
  await expect
    .poll(() =>
      view.page.locator('[data-list] article[data-stock]').evaluateAll((all, present) => {
        const yearOf = (ticket: Element) => ticket.querySelector('time')?.textContent.slice(-4) ?? '';
        // A badge without a day names no year.
        const isRight = (ticket: Element, badge = ticket.firstElementChild?.textContent ?? '') =>
          badge.includes('??') || badge.includes(yearOf(ticket)) === (yearOf(ticket) !== present);
        return all.filter((ticket) => !isRight(ticket)).length;
      }, thisYear),
    )
    .toBe(0);
  if (view instanceof ConcertTabs) await showsGreyTickets(view);
  else await showsRowsByYear(view);
  await expect(view.panel('upcoming').locator('[data-past]')).toHaveCount(0);
}

/** Past tickets offer nothing to click. */
async function showsGreyTickets(view: ConcertTabs): Promise<void> {
  const states = await view.tickets('past').evaluateAll((all) =>
    all.map((ticket) => ({
      greyed: ticket.hasAttribute('data-past'),
      links: ticket.querySelectorAll('a, button').length,
      events: getComputedStyle(ticket).pointerEvents,
    })),
  );
  for (const state of states) expect(state).toEqual({ greyed: true, links: 0, events: 'none' });
}

/** Past rows stand below their years. Each has one link, to the concert's page. */
async function showsRowsByYear(view: AllConcerts): Promise<void> {
  const rows = await view.tickets('past').evaluateAll((all) =>
    all.map((row) => ({
      links: row.querySelectorAll('a, button').length,
      year: row.closest('section')?.querySelector('h3')?.textContent ?? '',
      begins: row.querySelector('time')?.dateTime ?? '',
    })),
  );
  for (const { links, year, begins } of rows) {
    expect(links).toBe(1);
    expect(eveningYear(begins)).toBe(year);
  }
}
