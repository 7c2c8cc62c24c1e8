// A new band fills its whole site on a phone, from the page that waits for it to its own first screen.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNight } from '../night.ts';
import { sampleWords } from '../site/sampleWords.ts';
import { expect } from './fixtures.ts';
import { longTimeout, password } from './pages/Admin.ts';
import { violations } from './pages/axe.ts';
import { ConcertDesk } from './pages/ConcertDesk.ts';
import { Finger } from './pages/Finger.ts';
import { Keys } from './pages/Keys.ts';
import { people, texts } from './pages/newBand.ts';
import { photograph } from './pages/photographs.ts';
import { sources, test, video } from './waitingSite.ts';
import { paths } from './words.ts';

/** A tap outside the keyboard is one; so is a choice in a list or among the files of the phone. */
const mostPresses = 260;
/** Each Tab counts, too. */
const mostKeys = 755;

test.use({ language: 'de', viewport: { width: 390, height: 844 } });

// By day deskFacts.spec.ts goes from step to step, other engines go the same way (tests/engines), and tests/site/withoutBand.test.ts and tests/services/build look at the pages. In the window without touch by keyboard.
if (isNight)
  test('a band’s first evening: from the page that waits for it to its own', async ({
    page,
    desk,
    folder,
    hasTouch,
  }) => {
    test.setTimeout(900_000);
    const finger = hasTouch ? new Finger() : new Keys();
    const before = sources(folder);
    const fact = (name: string) => page.locator(`[name=fact-${name}]:visible`);
    const field = (name: string) => desk.main.locator(`[name=${name}]:visible`);
    const row = (name: string) => desk.main.locator(`[data-row="${name}"]:visible`);
    const step = (name: string) =>
      desk.main.getByRole('link', { name: desk.word(`step-${name}`), exact: true });
    const save = desk.button('own-save');
    const link = (key: string) =>
      page.getByRole('link', { name: new RegExp(`^(\\+ )?${RegExp.escape(desk.word(key))}$`) });
    const back = desk.main.getByRole('link', { name: desk.word('back'), exact: true });
    /** Opens an area by the bar, which a list below an area does not have. */
    const goTo = async (area: 'start' | 'band') => {
      const own = page.getByRole('navigation').getByRole('link', { name: desk.word(`area-${area}`) });
      await expect(own.or(back).first()).toBeVisible(longTimeout);
      // A list has the bar; a form leads to one.
      if (!(await own.isVisible())) await finger.press(back);
      await finger.press(own);
    };
    const isDone = async (name: string) => {
      await expect(desk.main.locator('.version')).toBeVisible(longTimeout);
      await expect(step(name)).toHaveCount(0, longTimeout);
    };

    await test.step('the log-in', async () => {
      await page.goto('/');
      await expect(page.getByText('Diese Website wartet noch auf ihre Band')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await finger.press(page.getByRole('link', { name: desk.text('page:waiting-log-in') }));
      await finger.type(desk.field, password);
      await page.keyboard.press('Enter');
      await expect(
        desk.main.getByRole('heading', { name: desk.text('start:steps_other', { count: 9, all: 9 }) }),
      ).toBeVisible(longTimeout);
      expect(await violations(page)).toEqual([]);
    });

    await test.step('name, genre, place and ink', async () => {
      await finger.press(step('name'));
      await finger.type(fact('name'), 'Ölmühle');
      // Too bright on paper: the form has one that passes.
      await finger.type(fact('ink'), '#ffb000');
      await finger.press(page.getByRole('button', { name: /#[\da-f]{6}/ }));
      await finger.type(fact('genre'), 'Mühlenpunk');
      await finger.type(fact('place-de'), 'Leipzig');
      await finger.type(fact('place-en'), 'Leipzig');
      await finger.pick(fact('country'), 'DE');
      await finger.press(save);
      await isDone('name');
      // Start tells what a form saved that it led to.
      await expect(desk.button('undo')).toBeVisible();
    });

    await test.step('the picture of the first screen, and two places with the same and another one', async () => {
      await finger.press(step('picture'));
      await finger.press(desk.button('photo-choose'));
      await finger.chooseFile(
        page.getByLabel(desk.word('photo-new'), { exact: true }),
        await photograph('mühle.jpg', 1600, 1200),
      );
      const whole = desk.main.locator('.photo-whole:visible');
      await expect(whole).toBeVisible(longTimeout);
      const { width = 0, height = 0 } = (await whole.boundingBox()) ?? {};
      await finger.press(whole, { x: width * 0.7, y: height * 0.3 });
      await finger.type(field('place-alt-de'), 'Vier Leute vor einem Mühlrad');
      await finger.type(field('place-alt-en'), 'Four people in front of a millwheel');
      await finger.press(save);
      await isDone('picture');
      const places = [
        ['banner', 'top-right'],
        ['live', 'bottom-left'],
      ] as const;
      for (const [place, corner] of places) {
        if (place === 'banner') {
          await goTo('band');
          await finger.press(row('places'));
        }
        await finger.press(row(place));
        await finger.press(desk.button('photo-choose'));
        const dialog = page.getByRole('dialog');
        if (place === 'banner') await finger.press(dialog.locator('ul button').first());
        else
          await finger.chooseFile(
            page.getByLabel(desk.word('photo-new'), { exact: true }),
            await photograph('bühne.jpg', 1500, 1000),
          );
        await finger.press(
          page.getByRole('radio', { name: desk.word(`photo-focus-${corner}`), exact: true }),
        );
        if (await field('place-alt-de').isVisible()) {
          await finger.type(field('place-alt-de'), 'Die Bühne');
          await finger.type(field('place-alt-en'), 'The stage');
        }
        await finger.press(save);
        await expect(row(place)).toContainText(desk.word('place-own'), longTimeout);
      }
      await goTo('start');
    });

    await test.step('four people', async () => {
      await finger.press(step('people'));
      for (const [name, instrument] of people) {
        if (name !== people[0][0]) await finger.press(link('person-add'));
        await finger.type(field('person-name'), name);
        await finger.press(
          page.getByRole('button', { name: desk.text(`instruments:${instrument}`), exact: true }),
        );
        await finger.press(save);
        if (name === people[0][0]) {
          await isDone('people');
          await goTo('band');
          await finger.press(row('people'));
        }
        await expect(
          desk.main.locator('.rows[data-pictured]:visible .row-name').filter({ hasText: name }),
        ).toBeVisible(longTimeout);
      }
      await goTo('start');
    });

    await test.step('twenty texts in two languages', async () => {
      await finger.press(step('texts'));
      for (const [id, [de, en]] of Object.entries(texts)) {
        await finger.press(row(id));
        await finger.type(page.getByLabel(desk.word('text-de'), { exact: true }), de);
        await finger.type(page.getByLabel(desk.word('text-en'), { exact: true }), en);
        await finger.press(save);
        await expect(row(id)).toContainText(de, longTimeout);
      }
      await goTo('start');
      await isDone('texts');
    });

    await test.step('links and e-mail', async () => {
      await finger.press(step('links'));
      await finger.type(fact('links'), 'https://oelmuehle.bandcamp.com\nhttps://www.patreon.com/oelmuehle');
      await finger.type(fact('email'), 'post@oelmuehle.de');
      await finger.press(save);
      await isDone('links');
      await isDone('email');
    });

    await test.step('the imprint', async () => {
      await finger.press(step('imprint'));
      await expect(fact('country'), 'as in the looks').toHaveValue('DE');
      await finger.type(fact('ownerName'), 'Jule Kern');
      await finger.type(fact('street'), 'Kanalweg 3');
      await finger.type(fact('postcode'), '04229');
      await finger.type(fact('city'), 'Leipzig');
      await finger.press(save);
      await isDone('imprint');
    });

    await test.step('a release and a video', async () => {
      await finger.press(step('music'));
      await finger.press(link('release-add'));
      await finger.type(field('release-name'), 'Erste Pressung');
      await finger.type(field('release-release_date'), '2026-11-13');
      await finger.press(page.getByRole('radio', { name: desk.word('release-type-single'), exact: true }));
      await finger.type(field('release-links'), 'https://oelmuehle.bandcamp.com/track/erste-pressung');
      await finger.press(save);
      const names = (kind: string) => desk.main.locator(`.music-list[data-kind=${kind}] .row-name`);
      // Where the form was opened from Start it leads back there.
      await expect(names('release')).toHaveText(['Erste Pressung'], longTimeout);
      await finger.press(link('video-add'));
      await finger.type(field('video-video'), `https://youtu.be/${video.id}`);
      await finger.press(save);
      await expect(names('video')).toHaveText([video.title], longTimeout);
      await goTo('start');
      await isDone('music');
    });

    await test.step('a concert in a new venue', async () => {
      const concerts = new ConcertDesk(desk);
      const before = finger.presses;
      await finger.press(step('concert'));
      const values = { name: 'Erntedank', date: '2027-03-12', time: '20:00', venue: 'Kornspeicher' } as const;
      for (const [name, value] of Object.entries(values))
        await finger.type(concerts.field(name as keyof typeof values), value);
      await finger.type(concerts.field('city'), 'Leipzig');
      // As the band has set it this evening.
      await expect(concerts.form).toContainText(
        desk.word('venue-place', { country: 'Deutschland', city: 'Leipzig' }),
      );
      await finger.press(concerts.submit);
      expect(finger.presses - before, 'presses for a concert').toBeLessThanOrEqual(hasTouch ? 8 : 32);
      await isDone('concert');
    });

    await test.step('Start asks for nothing more, and the site goes online', async () => {
      await expect(desk.main.locator('.version')).toBeVisible();
      await expect(desk.main.locator('.open-steps')).toHaveCount(0, longTimeout);
      await finger.press(desk.button('html-order'));
      const html = async () => (await page.request.get('/')).text();
      await expect.poll(html, { timeout: 300_000, intervals: [250] }).toContain('Ölmühle');
    });

    await test.step('its own first screen', async () => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(/Ölmühle/);
      await expect(page).toHaveTitle(/Ölmühle/);
      const body = page.locator('body');
      for (const [name] of people) await expect(body).toContainText(name);
      for (const [id, [de]] of Object.entries(texts))
        if (!['live-empty-past'].includes(id)) await expect(page.locator('html')).toContainText(de);
      for (const words of ['Erste Pressung', 'Erntedank', 'Kornspeicher', video.title])
        await expect(body).toContainText(words);
      for (const address of ['https://oelmuehle.bandcamp.com', 'https://www.patreon.com/oelmuehle'])
        await expect(page.locator(`a[href="${address}"]`).first()).toBeAttached();
      await expect(page.getByAltText('Vier Leute vor einem Mühlrad').first()).toBeAttached();
      await page.goto(paths.home.en);
      await expect(page.locator('html')).toContainText('In the cellar of the oil mill.');
      expect(await violations(page)).toEqual([]);
    });

    await test.step('nothing of the samples is built, and no source was written', () => {
      const built = globSync('dist/**/*.html', { cwd: folder });
      expect(built.length).toBeGreaterThan(20);
      for (const file of built)
        expect(sampleWords(readFileSync(join(folder, file), 'utf8')), file).toEqual([]);
      expect(before.length).toBeGreaterThan(1000);
      expect(sources(folder)).toEqual(before);
    });

    expect(finger.presses, 'presses').toBeLessThanOrEqual(hasTouch ? mostPresses : mostKeys);
  });
