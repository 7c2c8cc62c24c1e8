import type { Browser, Page } from '@playwright/test';
import { site } from '../../src/config/site.ts';
import { concertPath } from '../../src/lib/routing/routes.ts';
import { expect } from './fixtures.ts';
import { Admin, password, longTimeout } from './pages/Admin.ts';
import { calendarEntry } from './pages/calendarFile.ts';
import { ConcertDesk } from './pages/ConcertDesk.ts';
import { ConcertTabs } from './pages/ConcertTabs.ts';
import { Desk } from './pages/Desk.ts';
import { Finger, Keys, type InputMethod } from './pages/inputMethods.ts';
import { localeCodes, paths, text, type Locale } from './words.ts';

/** The contents of a booking e-mail. Day and month are equal, because each browser has its own order of them in a date field. */
const booked = {
  touch: { name: 'Kesselfieber', venue: 'Kesselhaus', city: 'Wels' },
  keys: { name: 'Salzstreuer', venue: 'Salzlager', city: 'Hallein' },
};
const shared = {
  date: '2027-03-03',
  time: '20:00',
  doors: '19:00',
  support: 'Nora Nord',
  priceFrom: '18',
  priceTo: '22',
  ticketUrl: 'https://tickets.example.com/1',
};
type Entered = (typeof booked)['touch'] & typeof shared;
const newDate = '2027-04-04';

/** Maximum number of touches or keys that the e-mail takes, without the letters of its texts. */
const most = { touch: 20, keys: 40 };

interface Journey {
  /** The band's page. */
  page: Page;
  /** A fan's page, which stays open all the time. */
  fan: Page;
  browser: Browser;
  by: 'touch' | 'keys';
  locale: Locale;
}

/** The life of a concert, from the log-in to its deletion, as the band and everybody else see it. */
export async function liveThrough({ page, fan, browser, by, locale }: Journey): Promise<void> {
  const input = by === 'touch' ? new Finger() : new Keys(page);
  const entered = { ...booked[by], ...shared };
  const { name } = entered;
  const tabs = new ConcertTabs(fan, locale);
  await tabs.open();
  const concerts = new ConcertDesk(new Desk(page, locale));
  await logIn(concerts.desk, input);
  await input.activate(
    page.getByRole('navigation').getByRole('link', { name: concerts.desk.word('area-concerts') }),
  );
  await input.activate(concerts.addLink);
  await expect(concerts.field('name')).toBeFocused(longTimeout);
  const before = input.presses;
  const slug = await typeConcert(entered, concerts, input);
  expect(input.presses - before).toBeLessThanOrEqual(most[by]);
  const entry = () => calendarEntry(page, locale, concertPath(locale, slug));
  const act = (action: string) => concerts.act(name, action, (control) => input.activate(control));
  const stamp = (key: string) =>
    concerts
      .row(name)
      .getByRole('link')
      .getByText(concerts.desk.word(`stamp-${key}`), { exact: true });
  const withoutScript = await browser.newPage({ javaScriptEnabled: false });
  const main = withoutScript.getByRole('main');
  /** Opens the concert's own address. */
  const visit = async (code: Locale) => (await withoutScript.goto(concertPath(code, slug)))?.status();

  await expect(tabs.ticket(name)).toContainText(`${entered.venue}, ${entered.city}`);
  for (const code of localeCodes) {
    expect(await visit(code)).toBe(200);
    await expect(main.getByRole('heading', { level: 1 })).toHaveAccessibleName(name);
    for (const words of [entered.time, entered.doors, entered.support, entered.venue, entered.city])
      await expect(main).toContainText(words);
    await expect(main.locator(`[href="${entered.ticketUrl}"]`)).toHaveCount(1);
  }
  const first = await entry();
  expect(first).toMatchObject({
    summary: `${site.artist}: ${name}`,
    status: 'CONFIRMED',
    start: `${entered.date}T20:00:00`,
  });
  const { uid, sequence: firstSequence = NaN } = first ?? {};

  await act('move');
  await input.pick(concerts.field('date'), newDate);
  await input.activate(concerts.submit);
  await expect(stamp('moved')).toBeVisible(longTimeout);
  await expect(tabs.ticket(name)).toContainText(text(locale, 'live:new-day'));
  const moved = await entry();
  expect(moved).toMatchObject({ uid, start: `${newDate}T20:00:00` });
  expect(moved?.sequence).toBeGreaterThan(firstSequence);

  await act('cancel');
  await input.activate(concerts.submit);
  await expect(stamp('cancelled')).toBeVisible(longTimeout);
  await expect(tabs.ticket(name)).toContainText(text(locale, 'live:status-cancelled'));
  const cancelled = await entry();
  expect(cancelled).toMatchObject({
    ...{ uid, status: 'CONFIRMED' },
    summary: `${text(locale, 'calendar:cancelled')}: ${site.artist}: ${name}`,
  });
  expect(cancelled?.sequence).toBeGreaterThan(moved?.sequence ?? NaN);
  expect(await visit(locale)).toBe(200);
  await expect(main).toContainText(text(locale, 'live:status-cancelled'));

  await act('delete');
  await expect(concerts.row(name)).toHaveCount(0, longTimeout);
  await expect(tabs.ticket(name)).toHaveCount(0);
  expect(await visit(locale)).toBe(410);
  expect(await entry()).toBeUndefined();

  await input.activate(concerts.button('undo'));
  await expect(stamp('cancelled')).toBeVisible(longTimeout);
  await expect(tabs.ticket(name)).toContainText(text(locale, 'live:status-cancelled'));
  expect(await visit(locale)).toBe(200);
  expect(await entry()).toMatchObject({ uid, start: `${newDate}T20:00:00` });

  // Leaves the lists as they were.
  await act('delete');
  await expect(concerts.row(name)).toHaveCount(0, longTimeout);
  await withoutScript.context().close();
}

