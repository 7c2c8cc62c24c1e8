import { expect, test } from 'vitest';
import { instantOf } from '../instantOf.ts';
import { buildRecord } from '../../src/records/built/buildRecord.ts';
import { builtAt, files, page, pages, text } from './dist.ts';

const record = buildRecord.parse(JSON.parse(text('/build.json')));

test('the build says when it began, before it wrote its pages', () =>
  expect(Date.parse(record.builtAt)).toBeLessThan(builtAt.getTime()));

test('the HTML changes by itself after the build, and when the next concert has begun at the latest', () => {
  const changesAt = Date.parse(record.changesAt ?? '');
  expect(changesAt).toBeGreaterThan(Date.parse(record.builtAt));

  const starts = page('/')
    .root.querySelectorAll('#live time')
    .map((time) => instantOf(time.getAttribute('datetime')));
  const coming = starts.filter((start) => start >= builtAt.getTime());
  expect(coming.length).toBeGreaterThan(0);
  expect(changesAt).toBeLessThanOrEqual(Math.min(...coming) + 1);
});

test('a build without stores says that it read none, so that the daily rebuild compares none', () =>
  expect(record).toMatchObject({ concerts: null, venues: null, gallery: null, failedSources: [] }));

test('no page leads to the record of the build', () => {
  expect(files).toContain('/build.json');
  expect(pages.filter(({ html }) => html.includes('build.json'))).toEqual([]);
});
