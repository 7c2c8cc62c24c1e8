import { recordKey } from '../../src/config/stores.ts';
import { isNight } from '../night.ts';
import { expect } from './fixtures.ts';
import { siteOfEach as test } from './ownSite.ts';
import { longTimeout } from './pages/Admin.ts';
import { ConcertDesk } from './pages/ConcertDesk.ts';

/** Values of another program in the place of every text: a list, a letter under 2,000 accents, and what is no word and no line. */
const texts = [
  ['a', ['b']],
  `e${'\u0301'.repeat(2000)}`,
  '__proto__',
  '\u2066\u202e\u200d\ufe0f',
  'Eins\u2028\r\n\tZwei',
];
const days = [null, '+275760-09-12T20:00:00Z', -1, '2027-02-30T18:00:00Z', '2027-05-01T18:00:00Z'];
/** Each kind begins with another value. */
const odd = (first: number) =>
  Array.from({ length: texts.length }, (_, index) => {
    const place = (first + index) % texts.length;
    return { text: texts[place], day: days[place], id: `odd-${index}`, number: -index };
  });

const stored = {
  concerts: odd(0).map(({ id, text, day, number }) => [
    id,
    {
      ...{ name: text, date: day, venue: text, city: text, support: [text], venueId: text, slug: text },
      ...{
        status: 'toString',
        timeZone: 'Etc/Nowhere',
        price: [text],
        note: text,
        doors: day,
        revision: number,
      },
    },
  ]),
  venues: odd(1).map(({ id, text }) => [
    id,
    { name: text, city: text, country: text, timeZone: text, access: [text], revision: {} },
  ]),
  pictures: odd(2).map(({ id, text, number }) => [
    recordKey(id),
    { alt: { de: text, en: text }, credit: text, rank: text, width: number, url: text },
  ]),
  messages: odd(3).map(({ id, text, day }) => [
    `99999/${id}`,
    { purpose: text, name: text, email: text, message: text, language: text, received: day, mail: text },
  ]),
} as const;

// By day a walk at random meets such records (walks.spec.ts), and the API corrects and deletes them.
if (isNight)
  test('whatever is stored is opened, corrected, saved and deleted on the desk @phone', async ({
    page,
    site,
    noise,
    desk,
  }) => {
    test.slow();
    // Pictures without a file.
    noise.allow(/404/);
    for (const store of ['concerts', 'venues', 'pictures', 'messages'] as const)
      await site.write(store, Object.fromEntries(stored[store]));
    await desk.open('concerts');
    const concerts = new ConcertDesk(desk);
    const open = async (list: string, id: string) => {
      for (const address of [list, `${list}/${id}`])
        await page.evaluate((hash) => location.assign(hash), address);
    };
    const saved = () => expect(concerts.notice).toContainText('Richtig', longTimeout);
    const deleted = (name: string) =>
      expect(concerts.notice).toContainText(desk.word('deleted-now', { name }), longTimeout);

    for (const { id } of odd(0)) {
      const name = `Richtig ${id}`;
      await open('#concerts', id);
      await concerts.fill({ name, date: '2027-05-01', time: '20:00' });
      await concerts.submit.tap();
      await saved();
      await concerts.act(name, 'delete');
      await deleted(name);

      await open('#concerts/venues', id);
      await concerts.form.locator('[name=venue-name]').fill(name);
      await concerts.form.locator('[name=venue-city]').fill('Wels');
      await concerts.submit.tap();
      await saved();
      await open('#concerts/venues', id);
      await desk.button('venue-delete').tap();
      await deleted(name);

      await open('#pictures', id);
      for (const code of ['de', 'en']) await concerts.form.locator(`[name=picture-alt-${code}]`).fill(name);
      await concerts.form.locator('[name=picture-credit]').fill('Ida');
      await concerts.submit.tap();
      await saved();
      await open('#pictures', id);
      await desk.button('picture-delete').tap();
      await deleted(name);

      await open('#messages', `99999-${id}`);
      await desk.main.getByRole('button', { name: desk.word('message-done') }).tap();
      await expect(concerts.notice).toContainText(desk.word('message-done-now'), longTimeout);
      await desk.main.getByRole('button', { name: desk.word('message-delete') }).tap();
      await expect(concerts.notice).toContainText(desk.word('hint-delete'), longTimeout);
    }
    for (const list of ['concerts?desk', 'venues?desk', 'cloudinary?desk', 'messages?desk'])
      expect(await (await page.request.get(`/api/${list}`)).text()).not.toContain('odd-');
  });
