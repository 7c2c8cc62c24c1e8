import { describe, expect, test } from 'vitest';
import { formAddress } from '../../src/config/contact.ts';
import { site } from '../../src/config/site.ts';
import type { Member } from '../../src/records/member.ts';
import { paths, records, text } from '../e2e/words.ts';
import { attributesOf, elements, page } from './dist.ts';

describe.each(['de', 'en'] as const)('%s', (locale) => {
  const { root } = page(paths.contact[locale]);
  const words = (key: string) => text(locale, key);
  const sheet = root
    .querySelectorAll('section')
    .find((each) => each.getAttribute('aria-labelledby') === 'facts');
  const rows = elements([{ root: sheet ?? root }], 'dl > div').map((row) => [
    row.querySelector('dt')?.text,
    row.querySelector('dd')?.text.trim(),
  ]);

  test('the contact page shows no tape: its own link in the header is the current page', () => {
    expect(root.querySelectorAll('[aria-disabled]')).toHaveLength(0);
    const current = root.querySelectorAll('header [aria-current=page]').map((link) => link.text);
    expect(current).toEqual([words('navigation:contact'), words('navigation:contact')]);
  });

  test('a promoter finds line-up, music, stage, documents, the address and a way to look and listen', () => {
    const values = Object.fromEntries(rows) as Record<string, string>;
    // Without the marks that keep "E-Gitarre" on one line.
    const lineUp = values[words('contact:facts-line-up')]?.replaceAll('\u2060', '');
    for (const { name, instrumentLangKeys } of records<Member>('members')) {
      const played = instrumentLangKeys.map((key) => words(`instruments:${key}`)).join(', ');
      expect(lineUp).toContain(`${name} (${played})`);
    }
    expect(values[words('contact:facts-music')]).toBe(words('contact:facts-music-value'));
    expect(values[words('contact:facts-documents')]).toBe(words('booking:on-request'));
    expect(values[words('contact:email')]).toContain(site.email);
    const [documents, mail, ...links] = attributesOf(sheet, 'a', 'href');
    expect(documents).toBe(formAddress(paths.contact[locale], words('booking:request')));
    expect(mail).toContain('mailto:');
    expect(links).toEqual([paths.live[locale], paths.media[locale], site.streamingPage]);
  });

  test('rows that the owner has not filled in are left out', () => {
    const terms = rows.map(([term]) => term);
    expect(terms).not.toContain(words('contact:facts-phone'));
    expect(terms).not.toContain(words('contact:facts-person'));
    expect(sheet?.text).not.toContain('«');
  });
});
