import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Locale } from '../../../../../src/config/locales.ts';
import { translator } from '../../../../../src/desk/kit/translate.ts';
import { unanswered } from '../../../../../src/desk/kit/changes/sendChange.ts';
import type { Change } from '../../../../../src/desk/kit/changes/change.ts';
import { recordKind } from '../../../../../src/desk/kit/records/recordKind.ts';
import { useRecordForm } from '../../../../../src/desk/kit/records/useRecordForm.ts';
import { inDesk } from '../../inDesk.ts';
import { renderHook } from '../../../renderHook.ts';
import { fakeStorage, kind as draftKind, type Stored, type Typed } from './fakeStorage.ts';
import { openForms, type StoredOutcome } from './openForms.ts';

const kindOf = (control: 'text' | 'price') =>
  recordKind({
    ...{ name: 'concert', fields: { name: { control } } },
    ...{ stored: draftKind.stored, sent: () => z.object({ name: z.string() }) },
  });

const t = translator('en');
const send = vi.fn<(change: Change) => Promise<StoredOutcome>>();
const base: Stored = { id: 'one', revision: 3, name: 'Stored' };

beforeEach(() => {
  send.mockReset().mockResolvedValue({ kind: 'failed', reason: '' });
});

interface Options {
  storage?: Storage;
  kind?: ReturnType<typeof kindOf>;
  locale?: Locale;
}

/** The form of a record; `props` may change while it is open. */
async function open(
  props: { initial: Typed; base?: Stored } = { initial: { name: 'Stored' }, base },
  { storage, kind = kindOf('text'), locale = 'en' as Locale }: Options = {},
) {
  const { drafts, forms } = openForms(kind, send, storage);
  const onBegin = vi.fn();
  const hook = await renderHook(
    () => useRecordForm(kind, { desk: { drafts, forms, onBegin }, draftKey: 'one', ...props }),
    (part) => inDesk(part, locale),
  );
  /** As the desk, which renders its forms again after each change of drafts and forms. */
  const act = async <Result>(run: () => Result | Promise<Result>) => {
    let result: Result | undefined;
    await hook.act(async () => {
      result = await run();
    });
    await hook.rerender();
    return result;
  };
  const type = (name: string) => act(() => hook.current.change({ name }));
  return { hook, drafts, onBegin, act, type, submit: () => act(() => hook.current.submit()) };
}

test('follows the stored record until something is typed, and keeps the version that was open then', async () => {
  const props = { initial: { name: 'Stored' }, base };
  const { hook, drafts, type } = await open(props);
  Object.assign(props, { initial: { name: 'Changed there' }, base: { ...base, revision: 4 } });
  await hook.rerender();
  expect([hook.current.values.name, hook.current.isDirty]).toEqual(['Changed there', false]);
  await type('Mine');
  const first = drafts.find('one');
  Object.assign(props, { initial: { name: 'Again' }, base: { ...base, revision: 5 } });
  await hook.rerender();
  await type('Mine too');
  expect([hook.current.values.name, hook.current.isDirty]).toEqual(['Mine too', true]);
  expect(first?.base?.revision).toBe(4);
  expect(drafts.find('one')).toEqual({ ...first, typed: { name: 'Mine too' } });
});

test('brings a discarded draft back, unless something else was typed since', async () => {
  const { hook, drafts, act, type } = await open();
  await type('Mine');
  await act(() => hook.current.discard());
  expect([drafts.find('one'), hook.current.values.name]).toEqual([undefined, 'Stored']);
  await act(() => hook.current.undo?.());
  expect(hook.current.values.name).toBe('Mine');
  expect(drafts.discarded('one')).toEqual([]);
  await act(() => hook.current.discard());
  await type('Else');
  expect(hook.current.undo).toBeUndefined();
  expect(drafts.discarded('one')).toMatchObject([{ typed: { name: 'Mine' } }]);
});

