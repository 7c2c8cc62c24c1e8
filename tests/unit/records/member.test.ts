import { expect, test } from 'vitest';
import de from '../../../i18n/de/instruments.json' with { type: 'json' };
import { instruments, memberRecord } from '../../../src/records/member.ts';
import { faultsOf } from './faults.ts';

const member = {
  order: 1,
  name: 'Nora',
  img: 'nora',
  instrumentLangKeys: ['voice', 'bass'],
  text: { de: 'Schreibt.', en: 'Writes.' },
};

test('Specification, section 3: six instruments are named across the product, each with its words', () => {
  expect([...instruments].sort()).toEqual(Object.keys(de).sort());
  expect(instruments).toHaveLength(6);
});

const saw = { de: 'Singende Säge', en: 'Musical saw' };
const unknown = `is an unknown instrument: use ${instruments.join(', ')}, or write its word in each language, { "de": "Singende Säge", "en": "Musical saw" }`;

test.each<[object, string?]>([
  [{ instrumentLangKeys: ['drums', saw], name: 'N'.repeat(40), text: { de: 'd'.repeat(600), en: 'e' } }],
  [{ instrumentLangKeys: ['voice', 'theremin'] }, `instrumentLangKeys.1 ${unknown}`],
  [{ instrumentLangKeys: [{ de: 'Singende Säge' }] }, `instrumentLangKeys.0 ${unknown}`],
  [{ instrumentLangKeys: [{ ...saw, en: ' ' }] }, 'instrumentLangKeys.0.en is empty: write the English text'],
  [
    { instrumentLangKeys: [{ ...saw, sl: 'Žaga' }] },
    'instrumentLangKeys.0 is no pair of texts: write { "de": "…", "en": "…" }',
  ],
  [
    { instrumentLangKeys: [{ ...saw, de: 'S'.repeat(41) }] },
    'instrumentLangKeys.0.de is longer than 40 characters: shorten it',
  ],
  [{ instrumentLangKeys: [] }, 'instrumentLangKeys is empty: name at least one instrument'],
  [{ name: '' }, 'name is empty: write the name'],
  [{ name: undefined }, 'name is missing: write the name'],
  [{ name: 'N'.repeat(41) }, 'name is longer than 40 characters: shorten it'],
  [{ img: undefined }, 'img is missing: name the picture, without its extension'],
  [{ text: { de: 'd'.repeat(601), en: 'e' } }, 'text.de is longer than 600 characters: shorten it'],
  [{ text: { de: 'Schreibt.' } }, 'text.en is missing: write the English text'],
  [{ text: 'Writes.' }, 'text is no pair of texts: write { "de": "…", "en": "…" }'],
])('the faults of %j: %s', (change, ...sentences) =>
  expect(faultsOf(memberRecord, { ...member, ...change })).toEqual(sentences),
);
