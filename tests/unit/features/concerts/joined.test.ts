import { expect, test } from 'vitest';
import { joined } from '../../../../src/features/concerts/concerts.ts';

const known = { id: '0000', name: 'Probe', dateTime: '2026-12-04T20:00:00+01:00' };
const sameAgain = { id: 'x', name: 'Probe', date: '2026-12-04T19:00:00Z' };

test.each([
  ['an empty store adds nothing', [], [known]],
  [
    'what a store adds stands beside',
    [{ ...sameAgain, name: 'Zugabe' }],
    [known, { ...sameAgain, name: 'Zugabe' }],
  ],
  [
    'another time is another concert',
    [{ ...sameAgain, date: '2026-12-05T19:00:00Z' }],
    [known, { ...sameAgain, date: '2026-12-05T19:00:00Z' }],
  ],
  ['what both know stands once, as the store has it', [sameAgain], [sameAgain]],
])('%s', (_, added, all) => {
  expect(joined([known], added)).toEqual(all);
});