test('tells that a change begins: with its first key, and when it is sent', async () => {
  const { onBegin, type, submit } = await open();
  await type('M');
  await type('Mi');
  expect(onBegin).toHaveBeenCalledTimes(1);
  await type('');
  await submit();
  expect(onBegin, 'wrong values are not sent').toHaveBeenCalledTimes(1);
  await type('Mine');
  await submit();
  expect(onBegin).toHaveBeenCalledTimes(2);
});

test.each([
  ['en', '1,000.00'],
  ['de', '€ 1.000,-'],
] as const)('an amount stays as it is typed, in %s: %s', async (locale, text) => {
  const { hook, act } = await open({ initial: { name: '' } }, { kind: kindOf('price'), locale });
  let shown = '';
  for (const key of text) {
    await act(() => hook.current.field('name').onChange(shown + key));
    shown = hook.current.field('name').value;
  }
  expect(shown).toBe(text);
});

test('says when the browser does not store the draft', async () => {
  const full = fakeStorage(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { hook, type } = await open(undefined, { storage: full });
  await type('Mine');
  expect(hook.current.status).toBe(t('draft-unkept'));
  expect(hook.current.isKept, 'no word that it lies on this device').toBe(false);
});

test('tells what is typed, what waits, and what was typed since', async () => {
  send.mockResolvedValue(unanswered);
  const { hook, type, submit } = await open();
  const state = () => [hook.current.values.name, hook.current.isWaiting, hook.current.status];
  await type('Sent');
  expect(state()).toEqual(['Sent', false, t('draft-kept')]);
  await submit();
  expect(state()).toEqual(['Sent', true, t('save-offline')]);
  await type('Newer');
  expect(state()).toEqual(['Newer', false, t('waits-older')]);
});

test('sends no wrong values, returns the first wrong field, and checks each change from then on', async () => {
  const { hook, type, submit } = await open();
  await type('');
  expect(hook.current.sentences).toEqual({});
  expect(await submit()).toBe('name');
  expect(send).not.toHaveBeenCalled();
  const sentence = t('error-missing', { field: t('concert-name') });
  expect(hook.current.sentences).toEqual({ name: sentence });
  expect(hook.current.field('name').error).toBe(sentence);
  await type('Mine');
  expect(hook.current.sentences).toEqual({});
});

test('keeps what is typed during a save, says so, and sends it next', async () => {
  const { promise, resolve } = Promise.withResolvers<StoredOutcome>();
  send.mockReturnValueOnce(promise);
  const { hook, act, type, submit } = await open();
  await type('Mine');
  await act(() => {
    void hook.current.submit();
    void hook.current.submit();
  });
  expect(hook.current.status).toBe(t('saving'));
  await type('Newer');
  expect(hook.current.status).toBe(t('saving-older'));
  await act(() => resolve({ kind: 'saved', record: { ...base, name: 'Mine', revision: 4 }, delay: null }));
  const { values, status } = hook.current;
  expect([values.name, status]).toEqual(['Newer', t('saved-older')]);
  await submit();
});

test.each<[string, StoredOutcome, string]>([
  ['no network', { kind: 'later', isServer: false, seconds: 0 }, t('save-offline')],
  ['a server in trouble', { kind: 'later', isServer: true, seconds: 9 }, t('save-busy')],
  ['a record that was deleted', { kind: 'gone' }, t('record-gone')],
  ['a sentence of the API', { kind: 'failed', reason: 'Too many.' }, 'Too many.'],
  ['another failure', { kind: 'failed', reason: '' }, t('save-failed')],
  ['an expired session', { kind: 'expired' }, t('save-expired')],
  [
    'a wrong field',
    { kind: 'invalid', errors: [{ field: 'name', sentence: 'No name.' }] },
    t('save-wrong', { reason: 'No name.' }),
  ],
])('says what happened: %s', async (_, outcome, status) => {
  send.mockResolvedValue(outcome);
  const { hook, type, submit } = await open();
  await type('Mine');
  expect(await submit()).toBe(outcome.kind === 'invalid' ? 'name' : undefined);
  expect([hook.current.status, hook.current.values.name]).toEqual([status, 'Mine']);
});
