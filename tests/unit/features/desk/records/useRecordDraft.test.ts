import { beforeEach, expect, test, vi } from 'vitest';
import { translator } from '../../../../../src/features/desk/frame/translate.ts';
import { createDrafts, type Draft } from '../../../../../src/features/desk/records/drafts.ts';
import type { Outcome } from '../../../../../src/features/desk/records/sendDraft.ts';
import { useRecordDraft } from '../../../../../src/features/desk/records/useRecordDraft.ts';
import { renderHook } from '../../../renderHook.ts';
import { fakeStorage, kind, type Stored, type Typed } from './fakeStorage.ts';

type NameOutcome = Outcome<Typed, Stored, 'name'>;

const t = translator('en');
const save = vi.fn<(draft: Draft<Typed, Stored>) => Promise<NameOutcome | undefined>>();
const onSaved = vi.fn();
const base = { id: 'one', revision: 3 };
let page: EventTarget;
let drafts: ReturnType<typeof createDrafts<Typed, Stored>>;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  drafts = createDrafts(fakeStorage(), kind);
  save.mockReset().mockResolvedValue({ kind: 'failed', reason: '' });
  onSaved.mockReset();
});

/** The form of a record; `props` may change while it is open. */
async function open(props = { initial: { name: 'Stored' }, base }) {
  const hook = await renderHook(() =>
    useRecordDraft<Typed, Stored, 'name'>(
      { desk: { drafts, save }, draftKey: 'one', ...props, t, onSaved },
      {
        findErrors: ({ name }) => (name === '' ? [{ field: 'name', key: 'error-concert-name' }] : []),
        goneKey: 'save-gone',
      },
    ),
  );
  const type = (name: string) =>
    hook.act(() => {
      hook.current.change({ name });
    });
  const submit = async () => {
    let field: string | undefined;
    await hook.act(async () => {
      field = await hook.current.submit();
    });
    return field;
  };
  return { hook, type, submit };
}

test('follows the stored record until something is typed, and keeps the version that was open then', async () => {
  const props = { initial: { name: 'Stored' }, base };
  const { hook, type } = await open(props);
  Object.assign(props, { initial: { name: 'Changed there' }, base: { id: 'one', revision: 4 } });
  await hook.rerender();
  expect([hook.current.typed.name, hook.current.isDirty]).toEqual(['Changed there', false]);
  await type('Mine');
  const first = drafts.find('one');
  Object.assign(props, { initial: { name: 'Again' }, base: { id: 'one', revision: 5 } });
  await hook.rerender();
  await type('Mine too');
  expect([hook.current.typed.name, hook.current.isDirty]).toEqual(['Mine too', true]);
  expect(first?.base?.revision).toBe(4);
  expect(drafts.find('one')).toEqual({ ...first, typed: { name: 'Mine too' } });
});

test('drops the draft when the stored values are typed again, or when it is discarded', async () => {
  const { hook, type } = await open();
  await type('Mine');
  expect(hook.current.status).toBe(t('draft-kept'));
  await type('Stored');
  expect([drafts.find('one'), hook.current.status]).toEqual([undefined, '']);
  await type('Mine');
  await hook.act(() => {
    hook.current.discard();
  });
  expect([drafts.find('one'), hook.current.typed.name]).toEqual([undefined, 'Stored']);
});

test('says when the browser does not store the draft', async () => {
  drafts = createDrafts(undefined, kind);
  const { hook, type } = await open();
  await type('Mine');
  expect(hook.current.status).toBe(t('draft-unkept'));
});

test.each([
  ['typed', false, 'draft-kept'],
  ['sent without an answer', true, 'save-offline'],
] as const)('opens with a draft that was %s', async (_, isWaiting, status) => {
  drafts.save({ key: 'one', typed: { name: 'Mine' }, base, idempotencyKey: 'a key', isWaiting });
  const { hook, submit } = await open();
  expect([hook.current.typed.name, hook.current.isWaiting]).toEqual(['Mine', isWaiting]);
  expect(hook.current.status).toBe(t(status));
  await submit();
  expect(save.mock.calls[0]?.[0].idempotencyKey).toBe('a key');
});

test('sends no wrong values, returns the first wrong field, and checks each change from then on', async () => {
  const { hook, type, submit } = await open();
  await type('');
  expect(hook.current.errors).toEqual([]);
  expect(await submit()).toBe('name');
  expect(save).not.toHaveBeenCalled();
  expect(hook.current.errors).toHaveLength(1);
  await type('Mine');
  expect(hook.current.errors).toEqual([]);
});

test('sends once at a time, and hands on what was stored', async () => {
  const { promise, resolve } = Promise.withResolvers<NameOutcome>();
  save.mockReturnValue(promise);
  const { hook, type, submit } = await open();
  await type('Mine');
  await hook.act(() => {
    void hook.current.submit();
  });
  expect(hook.current.isSending).toBe(true);
  await submit();
  const saved = { kind: 'saved', record: base, delay: null } as const;
  await hook.act(() => {
    resolve(saved);
  });
  expect(save).toHaveBeenCalledTimes(1);
  expect(onSaved.mock.calls).toEqual([[saved]]);
  expect(hook.current.isSending).toBe(false);
});

test.each<[string, NameOutcome, string]>([
  ['no network', { kind: 'offline' }, t('save-offline')],
  ['a record that was deleted', { kind: 'gone' }, t('save-gone')],
  ['a sentence of the API', { kind: 'failed', reason: 'Too many.' }, 'Too many.'],
  ['another failure', { kind: 'failed', reason: '' }, t('concert-failed')],
  ['an expired session', { kind: 'expired' }, ''],
])('says what happened: %s', async (_, outcome, status) => {
  save.mockResolvedValue(outcome);
  const { hook, type, submit } = await open();
  await type('Mine');
  await submit();
  expect(hook.current.status).toBe(status);
});

test.each([
  ['sends a waiting draft', true, 1],
  ['leaves a typed one', false, 0],
])('%s when the network is back', async (_, isWaiting, times) => {
  drafts.save({ key: 'one', typed: { name: 'Mine' }, base, idempotencyKey: 'a key', isWaiting });
  const { hook } = await open();
  await hook.act(() => page.dispatchEvent(new Event('online')));
  expect(save).toHaveBeenCalledTimes(times);
  await hook.unmount();
  page.dispatchEvent(new Event('online'));
  expect(save).toHaveBeenCalledTimes(times);
});
