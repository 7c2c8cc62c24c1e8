import { beforeEach, expect, test, vi } from 'vitest';
import { longest } from '../../../../src/config/contact.ts';
import { contactDraftKey } from '../../../../src/config/storage.ts';
import { useQuestion } from '../../../../src/features/contact/useDraft.ts';
import { renderHook } from '../../renderHook.ts';

/** A text control or a group of radio buttons. */
class Control {
  value: string;
  constructor(value: string) {
    this.value = value;
  }
}
class Radios extends Control {}

const replaceState = vi.fn<typeof history.replaceState>();
const stored = new Map<string, string>();

beforeEach(() => {
  replaceState.mockClear();
  stored.clear();
  vi.stubGlobal('history', { state: 'a state', replaceState });
  vi.stubGlobal('sessionStorage', { setItem: (key: string, value: string) => stored.set(key, value) });
  vi.stubGlobal('HTMLTextAreaElement', Control);
  vi.stubGlobal('RadioNodeList', Radios);
  vi.stubGlobal('FormData', function formData({ controls }: { controls: Record<string, Control> }) {
    return new Map(Object.entries(controls).map(([name, { value }]) => [name, value]));
  });
});

/** Opens the form with a message of the draft at an address with this query. */
async function open(query: string, message = '') {
  vi.stubGlobal('location', { href: `https://match.test/kontakt${query}` });
  const controls = { purpose: new Radios('booking'), message: new Control(message) };
  const form = { controls, elements: { namedItem: (field: 'purpose' | 'message') => controls[field] } };
  await renderHook(() => useQuestion({ current: form as unknown as HTMLFormElement }));
  return [controls.purpose.value, controls.message.value];
}

const query = (message: string) => `?${new URLSearchParams({ message }).toString()}`;

test('fills in the question as plain text, and selects the purpose that fits', async () =>
  expect(await open(query('<b>Höranlage</b> & „Sitz“?'))).toEqual(['general', '<b>Höranlage</b> & „Sitz“?']));

test('a message of the draft stays, and the question comes below it, once', async () => {
  expect(await open(query('Höranlage?'), 'Liebe Band')).toEqual(['booking', 'Liebe Band\n\nHöranlage?']);
  expect(await open(query('Höranlage?'), 'Höranlage? Danke!')).toEqual(['booking', 'Höranlage? Danke!']);
});

test('stores the question in the draft and removes it from the address, so that a reload adds nothing', async () => {
  await open(`${query('Höranlage?')}&von=karte#form`);

  const draft = Object.fromEntries(new URLSearchParams(stored.get(contactDraftKey)));
  expect(draft).toMatchObject({ message: 'Höranlage?', purpose: 'general' });
  expect(
    replaceState.mock.calls.map(([state, title, url]) => [state as unknown, title, String(url)]),
  ).toEqual([['a state', '', 'https://match.test/kontakt?von=karte#form']]);
});

test('cuts a text over the limit, and drops control characters', async () => {
  const [, message] = await open(query(`\u0000\u0007${'x'.repeat(longest.message + 1)}`));
  expect(message).toBe('x'.repeat(longest.message));
});

test.each(['', '?von=karte', '?message=', '?message=%20%0A'])(
  'leaves the form alone at “%s”',
  async (address) => {
    expect(await open(address)).toEqual(['booking', '']);
    expect([replaceState.mock.calls.length, stored.size]).toEqual([0, 0]);
  },
);
