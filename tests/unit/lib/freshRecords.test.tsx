import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { publish, useFreshRecords } from '../../../src/lib/freshRecords.ts';

function Names() {
  return useFreshRecords('concerts')?.map(({ name }) => name) ?? 'as built';
}

test('the build shows what it knows itself, whatever was published', () => {
  expect(renderToStaticMarkup(<Names />)).toBe('as built');
  publish('concerts', [
    { id: 'x', name: 'Lampenfieber', date: '2026-12-04T19:00:00Z', status: 'planned', free: false },
  ]);
  expect(renderToStaticMarkup(<Names />)).toBe('as built');
});
