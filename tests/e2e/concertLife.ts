import type { Browser, Page } from '@playwright/test';
import { concertPath } from '../../src/lib/routing/routes.ts';
import { expect } from './fixtures.ts';
import { Admin, password, patience } from './pages/Admin.ts';
import { calendarEntry } from './pages/calendarFile.ts';
import { ConcertDesk } from './pages/ConcertDesk.ts';
import { ConcertTabs } from './pages/ConcertTabs.ts';
import { Desk } from './pages/Desk.ts';
import { Finger, Keys, type Hands } from './pages/hands.ts';
import { localeCodes, paths, text, type Locale } from './words.ts';

/** The contents of a booking e-mail. Day and month are equal, because each browser has its own order of them in a date field. */
const letters = {
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
type Letter = (typeof letters)['touch'] & typeof shared;
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
  const hands = by === 'touch' ? new Finger() : new Keys(page);
  const letter = { ...letters[by], ...shared };
  const { name } = letter;
  const tabs = new ConcertTabs(fan, locale);
  await tabs.open();
  const concerts = new ConcertDesk(new Desk(page, locale));
  await logIn(concerts.desk, hands);
  await hands.activate(concerts.addLink);
  await expect(page.getByRole('heading', { name: concerts.desk.word('concert-new') })).toBeFocused(patience);
  const before = hands.presses;
  const slug = await typeLetter(letter, concerts, hands);
  expect(hands.presses - before).toBeLessThanOrEqual(most[by]);
  const entry = () => calendarEntry(page, locale, concertPath(locale, slug));
  const act = (action: string) => concerts.act(name, action, (control) => hands.activate(control));
  const stamp = (key: string) =>
    concerts
      .row(name)
      .getByRole('link')
      .getByText(concerts.desk.word(`stamp-${key}`), { exact: true });
  const withoutScript = await browser.newPage({ javaScriptEnabled: false });
  const main = withoutScript.getByRole('main');
  /** Opens the concert's own address. */
  const visit = async (code: Locale) => (await withoutScript.goto(concertPath(code, slug)))?.status();

  await tabs.showNew();
  await expect(tabs.ticket(name)).toContainText(`${letter.venue}, ${letter.city}`);
  for (const code of localeCodes) {
    expect(await visit(code)).toBe(200);
    await expect(main.getByRole('heading', { level: 1 })).toHaveAccessibleName(name);
    for (const words of [letter.time, letter.doors, letter.support, letter.venue, letter.city])
      await expect(main).toContainText(words);
    await expect(main.locator(`[href="${letter.ticketUrl}"]`)).toHaveCount(1);
  }
  const first = await entry();
  expect(first).toMatchObject({ summary: name, status: 'CONFIRMED', start: `${letter.date}T20:00:00` });
  const { uid, sequence: firstSequence = NaN } = first ?? {};

  await act('move');
  await hands.pick(concerts.field('date'), newDate);
  await hands.activate(concerts.submit);
  await expect(stamp('moved')).toBeVisible(patience);
  await expect(tabs.ticket(name)).toContainText(text(locale, 'live:new-day'));
  const moved = await entry();
  expect(moved).toMatchObject({ uid, start: `${newDate}T20:00:00` });
  expect(moved?.sequence).toBeGreaterThan(firstSequence);

  await act('cancel');
  await hands.activate(concerts.submit);
  await expect(stamp('cancelled')).toBeVisible(patience);
  await expect(tabs.ticket(name)).toContainText(text(locale, 'live:status-cancelled'));
  const cancelled = await entry();
  expect(cancelled).toMatchObject({
    ...{ uid, status: 'CANCELLED' },
    summary: `${text(locale, 'calendar:cancelled')}: ${name}`,
  });
  expect(cancelled?.sequence).toBeGreaterThan(moved?.sequence ?? NaN);
  expect(await visit(locale)).toBe(200);
  await expect(main).toContainText(text(locale, 'live:status-cancelled'));

  await act('delete');
  await expect(concerts.row(name)).toHaveCount(0, patience);
  await tabs.showNew();
  await expect(tabs.ticket(name)).toHaveCount(0);
  expect(await visit(locale)).toBe(410);
  expect(await entry()).toBeUndefined();

  await hands.activate(concerts.button('undo'));
  await expect(stamp('cancelled')).toBeVisible(patience);
  await tabs.showNew();
  await expect(tabs.ticket(name)).toContainText(text(locale, 'live:status-cancelled'));
  expect(await visit(locale)).toBe(200);
  expect(await entry()).toMatchObject({ uid, start: `${newDate}T20:00:00` });

  // Leaves the lists as they were.
  await act('delete');
  await expect(concerts.row(name)).toHaveCount(0, patience);
  await withoutScript.context().close();
}

/** Logs in by the dialog behind the logo, and goes on to the desk. */
async function logIn({ page, locale }: Desk, hands: Hands): Promise<void> {
  const admin = new Admin(page, locale);
  await page.goto(paths.home[locale]);
  await hands.activate(admin.logo);
  await expect(admin.field).toBeFocused(patience);
  await hands.type(admin.field, password);
  await hands.activate(admin.submit);
  await expect(admin.note).toBeVisible(patience);
  await hands.activate(admin.logo);
  await hands.activate(admin.toDesk);
}

/** Types the e-mail into the form for a new concert. Returns the slug of its address. */
async function typeLetter(letter: Letter, concerts: ConcertDesk, hands: Hands): Promise<string> {
  const { desk } = concerts;
  const { page } = desk;
  await hands.type(concerts.field('name'), letter.name);
  await hands.pick(concerts.field('date'), letter.date);
  await hands.activate(page.getByRole('button', { name: letter.time, exact: true }));
  await hands.type(concerts.field('venue'), letter.venue);
  await hands.choose(page.getByRole('option', { name: desk.word('venue-new', { name: letter.venue }) }));
  await expect(concerts.field('city')).toBeFocused();
  await page.keyboard.type(letter.city);
  await hands.activate(concerts.button('add-doors'));
  await hands.pick(concerts.field('doors'), letter.doors);
  for (const [chip, ...fields] of [
    ['add-support', 'support'],
    ['add-price', 'priceFrom', 'priceTo'],
    ['add-tickets', 'ticketUrl'],
  ] as const) {
    await hands.activate(concerts.button(chip));
    for (const field of fields) await hands.type(concerts.field(field), letter[field]);
  }
  await hands.activate(concerts.submit);
  await expect(concerts.notice).toContainText(desk.word('saved', { name: letter.name }), patience);
  const link = desk.main.getByRole('link', { name: desk.word('view'), exact: true });
  return (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
}
