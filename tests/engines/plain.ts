import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { concertPath } from '../../src/lib/routing/routes.ts';
import { paths } from '../e2e/words.ts';
import { type Add, type Journey, t } from './visitor.ts';

/** The number of pages of a PDF. */
function pagesOf(pdf: Buffer): number {
  const folder = mkdtempSync(join(tmpdir(), 'print-'));
  writeFileSync(join(folder, 'print.pdf'), pdf);
  const facts = execFileSync('pdfinfo', [join(folder, 'print.pdf')], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return Number(/^Pages:\s+(\d+)$/m.exec(facts)?.[1]);
}

/** Journeys without scripts, and what the engine alone does with the styles. */
export function plainJourneys(journey: () => Journey, add: Add): void {
  add('a message to the band is sent without script', async () => {
    await journey().withoutScript(async (visitor) => {
      await visitor.open(paths.contact.de);
      await visitor.types('#name', 'Toni Tester');
      // The browser accepts it; only the function demands a complete domain.
      await visitor.types('#email', 'toni@example');
      await visitor.types('#message', 'Spielt ihr bei uns im Hof?');
      await visitor.clicks('form button', t('contact:send'));
      await visitor.sees('main', t('contact:error-email-invalid'));
      await visitor.types('#email', '.com');
      await visitor.clicks('form button', t('contact:send'));
      await visitor.arrives(paths['contact-thanks'].de);
      await visitor.sees('main', t('page:thanks-text'));
    });
  });

  add('a concert is printed on one sheet', async () => {
    const { visitor } = journey();
    for (const slug of ['2026-12-04-lampenfieber', '2028-06-10-gluehwuermchen']) {
      await visitor.open(concertPath('de', slug));
      await visitor.seesTypefaces();
      expect(pagesOf(await visitor.window.print()), slug).toBe(1);
    }
  });

  add('links look like links', async () => {
    const { visitor } = journey();
    const [paper, red] = ['rgb(243, 231, 211)', 'rgb(255, 75, 31)'];
    const lineOf = (css: string) => {
      const link = document.querySelector(css);
      if (!link) return undefined;
      const { textDecorationLine, textDecorationThickness, textDecorationColor } = getComputedStyle(link);
      return `${textDecorationLine} ${textDecorationThickness} ${textDecorationColor}`;
    };
    await visitor.open(paths.live.de);
    await visitor.answers(`underline 3px ${red}`, lineOf, '#menu a');
    await visitor.answers(`underline 3px ${paper}`, lineOf, '#menu nav li a[aria-current]');
    await visitor.open(paths.contact.de);
    await visitor.answers(`underline 3px ${red}`, lineOf, 'main form a');
    await visitor.sees('form[data-ready]');
    await visitor.clicks('form button', t('contact:send'));
    await visitor.answers(`underline 3px ${red}`, lineOf, 'form [role=group] a');
  });
}
