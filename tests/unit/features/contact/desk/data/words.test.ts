import { expect, test } from 'vitest';
import { arrival } from '../../../../../../src/features/contact/desk/data/words.ts';

const now = new Date('2026-11-25T12:00:00Z');

test.each([
  ['2026-11-25T08:05:00Z', '09:05'],
  ['2026-11-24T22:30:00Z', 'Di.'],
  ['2026-11-20T12:30:00Z', 'Fr.'],
  ['2026-11-12T12:00:00Z', '12. Nov.'],
  ['2025-11-12T12:00:00Z', '12. Nov. 2025'],
])('%s reads %s', (received, words) => expect(arrival('de', new Date(received), now)).toBe(words));
