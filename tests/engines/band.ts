import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { concertPath } from '../../src/lib/routing/routes.ts';
import { photograph } from '../e2e/pages/photographs.ts';
import { paths } from '../e2e/words.ts';
import { password } from './site.ts';
import { type Add, type Journey, t, type Visitor } from './visitor.ts';

/** Logs in as the form does, and opens an area of the desk. */
export async function openDesk(visitor: Visitor, area: 'concerts' | 'pictures' | 'band'): Promise<void> {
  await visitor.open('/robots.txt');
  await visitor.answers(true, async (key) => (await fetch(`/api/adminKey/${key}`)).ok, password);
  await visitor.open(`${paths.desk.de}#${area}`);
}

/** In the page: gives a field a value, as the browser's own chooser of a date does. */
export function fill(css: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(css);
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, value);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Journeys of the band. */
export function bandJourneys(journey: () => Journey, add: Add): void {
  add('the band logs in behind the logo, and goes to its desk', async () => {
    const { visitor } = journey();
    await visitor.open(paths.home.de);
    await visitor.clicks('header a');
    await visitor.types('dialog[open] input[type=password]', password);
    await visitor.window.press('Enter');
    await visitor.sees('main [role=status]', t('admin:logged-in'));
    await visitor.clicks('header a');
    await visitor.clicks('dialog[open] a', t('admin:to-desk'));
    await visitor.arrives(paths.desk.de);
    await visitor.sees('button', t('admin:log-out'));
  });

  add('a concert is entered and called off, and its page says so', async () => {
    const { visitor } = journey();
    const name = 'Kesselfieber';
    await openDesk(visitor, 'concerts');
    await visitor.clicks('main a', t('desk:concert'));
    await visitor.types('[name=concert-name]', name);
    await visitor.window.run(fill, '[name=concert-date]', '2027-03-03');
    await visitor.clicks('form button', '20:00');
    await visitor.types('[name=concert-venue]', 'Kesselhaus');
    await visitor.clicks('[role=option]', t('desk:venue-new', { name: 'Kesselhaus' }));
    await visitor.types('[name=concert-city]', 'Wels');
    await visitor.clicks('form [type=submit]');
    await visitor.sees('[data-shown] [role=status]', t('desk:saved', { name }));
    await visitor.clicks('button', t('desk:more-of', { name }));
    await visitor.clicks('dialog[open] a', t('desk:action-cancel'));
    await visitor.clicks('form [type=submit]', t('desk:cancel-send'));
    await visitor.sees('main li a', t('desk:stamp-cancelled'));
    await visitor.open(concertPath('de', '2027-03-03-kesselfieber'));
    await visitor.sees('main', t('live:status-cancelled'));
  });

  add('pictures are chosen, described and sent', async () => {
    const { visitor } = journey();
    const folder = mkdtempSync(join(tmpdir(), 'photographs-'));
    const files = await Promise.all(
      ['eins.jpg', 'zwei.jpg'].map(async (file) => {
        const path = join(folder, file);
        writeFileSync(path, (await photograph(file, 640, 480)).buffer);
        return path;
      }),
    );
    await openDesk(visitor, 'pictures');
    await visitor.sees('main', t('desk:choose'));
    await visitor.window.chooseFiles('main input[type=file]:not([capture])', files);
    await visitor.sees('main [role=status]', t('picture:status-pending', { count: files.length }));
    await visitor.types('[name=credit]', 'Ida');
    await visitor.clicks('main a', t('picture:picture-describe'));
    for (const file of files) {
      for (const language of ['de', 'en'])
        await visitor.types(`[name=picture-alt-${language}]`, `${basename(file)} ${language}`);
      await visitor.clicks('button', t('desk:save'));
      // The next one opens by itself.
      await visitor.answers(
        false,
        (words) => document.querySelector('textarea')?.value === words,
        `${basename(file)} de`,
      );
    }
    await visitor.answers(true, async () =>
      (await (await fetch('/api/cloudinary?full')).text()).includes('eins.jpg de'),
    );
    rmSync(folder, { recursive: true });
  });
}
