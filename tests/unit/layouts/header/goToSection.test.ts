import { afterEach, expect, test, vi } from 'vitest';
import { goToSection } from '../../../../src/layouts/header/sectionNavigation.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page with one section, whose upper edge stands `top` pixels below the window's. */
function pageWith(id: string, { top = 500, reducedMotion = false } = {}) {
  const place = { top };
  const section = { tabIndex: 0, focus: vi.fn(), getBoundingClientRect: () => place };
  const window = Object.assign(new EventTarget(), { scrollTo: vi.fn(), scrollBy: vi.fn() });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { getElementById: (wanted: string) => (wanted === id ? section : null) });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reducedMotion && query === '(prefers-reduced-motion: reduce)',
  }));
  return { place, section, window, end: () => window.dispatchEvent(new Event('scrollend')) };
}

test('N1 leaves 40 px above a section, and moves the focus to it without another scroll', () => {
  const { section, window } = pageWith('live');
  goToSection('live');
  expect(window.scrollBy.mock.calls).toEqual([[{ top: 460, behavior: 'smooth' }]]);
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(section.tabIndex).toBe(-1);
  expect(section.focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

test('G9 arrives at once under reduced motion', () => {
  const { window } = pageWith('live', { reducedMotion: true });
  goToSection('live');
  expect(window.scrollBy.mock.calls).toEqual([[{ top: 460, behavior: 'instant' }]]);
});

test.each([
  [41, []],
  [39, []],
  [41.5, [[{ top: 1.5, behavior: 'instant' }]]],
  [30, [[{ top: -10, behavior: 'instant' }]]],
])('N1 a section that ends at %d px is corrected once', (top, corrections) => {
  const { place, window, end } = pageWith('live');
  goToSection('live');
  window.scrollBy.mockClear();
  place.top = top;
  end();
  expect(window.scrollBy.mock.calls).toEqual(corrections);
  end();
  expect(window.scrollBy.mock.calls).toEqual(corrections);
});

test('B1 the first section is the top of the page, and is not corrected', () => {
  const { window, end } = pageWith('hero', { top: -900 });
  goToSection('hero');
  end();
  expect(window.scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]]);
  expect(window.scrollBy).not.toHaveBeenCalled();
});

test('a section that the page does not have is no error', () => {
  const { window } = pageWith('live');
  goToSection('shop');
  expect(window.scrollBy).not.toHaveBeenCalled();
});
