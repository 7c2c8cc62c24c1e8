import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import interaction from '../../../../src/lib/integrations/interaction.ts';

const page = new EventTarget();
const hydrate = vi.fn(() => Promise.resolve());
const load = vi.fn(() => Promise.resolve(hydrate));

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test.each(['pointerdown', 'keydown', 'scroll'])('nothing is loaded before the first %s', async (sign) => {
  interaction(load, { name: 'interaction', value: '' }, {} as HTMLElement);
  page.dispatchEvent(new Event('mousemove'));
  expect(load).not.toHaveBeenCalled();

  page.dispatchEvent(new Event(sign));
  await vi.waitFor(() => {
    expect(hydrate).toHaveBeenCalledOnce();
  });
});

test('later signs load nothing again', () => {
  interaction(load, { name: 'interaction', value: '' }, {} as HTMLElement);
  for (const sign of ['scroll', 'scroll', 'pointerdown', 'keydown']) page.dispatchEvent(new Event(sign));
  expect(load).toHaveBeenCalledOnce();
});
