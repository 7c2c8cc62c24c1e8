import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import interaction from '../../../../src/lib/integrations/interaction.ts';

let page = new EventTarget();
const hydrate = vi.fn(() => Promise.resolve());
const load = vi.fn(() => Promise.resolve(hydrate));

/** Without a value, which the types do not know of. */
const bare = { name: 'interaction', value: true as unknown as string };

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test.each(['pointerdown', 'keydown', 'scroll'])('nothing is loaded before the first %s', async (sign) => {
  interaction(load, bare, {} as HTMLElement);
  page.dispatchEvent(new Event('mousemove'));
  expect(load).not.toHaveBeenCalled();

  page.dispatchEvent(new Event(sign));
  await vi.waitFor(() => {
    expect(hydrate).toHaveBeenCalledOnce();
  });
});

test('later signs load nothing again', () => {
  interaction(load, bare, {} as HTMLElement);
  for (const sign of ['scroll', 'scroll', 'pointerdown', 'keydown']) page.dispatchEvent(new Event(sign));
  expect(load).toHaveBeenCalledOnce();
});

/** A press on something inside a link, or on no link at all. */
function press(keys: Partial<MouseEvent> = {}, link: object | null = { href: '/' }) {
  const event = Object.assign(new Event('click', { cancelable: true }), { button: 0, ...keys });
  Object.defineProperty(event, 'target', { value: { closest: () => link } });
  page.dispatchEvent(event);
  return event;
}

/** Astro takes its mark away when it has hydrated, and says nothing when it could not. */
const island = (comes: boolean) => ({ hasAttribute: () => !comes }) as unknown as HTMLElement;

test('with a selector a press hydrates in place of following the link, and each press is told', async () => {
  const told = vi.fn();
  vi.stubGlobal('document', { dispatchEvent: ({ type }: Event) => told(type) as unknown });
  interaction(load, { name: 'interaction', value: 'a.logo' }, island(true));
  for (const sign of ['scroll', 'pointerdown', 'keydown']) page.dispatchEvent(new Event(sign));
  for (const other of [press({ button: 1 }), press({ ctrlKey: true }), press({}, null)]) {
    expect(other.defaultPrevented).toBe(false);
  }
  expect(load).not.toHaveBeenCalled();

  expect(press().defaultPrevented).toBe(true);
  expect(press().defaultPrevented).toBe(true);
  await vi.waitFor(() => {
    expect(told.mock.calls).toEqual([['press'], ['press']]);
  });
  expect(load).toHaveBeenCalledOnce();
});

test('where the island does not come, the link is followed', async () => {
  const place = { href: '' };
  vi.stubGlobal('location', place);
  interaction(load, { name: 'interaction', value: 'a.logo' }, island(false));
  press({}, { href: '/en/' });
  await vi.waitFor(() => {
    expect(place.href).toBe('/en/');
  });
});
