import { expect, test } from 'vitest';
import { UsageError, parts, readOptions } from '../options.ts';

test.each([
  { args: [], chosen: parts, runs: 3 },
  { args: ['--only', 'slow', '--runs', '5'], chosen: ['slow'], runs: 5 },
  { args: ['--only', 'walk', '--only', 'weight'], chosen: ['weight', 'walk'], runs: 3 },
  { args: ['--only', 'weight', '--build'], chosen: ['build', 'weight'], runs: 3 },
])('$args measures $chosen', ({ args, chosen, runs }) =>
  expect(readOptions(args)).toMatchObject({ parts: chosen, runs }),
);

test.each([
  { args: ['--only', 'speed'], says: 'speed' },
  { args: ['--runs', '0'], says: '1 to 99' },
  { args: ['--runs', 'three'], says: 'three' },
  { args: ['--fast'], says: '--fast' },
])('rejects $args with a sentence', ({ args, says }) => {
  expect(() => readOptions(args)).toThrow(UsageError);
  expect(() => readOptions(args)).toThrow(says);
});
