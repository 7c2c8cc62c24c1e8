import { expect, test } from 'vitest';
import { factKind } from '../../../../../../src/features/band/desk/facts/factKind.ts';
import { factFields } from '../../../../../../src/records/band/factFields.ts';
import type { Fields } from '../../../../../../src/records/fields.ts';
import { translator } from '../../../../../../src/desk/kit/translate.ts';

/** Two values of a row. */
const valuesOf = (name: string): readonly (string | boolean)[] => {
  const { control }: Fields[string] = factFields[name as keyof typeof factFields];
  if (control === 'check') return [true, false];
  if (name === 'country') return ['AT', 'DE'];
  return name === 'timeZone' ? ['Europe/Vienna', 'Europe/Berlin'] : ['2026-11-01', '2026-11-02'];
};

// Without them the history leaves a change out, and a conflict decides it without a person.
test.each(Object.keys(factKind.groups))('two values of %s have different words', (group) => {
  const t = translator('de');
  const [rows = []] = [factKind.groups[group]];
  const words = [0, 1].map((index) =>
    factKind.groupText(
      group,
      { ...factKind.empty, ...Object.fromEntries(rows.map((row) => [row, valuesOf(row)[index]])) },
      'de',
      (key, values) => (key.startsWith('switch-') ? key : t(key, values)),
    ),
  );
  expect(words[0]).not.toBe(words[1]);
});

test('a country or zone that is not chosen has words, too', () => {
  const none = { ...factKind.empty, country: '', timeZone: '' };
  for (const group of ['country', 'timeZone'])
    expect(factKind.groupText(group, none, 'de', (key) => key)).toBe('empty');
});
