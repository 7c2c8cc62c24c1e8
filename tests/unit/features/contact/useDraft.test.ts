import { beforeEach, expect, test, vi } from 'vitest';
import { contactDraftKey } from '../../../../src/config/storage.ts';
import { clearDraft, saveDraft, useDraft } from '../../../../src/features/contact/useDraft.ts';
import { renderHook } from '../../renderHook.ts';

/** A text control or a group of radio buttons. */
class Control {
  value: string;
  constructor(value: string) {
    this.value = value;
  }
}
class Radios extends Control {}

const entries = new Map<string, string>();
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => entries.set(key, value),
  removeItem: (key: string) => entries.delete(key),
};
const blocked = () => {
  throw new DOMException('Storage is blocked.', 'SecurityError');
};

beforeEach(() => {
  entries.clear();
  vi.stubGlobal('sessionStorage', storage);
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
  return { controls, elements: { namedItem: (field: string) => controls[field] ?? null } };
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

test('restores the stored fields', async () => {
  saveDraft(asForm(formWith(typed)));
  const form = formWith();
  await restore(form);
  expect(valuesOf(form)).toEqual(typed);
});

test('text that the visitor has typed before stays', async () => {
  saveDraft(asForm(formWith(typed)));
  const form = formWith({ name: 'Nora' });
  await restore(form);
  expect(valuesOf(form)).toEqual({ ...typed, name: 'Nora' });
});

test.each([
  ['no draft', () => undefined],
  [
    'a cleared draft',
    () => {
      saveDraft(asForm(formWith(typed)));
      clearDraft();
    },
  ],
  ['a damaged draft', () => entries.set(contactDraftKey, '{')],
  [
    'blocked storage',
    () => vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked }),
  ],
])('the form stays as it is with %s', async (_, prepare) => {
  prepare();
  const form = formWith();
  await restore(form);
  saveDraft(asForm(form));
  clearDraft();
  expect(valuesOf(form)).toEqual({ purpose: 'booking', name: '', email: '', message: '' });
});
