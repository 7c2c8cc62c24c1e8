import { expect, test } from 'vitest';
import { observeVisibility } from '../../../../src/lib/browser/observeVisibility.ts';
import { fakePage } from '../../../fakes/page.ts';

const element = {} as Element;

function watch(page = fakePage()) {
  const controller = new AbortController();
  const told: boolean[] = [];
  observeVisibility(element, (isSeen) => told.push(isSeen), controller.signal);
  return { ...page, page, told, controller };
}

test('observes nothing before the first scrolling', () => {
  const { page, window, told } = watch();
  expect(page.observed.size).toBe(0);
  window.dispatchEvent(new Event('scroll'));
  expect(page.observed).toEqual(new Set([element]));
  expect(told).toEqual([]);
});

test('observes at once on a page that its address has scrolled, and reports each change, the last one of several at once', () => {
  const { page, intersect, told } = watch(fakePage({ scrollY: 1 }));
  expect(page.observed).toEqual(new Set([element]));
  intersect(element, true);
  intersect(element, true, false);
  intersect(element, false, true);
  intersect(element);
  expect(told).toEqual([true, false, true, false]);
});

test('an abort ends it, before and after the first scrolling', () => {
  const early = watch();
  early.controller.abort();
  early.window.dispatchEvent(new Event('scroll'));
  expect(early.page.observed.size).toBe(0);

  const late = watch(fakePage({ scrollY: 1 }));
  late.controller.abort();
  expect(late.page.observed.size).toBe(0);
});
