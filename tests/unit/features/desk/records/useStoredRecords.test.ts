import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Concert } from '../../../../../src/contracts/concert.ts';
import type { TypedConcert } from '../../../../../src/features/desk/concerts/data/typedConcert.ts';
import {
  concertDrafts,
  type UnsentConcert,
} from '../../../../../src/features/desk/concerts/data/unsentConcert.ts';
import type { Outcome } from '../../../../../src/features/desk/records/sendDraft.ts';
import { useStoredRecords } from '../../../../../src/features/desk/records/useStoredRecords.ts';
import { ApiProblem, Unreachable } from '../../../../../src/lib/browser/http.ts';
import { renderHook } from '../../../renderHook.ts';
import { concertOf, typedOf } from '../concerts/concertOf.ts';

type ConcertOutcome = Outcome<TypedConcert, Concert, never>;

const list = vi.fn<() => Promise<Concert[]>>();
const send = vi.fn<(draft: UnsentConcert) => Promise<ConcertOutcome>>();
const [onExpire, onSentLater, onChange] = [vi.fn(), vi.fn(), vi.fn()];
const [one, two] = [concertOf(), concertOf({ id: 'two' })];
const saved = (record: Concert): ConcertOutcome => ({ kind: 'saved', record, delay: null });
const draftOf = (fields: Partial<UnsentConcert> = {}): UnsentConcert => ({
  ...{ key: 'new', typed: typedOf(), idempotencyKey: 'a key', isWaiting: false, ...fields },
});
const problem = (name: string, status: number) => new ApiProblem(status, { type: `urn:problem:${name}` });
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('localStorage', undefined);
  list.mockReset().mockResolvedValue([one]);
  send.mockReset().mockImplementation(() => Promise.resolve(saved(two)));
});
afterEach(() => {
  vi.clearAllMocks();
});

async function open(openKey?: string) {
  const hook = await renderHook(() =>
    useStoredRecords<TypedConcert, Concert, never>({
      ...{ list, send, kind: concertDrafts, openKey, onExpire, onSentLater, onChange },
    }),
  );
  const goOnline = () => hook.act(() => page.dispatchEvent(new Event('online')));
  return { hook, goOnline };
}

test('loads the list at once, keeps it when a later download fails, and loads it again with the network', async () => {
  const { hook, goOnline } = await open();
  expect([hook.current.records, hook.current.hasFailed]).toEqual([[one], false]);
  list.mockRejectedValue(new Unreachable('x'));
  await goOnline();
  expect([hook.current.records, hook.current.hasFailed]).toEqual([[one], true]);
  list.mockResolvedValue([two]);
  await goOnline();
  expect([hook.current.records, hook.current.hasFailed]).toEqual([[two], false]);
  await hook.unmount();
  page.dispatchEvent(new Event('online'));
  expect(list).toHaveBeenCalledTimes(3);
});

test('sends a draft once at a time, keeps it until it is stored, and then shows the record', async () => {
  const { hook } = await open();
  const { promise, resolve } = Promise.withResolvers<ConcertOutcome>();
  send.mockReturnValue(promise);
  await hook.act(async () => {
    void hook.current.save(draftOf());
    expect(await hook.current.save(draftOf())).toBeUndefined();
  });
  expect(hook.current.drafts.find('new')).toEqual(draftOf());
  await hook.act(() => {
    resolve(saved(two));
  });
  expect(send).toHaveBeenCalledTimes(1);
  expect(hook.current.drafts.find('new')).toBeUndefined();
  expect(hook.current.records).toEqual([one, two]);
  expect(onChange.mock.calls).toEqual([[[one, two]]]);
});

test.each([
  ['without a network', { kind: 'offline' }, { isWaiting: true }],
  ['with wrong fields', { kind: 'invalid', errors: [] }, { isWaiting: false }],
  ['after a conflict', { kind: 'conflict', draft: draftOf({ present: two }) }, { present: two }],
] as const)('keeps the draft %s', async (_, outcome, expected) => {
  const { hook } = await open();
  send.mockResolvedValue(outcome as unknown as ConcertOutcome);
  await hook.act(() => hook.current.save(draftOf()));
  expect(hook.current.draftList).toMatchObject([expected]);
  expect(hook.current.records).toEqual([one]);
});

test('sends waiting drafts when the network is back, except the one whose form is open', async () => {
  const { hook, goOnline } = await open('open');
  await hook.act(() => {
    for (const key of ['waits', 'open']) hook.current.drafts.save(draftOf({ key, isWaiting: true }));
    hook.current.drafts.save(draftOf({ key: 'typed' }));
  });
  await goOnline();
  expect(send.mock.calls.map(([{ key }]) => key)).toEqual(['waits']);
  expect(onSentLater.mock.calls).toEqual([[two]]);
  expect(hook.current.draftList.map(({ key }) => key)).toEqual(['open', 'typed']);
});

test('sends no list to other pages before it has one', async () => {
  list.mockRejectedValue(new Unreachable('x'));
  const { hook } = await open();
  await hook.act(() => hook.current.save(draftOf()));
  expect(hook.current.records).toEqual([two]);
  expect(onChange).not.toHaveBeenCalled();
});

test('keeps a list that comes while a record is sent', async () => {
  const answer = Promise.withResolvers<Concert[]>();
  const { promise, resolve } = Promise.withResolvers<ConcertOutcome>();
  list.mockReturnValueOnce(answer.promise);
  send.mockReturnValue(promise);
  const { hook } = await open();
  await hook.act(() => {
    void hook.current.save(draftOf());
  });
  await hook.act(() => {
    answer.resolve([one]);
  });
  await hook.act(() => {
    resolve(saved(two));
  });
  expect(hook.current.records).toEqual([one, two]);
});

test('loads a list again that was asked for before a change', async () => {
  const { hook } = await open();
  const answer = Promise.withResolvers<Concert[]>();
  list.mockReset().mockReturnValueOnce(answer.promise).mockResolvedValue([one, two]);
  await hook.act(() => {
    void hook.current.load();
  });
  await hook.act(() => hook.current.save(draftOf()));
  await hook.act(() => {
    answer.resolve([one]);
  });
  expect(hook.current.records).toEqual([one, two]);
  expect(list).toHaveBeenCalledTimes(2);
});

test('reports an expired session', async () => {
  const { hook } = await open();
  send.mockResolvedValue({ kind: 'expired' });
  await hook.act(() => hook.current.save(draftOf()));
  expect(onExpire).toHaveBeenCalledTimes(1);
});

test.each([
  ['loads the list again after a failed change', problem('conflict', 409), 2, 0],
  ['reports an expired session after a change', problem('no-session', 401), 1, 1],
])('%s', async (_, error, lists, expiries) => {
  const { hook } = await open();
  let result;
  await hook.act(async () => {
    result = await hook.current.attempt(() => Promise.reject(error));
  });
  expect(result).toEqual({ error });
  expect([list.mock.calls.length, onExpire.mock.calls.length]).toEqual([lists, expiries]);
});
