import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { publish, published, subscribe, useRecords } from '../../../src/lib/recordStore.ts';
import { concertOf } from '../concert.ts';

const concert = concertOf({ id: 'x', name: 'Lampenfieber', date: '2026-12-04T19:00:00Z' });

function Names() {
  return useRecords('concerts')?.concerts.map(({ name }) => name) ?? 'as built';
}

test('the build ignores published records', () => {
  publish('concerts', { concerts: [concert] });
  expect(renderToStaticMarkup(<Names />)).toBe('as built');
});

test('calls every listener after the records are stored, until it unsubscribes', () => {
  const seen: unknown[] = [];
  const first = vi.fn(() => seen.push(published('concerts')));
  const second = vi.fn();
  const stop = subscribe(first);
  subscribe(second);
  const records = { concerts: [{ ...concert, status: 'cancelled' as const }] };
  publish('concerts', records);
  expect(seen).toEqual([records]);
  expect(second).toHaveBeenCalledTimes(1);
  expect(published('videos')).toBeUndefined();

  stop();
  publish('concerts', { concerts: [] });
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(2);
});