/** Logs in by the dialog behind the logo, and goes on to the desk. */
async function logIn({ page, locale }: Desk, input: InputMethod): Promise<void> {
  const admin = new Admin(page, locale);
  await page.goto(paths.home[locale]);
  await input.activate(admin.logo);
  await expect(admin.field).toBeFocused(longTimeout);
  await input.type(admin.field, password);
  await input.activate(admin.submit);
  await expect(admin.note).toBeVisible(longTimeout);
  await input.activate(admin.logo);
  await input.activate(admin.toDesk);
}

/** Types the e-mail into the form for a new concert. Returns the slug of its address. */
async function typeConcert(entered: Entered, concerts: ConcertDesk, input: InputMethod): Promise<string> {
  const { desk } = concerts;
  const { page } = desk;
  await input.type(concerts.field('name'), entered.name);
  await input.pick(concerts.field('date'), entered.date);
  await input.activate(page.getByRole('button', { name: entered.time, exact: true }));
  await input.type(concerts.field('venue'), entered.venue);
  await input.choose(page.getByRole('option', { name: desk.word('venue-new', { name: entered.venue }) }));
  await expect(concerts.field('city')).toBeFocused();
  await page.keyboard.type(entered.city);
  await input.activate(concerts.chip('doors'));
  await input.pick(concerts.field('doors'), entered.doors);
  for (const [group, ...fields] of [
    ['support', 'support'],
    ['price', 'priceFrom', 'priceTo'],
    ['ticketUrl', 'ticketUrl'],
  ] as const) {
    await input.activate(concerts.chip(group));
    for (const field of fields) await input.type(concerts.field(field), entered[field]);
  }
  await input.activate(concerts.submit);
  await expect(concerts.notice).toContainText(desk.word('saved', { name: entered.name }), longTimeout);
  const link = desk.main.getByRole('link', { name: desk.word('view'), exact: true });
  return (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
}
