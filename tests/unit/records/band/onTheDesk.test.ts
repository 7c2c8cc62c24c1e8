import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bandFacts } from '../../../../src/records/band/bandFacts.ts';
import { factFields } from '../../../../src/records/band/factFields.ts';
import type { Fields } from '../../../../src/records/fields.ts';
import { factParts } from '../../../../src/records/band/factParts.ts';

const text = readFileSync('docs/decisions/0052-own-site.md', 'utf8');
const [, list = ''] = /\| a visitor sees[^\n]*\n\|[^\n]*\n([^]*?)\n\n/.exec(text) ?? [];

test('every fact of a band has a field on the desk, or is one of at most ten that say why not', () => {
  const fields = Object.values(factParts).flatMap((holders) =>
    Object.values<object>(holders).flatMap((shape) => Object.keys(shape)),
  );
  const table: Fields = factFields;
  const rows = Object.entries(table).map(([name, { at }]) => at ?? name);
  const onDesk = (name: string) => rows.some((at) => at === name || at.startsWith(`${name}.`));
  const isHolder = (name: string) => Object.values(factParts).some((holders) => name in holders);

  expect(fields.filter((name) => !onDesk(name))).toEqual([]);
  const others = Object.keys(bandFacts.shape).filter((name) => !fields.includes(name) && !isHolder(name));
  expect(others.filter((name) => !list.includes(`\`${name}\``))).toEqual([]);
  expect(list.split('\n').length).toBeLessThanOrEqual(10);
});
