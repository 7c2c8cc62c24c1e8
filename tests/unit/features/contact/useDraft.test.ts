import { beforeEach, expect, test, vi } from 'vitest';
import { longest } from '../../../../src/config/contact.ts';
import { contactDraftKey } from '../../../../src/config/storage.ts';
import { clearDraft, saveDraft, useDraft } from '../../../../src/features/contact/useDraft.ts';
import { fakePage } from '../../../fakes/page.ts';
import { fakeStorage } from '../../desk/kit/records/fakeStorage.ts';
import { renderHook } from '../../renderHook.ts';
import { blockedStorage } from '../blockedStorage.ts';

/** A text control or a group of radio buttons. */
class Control {
  value: string;
  constructor(value: string) {
    this.value = value;
  }
}
class Radios extends Control {}

let page: EventTarget;
const replaceState = vi.fn<typeof history.replaceState>();

beforeEach(() => {
  page = fakePage().window;
  vi.stubGlobal('location', { href: 'https://match.test/kontakt' });
  vi.stubGlobal('history', { state: 'a state', replaceState });
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('HTMLInputElement', Control);
  vi.stubGlobal('HTMLTextAreaElement', Control);
  vi.stubGlobal('RadioNodeList', Radios);
  vi.stubGlobal('FormData', function formData(form: ReturnType<typeof formWith>) {
    return new Map(Object.entries(form.controls).map(([name, { value }]) => [name, value]));
  });
});

function formWith(values: Partial<Record<'purpose' | 'name' | 'email' | 'message', string>> = {}) {
  const { purpose = 'booking', name = '', email = '', message = '' } = values;
  const controls: Record<string, Control> = {
    purpose: new Radios(purpose),
    name: new Control(name),
    email: new Control(email),
    message: new Control(message),
  };
  const elements = { namedItem: (field: string) => controls[field] ?? null };
  return { controls, elements, dispatchEvent: vi.fn() };
}
type Form = ReturnType<typeof formWith>;
const asForm = (form: Form) => form as unknown as HTMLFormElement;
const restore = (form: Form) => renderHook(() => useDraft({ current: asForm(form) }));
const valuesOf = ({ controls }: Form) =>
  Object.fromEntries(Object.entries(controls).map(([name, { value }]) => [name, value]));

const typed = {
  purpose: 'merch',
  name: 'Toni',
  email: 'toni@example.com',
  message: 'Hallo & Grüße,\n50 % = +1?',
};

test.each([
  ['a text', { name: 'Nora' }],
  ['a purpose', { purpose: 'general' }],
])('%s that was entered before the script was there stays', async (_, entered) => {
  saveDraft(asForm(formWith(typed)));
  const form = formWith(entered);
  await restore(form);
  expect(valuesOf(form)).toEqual({ ...typed, ...entered });
});

test.each([
  ['back_forward', true],
  ['reload', true],
  ['navigate', false],
])('after a %s the draft wins over the browser’s older texts: %s', async (type, wins) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValueOnce([{ type } as never]);
  saveDraft(asForm(formWith(typed)));
  const form = formWith({ message: 'Hallo' });
  await restore(form);
  expect(valuesOf(form)).toEqual(wins ? typed : { ...typed, message: 'Hallo' });
});

test('the draft wins on a page out of the back/forward cache', async () => {
  const form = formWith();
  await restore(form);
  saveDraft(asForm(formWith(typed)));
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(valuesOf(form).message).toBe('');
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(valuesOf(form)).toEqual(typed);
  expect(form.dispatchEvent).toHaveBeenCalledOnce();
});

test.each([
  ['no draft', () => undefined],
  ['a damaged draft', () => sessionStorage.setItem(contactDraftKey, '{')],
  ['blocked storage', () => vi.stubGlobal('sessionStorage', blockedStorage)],
])('the form stays as it is with %s', async (_, prepare) => {
  prepare();
  const form = formWith();
  await restore(form);
  saveDraft(asForm(form));
  clearDraft();
  expect(valuesOf(form)).toEqual({ purpose: 'booking', name: '', email: '', message: '' });
});

/** Opens the form with a message of the draft at an address with this query. */
async function open(query: string, message = '') {
  vi.stubGlobal('location', { href: `https://match.test/kontakt${query}` });
  const form = formWith({ message });
  await renderHook(() => useDraft({ current: asForm(form) }));
  return [form.controls.purpose?.value, form.controls.message?.value];
}

const query = (message: string) => `?${new URLSearchParams({ message }).toString()}`;

test('fills in the question as plain text, cut and without control characters, and selects the purpose that fits', async () => {
  expect(await open(query('<b>Höranlage</b> &\u0000\u0007 „Sitz“?'))).toEqual([
    'general',
    '<b>Höranlage</b> & „Sitz“?',
  ]);
  sessionStorage.clear();
  expect(await open(query('x'.repeat(longest.message + 1)))).toEqual([
    'general',
    'x'.repeat(longest.message),
  ]);
});

test('a message of the draft stays, and the question comes below it, once', async () => {
  expect(await open(query('Höranlage?'), 'Liebe Band')).toEqual(['booking', 'Liebe Band\n\nHöranlage?']);
  expect(await open(query('Höranlage?'), 'Höranlage? Danke!')).toEqual(['booking', 'Höranlage? Danke!']);
});

test('a question in place of one that stands alone; a chosen purpose stays', async () => {
  await open(query('Höranlage?'));
  expect(await open(query('A hearing loop?'))).toEqual(['general', 'A hearing loop?']);
  saveDraft(asForm(formWith({ ...typed, message: 'A hearing loop? And a seat?' })));
  expect(await open(query('Step-free?'))).toEqual(['merch', 'A hearing loop? And a seat?\n\nStep-free?']);
  saveDraft(asForm(formWith({ purpose: 'booking', name: 'Toni' })));
  expect(await open(query('Rider?'))).toEqual(['booking', 'Rider?']);
});

test('selects the purpose of the address, unless something is typed', async () => {
  expect(await open('?purpose=merch')).toEqual(['merch', '']);
  expect(await open('?purpose=general&message=Hallo')).toEqual(['general', 'Hallo']);
  sessionStorage.clear();
  expect(await open('?purpose=spam')).toEqual(['booking', '']);
});

test('stores the question in the draft and removes it from the address, so that a reload adds nothing', async () => {
  await open(`${query('Höranlage?')}&von=karte#form`);
  const draft = Object.fromEntries(new URLSearchParams(sessionStorage.getItem(contactDraftKey) ?? ''));
  expect(draft).toMatchObject({ message: 'Höranlage?', purpose: 'general' });
  expect(
    replaceState.mock.calls.map(([state, title, url]) => [state as unknown, title, String(url)]),
  ).toEqual([['a state', '', 'https://match.test/kontakt?von=karte#form']]);
});

test.each(['', '?von=karte', '?message=', '?message=%20%0A'])(
  'leaves the form alone at “%s”',
  async (address) => {
    expect(await open(address)).toEqual(['booking', '']);
    expect([replaceState.mock.calls.length, sessionStorage.length]).toEqual([0, 0]);
  },
);
