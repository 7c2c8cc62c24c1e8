import { expect, test } from 'vitest';
import de from '../../../i18n/de/instruments.json' with { type: 'json' };
import { instruments, memberRecord } from '../../../src/records/member.ts';
import { faultsOf } from './faults.ts';

const member = {
  order: 1,
  name: 'Nora',
  img: 'nora',
  instrumentLangKeys: ['voice', 'bass'],
  description: 'description-nora',
};

test('Specification, section 3: six instruments are named across the product, each with its words', () => {
  expect([...instruments].sort()).toEqual(Object.keys(de).sort());
  expect(instruments).toHaveLength(6);
});

test.each([{}, { instrumentLangKeys: ['drums'] }, { description: 'd'.repeat(80) }])(
  'a member with %j is accepted',
  (change) => expect(faultsOf(memberRecord, { ...member, ...change })).toEqual([]),
);

test.each([
  [
    { instrumentLangKeys: ['voice', 'theremin'] },
    `instrumentLangKeys.1 is an unknown instrument: use ${instruments.join(', ')}`,
  ],
  [{ instrumentLangKeys: [] }, 'instrumentLangKeys is empty: name at least one instrument'],
  [{ name: '' }, 'name is empty: write the name'],
  [{ name: undefined }, 'name is missing: write the name'],
  [{ name: 'N'.repeat(25) }, 'name is longer than 24 characters: shorten it'],
  [{ img: undefined }, 'img is missing: name the picture, without its extension'],
  [{ description: 'd'.repeat(81) }, 'description is longer than 80 characters: shorten it'],
  [{ description: undefined }, 'description is missing: name its key in i18n/<language>/members.json'],
])('rejects %j: %s', (change, sentence) =>
  expect(faultsOf(memberRecord, { ...member, ...change })).toEqual([sentence]),
);
