import { expect, test } from 'vitest';
import { CommandError } from '../../../../scripts/serve/command.ts';

test('of many lines, as another process has written them, none is left out', () => {
  const lines = Array.from({ length: 20 }, (_, index) => `band/concerts/${index}.json: name is missing`);
  expect(new CommandError(lines.join('\n')).message.split('\n')).toEqual(lines);
});
