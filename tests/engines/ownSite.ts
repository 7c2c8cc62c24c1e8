import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { photograph } from '../e2e/pages/photographs.ts';
import { paths } from '../e2e/words.ts';
import { fill, openDesk } from './band.ts';
import { videoTitle } from './site.ts';
import { type Add, type Journey, t } from './visitor.ts';

/** The main steps of a band's first evening (tests/e2e/firstEvening.spec.ts). */
export function ownSiteJourney(journey: () => Journey, add: Add): void {
  add(
    'the band fills its own site',
    async () => {
      const { visitor } = journey();
      const folder = mkdtempSync(join(tmpdir(), 'photographs-'));
      const portrait = join(folder, 'toni.jpg');
      writeFileSync(portrait, (await photograph('toni.jpg', 1000, 1200)).buffer);
      const save = () => visitor.clicks('form [type=submit]', t('own:own-save'));
      const saved = () => visitor.sees('main .notice[data-shown] [role=status]', t('own:own-online'));
      // Rows move once the server has told what is missing.
      const go = (to: string) =>
        visitor.window.run((hash) => {
          location.hash = hash;
        }, `band/${to}`);

      await openDesk(visitor, 'band');
      await go('looks');
      await visitor.sees('[name=fact-ink]');
      await visitor.window.run(fill, '[name=fact-ink]', '#ffb000');
      await visitor.clicks('.ink-field button');
      await save();
      await saved();

      await go('people/new');
      await visitor.types('[name=person-name]', 'Toni');
      await visitor.clicks('.photo-actions button', t('own:photo-choose'));
      await visitor.sees('dialog[open] .file-button');
      await visitor.window.chooseFiles('dialog[open] input[type=file]', [portrait]);
      await visitor.sees('.photo-crop canvas');
      // It goes up by itself, and says so above the points to choose from.
      await visitor.answers('', () => document.querySelector('.photo-field [data-stays]')?.textContent);
      await visitor.clicks('.photo-grid label:nth-child(3)');
      await visitor.answers(
        true,
        () => document.querySelectorAll<HTMLInputElement>('.photo-grid input')[2]?.checked,
      );
      await visitor.clicks('main form .chips button', t('instruments:drums'));
      await save();
      await visitor.sees('main .rows .row-name', 'Toni');

      await go('places/banner');
      await visitor.clicks('.photo-actions button', t('own:photo-choose'));
      await visitor.clicks('dialog[open] ul button');
      await visitor.types('[name=place-alt-de]', 'Die Bühne');
      await visitor.types('[name=place-alt-en]', 'The stage');
      await save();
      await visitor.sees('main a[data-row=banner]', t('own:place-own'));

      await go('links');
      await visitor.types('[name=fact-links]', 'https://toni.bandcamp.com');
      await save();
      await saved();

      await go('imprint');
      await visitor.types('[name=fact-ownerName]', 'Toni Tester');
      await save();
      await saved();

      await go('releases/new');
      await visitor.types('[name=release-name]', 'Pressung');
      await visitor.window.run(fill, '[name=release-release_date]', '2026-11-13');
      await visitor.clicks('main form label', t('own:release-type-single'));
      await visitor.types('[name=release-links]', 'https://toni.bandcamp.com/track/pressung');
      await save();
      await visitor.sees('main [data-kind=release] .row-name', 'Pressung');
      await go('videos/new');
      await visitor.types('[name=video-video]', 'https://youtu.be/BBBBBBBBBB-');
      await save();
      await visitor.sees('main [data-kind=video] .row-name', videoTitle);

      await visitor.open(paths['desk-page'].de);
      await visitor.clicks('[data-mark=booking-booking-2]');
      await visitor.sees('dialog[open] textarea');
      // The way back closes the sheet alone.
      await visitor.window.run(() => history.back());
      await visitor.misses('dialog[open]');
      await visitor.answers('', () => location.hash);
      await visitor.clicks('[data-mark=booking-booking-2]');
      await visitor.types('dialog[open] textarea', ' Und laut.');
      await visitor.sees('#booking', ' Und laut.');
      await visitor.clicks('dialog[open] [type=submit]', t('own:page-done'));
      await visitor.answers('booking-booking-2', () =>
        document.activeElement instanceof HTMLElement ? document.activeElement.dataset.mark : '',
      );
      await visitor.sees('.notice[data-shown] [role=status]', t('own:own-online'));

      await visitor.open(`${paths.desk.de}#start`);
      await visitor.clicks('.html-line button', t('start:html-order'));
      // The build that is served may be later than the moved clock: then it counts as the ordered one.
      await visitor.answers(
        true,
        (...states) => {
          const state = document.querySelector('.html-line [role=status]')?.textContent ?? '';
          return states.includes(state);
        },
        t('start:html-ordered'),
        t('start:html-online'),
      );
      rmSync(folder, { recursive: true });
    },
    // Three times what a busy machine needs.
    { timeout: 180_000 },
  );
}
