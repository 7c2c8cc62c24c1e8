import { concertPath } from '../../src/lib/routing/routes.ts';
import { isNight } from '../night.ts';
import { expect } from './fixtures.ts';
import { test } from './ownSite.ts';
import { Admin, password, longTimeout } from './pages/Admin.ts';
import { ConcertDesk } from './pages/ConcertDesk.ts';
import { ConcertTabs } from './pages/ConcertTabs.ts';
import { Desk } from './pages/Desk.ts';
import { Finger, Keys, type InputMethod } from './pages/inputMethods.ts';
import { localeCodes, paths } from './words.ts';

/** The contents of a booking e-mail. Day and month are equal, because each browser has its own order of them in a date field. */
const booked = {
  name: 'Kesselfieber',
  venue: 'Kesselhaus',
  city: 'Wels',
  date: '2027-03-03',
  time: '20:00',
  doors: '19:00',
  support: 'Nora Nord',
  priceFrom: '18',
  priceTo: '22',
  ticketUrl: 'https://tickets.example.com/1',
};

/** Maximum number of touches or keys that the e-mail takes, without the letters of its texts. */
const most = { touch: 20, keys: 40 };

for (const [by, locale] of isNight
  ? ([
      ['touch', 'de'],
      ['keys', 'en'],
    ] as const)
  : ([['touch', 'en']] as const))
  test(`a booking e-mail becomes a concert in few steps, by ${by}: everybody sees it in both languages, and nobody once it is deleted (${locale}) @phone`, async ({
    page,
    context,
    browser,
  }) => {
    const { name } = booked;
    const input = by === 'touch' ? new Finger() : new Keys(page);
    const tabs = new ConcertTabs(await context.newPage(), locale);
    await tabs.open();
    const concerts = new ConcertDesk(new Desk(page, locale));
    await logIn(concerts.desk, input);
    await input.activate(
      page.getByRole('navigation').getByRole('link', { name: concerts.desk.word('area-concerts') }),
    );
    await input.activate(concerts.addLink);
    await expect(concerts.field('name')).toBeFocused(longTimeout);
    const before = input.presses;
    const slug = await typeConcert(concerts, input);
    expect(input.presses - before).toBeLessThanOrEqual(most[by]);

    await expect(tabs.ticket(name)).toContainText(`${booked.venue}, ${booked.city}`);
    const withoutScript = await browser.newPage({ javaScriptEnabled: false });
    const main = withoutScript.getByRole('main');
    for (const code of localeCodes) {
      expect((await withoutScript.goto(concertPath(code, slug)))?.status()).toBe(200);
      await expect(main.getByRole('heading', { level: 1 })).toHaveAccessibleName(name);
      for (const words of [booked.time, booked.doors, booked.support, booked.venue, booked.city])
        await expect(main).toContainText(words);
      await expect(main.locator(`[href="${booked.ticketUrl}"]`)).toHaveCount(1);
    }

    await concerts.act(name, 'delete', (control) => input.activate(control));
    await expect(concerts.row(name)).toHaveCount(0, longTimeout);
    await expect(tabs.ticket(name)).toHaveCount(0);
    expect((await withoutScript.reload())?.status()).toBe(410);
    await withoutScript.context().close();
  });

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
async function typeConcert(concerts: ConcertDesk, input: InputMethod): Promise<string> {
  const { desk } = concerts;
  const { page } = desk;
  await input.type(concerts.field('name'), booked.name);
  await input.pick(concerts.field('date'), booked.date);
  await input.activate(page.getByRole('button', { name: booked.time, exact: true }));
  await input.type(concerts.field('venue'), booked.venue);
  await input.choose(page.getByRole('option', { name: desk.word('venue-new', { name: booked.venue }) }));
  await expect(concerts.field('city')).toBeFocused();
  await page.keyboard.type(booked.city);
  await input.activate(concerts.chip('doors'));
  await input.pick(concerts.field('doors'), booked.doors);
  for (const [group, ...fields] of [
    ['support', 'support'],
    ['price', 'priceFrom', 'priceTo'],
    ['ticketUrl', 'ticketUrl'],
  ] as const) {
    await input.activate(concerts.chip(group));
    for (const field of fields) await input.type(concerts.field(field), booked[field]);
  }
  await input.activate(concerts.submit);
  await expect(concerts.notice).toContainText(desk.word('saved', { name: booked.name }), longTimeout);
  const link = desk.main.getByRole('link', { name: desk.word('view'), exact: true });
  return (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
}
