import { beforeEach, expect, test, vi } from 'vitest';
import type { Concert } from '../../../../../src/records/concert.ts';
import {
  concertKind,
  type ConcertDraft,
} from '../../../../../src/features/concerts/desk/data/concertKind.ts';
import { useStoredRecords } from '../../../../../src/desk/kit/records/useStoredRecords.ts';
import { ApiProblem, Unreachable } from '../../../../../src/lib/browser/http.ts';
import type { Saved } from '../../../../../src/desk/kit/records/recordCalls.ts';
import { renderHook } from '../../../renderHook.ts';
import { concertOf, typedOf } from '../../../features/concerts/desk/concertOf.ts';
import { fakeStorage } from './fakeStorage.ts';

const list = vi.fn<() => Promise<Concert[]>>();
const calls = {
  add: vi.fn<typeof concertKind.calls.add>(),
  change: vi.fn<typeof concertKind.calls.change>(),
};
const [onExpire, onSent, onChange, onRefuse] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
const [one, two] = [concertOf(), concertOf({ id: 'two' })];
const saved = (record: Concert) => ({ record, delay: null });
const start = { typed: typedOf() };
const waiting = { id: 'a key', record: 'one', set: { city: 'Wels' }, was: { city: 'Linz' }, made: 1 };
const copy = { typed: typedOf(), idempotencyKey: 'a key' };
const draftOf = (key: string, fields: Partial<ConcertDraft> = {}): ConcertDraft => ({
  key,
  ...copy,
  ...fields,
});

const problem = (name: string, status: number) =>
  new ApiProblem(status, { type: `urn:problem-type:match:${name}` });
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('navigator', {});
  list.mockReset().mockResolvedValue([one]);
  calls.change.mockReset();
  calls.add.mockReset().mockImplementation(() => Promise.resolve(saved(two)));
});

async function open(sendNeeded?: (record: string) => Promise<boolean>) {
  const hook = await renderHook(() =>
    useStoredRecords({
      ...{ onExpire, onSent, onChange, onRefuse, ...(sendNeeded && { sendNeeded }) },
      kind: { ...concertKind, calls: { ...concertKind.calls, ...calls, list } },
    }),
  );
  const goOnline = () => hook.act(() => page.dispatchEvent(new Event('online')));
  const submit = () => hook.act(() => hook.current.forms.submit('new:a', start));
  return { hook, goOnline, submit };
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

test('a record that was stored before the list was there reaches the other pages with the list', async () => {
  const first = Promise.withResolvers<Concert[]>();
  list.mockReturnValueOnce(first.promise).mockResolvedValue([one, two]);
  const { hook, submit } = await open();
  await submit();
  expect(onChange).not.toHaveBeenCalled();
  await hook.act(() => first.resolve([one]));
  expect(hook.current.records).toEqual([one, two]);
  expect(onChange.mock.calls).toEqual([[[one, two]]]);
});

test('shows a record that was stored, and tells the other pages', async () => {
  const { hook, submit } = await open();
  await submit();
  expect(hook.current.records).toEqual([one, two]);
  expect(onChange.mock.calls).toEqual([[[one, two]]]);
  expect(onSent.mock.calls).toEqual([
    [{ key: 'new:a', record: two, delay: null, before: undefined, base: undefined, isDone: true }],
  ]);
});

test.each(['online', 'focus', 'pageshow', 'log-in', 'visibilitychange'])(
  'sends what waits at the event %s',
  async (name) => {
    const storage = fakeStorage();
    vi.stubGlobal('localStorage', storage);
    calls.change.mockRejectedValueOnce(new Unreachable('x')).mockResolvedValue(saved(one));
    storage.setItem('change:desk:a key', JSON.stringify(waiting));
    const { hook } = await open();
    expect(hook.current.records).toEqual([{ ...one, city: 'Wels' }]);
    await hook.act(() => {
      const target = name === 'visibilitychange' ? document : page;
      target.dispatchEvent(new Event(name));
    });
    expect(calls.change.mock.calls.map(([id, { set }]) => [id, set])).toEqual([
      ['one', waiting.set],
      ['one', waiting.set],
    ]);
    expect([storage.length, hook.current.records]).toEqual([0, [one]]);
    expect(list.mock.calls.length).toBeGreaterThan(1);
  },
);

test('a change goes out after the record that it needs', async () => {
  const sendNeeded = vi
    .fn<(id: string) => Promise<boolean>>()
    .mockResolvedValue(true)
    .mockResolvedValueOnce(false);
  calls.change.mockResolvedValue(saved(one));
  const { hook, goOnline } = await open(sendNeeded);
  await hook.act(() => hook.current.make(one, { set: { venueId: 'new' }, was: {}, needs: 'new' }));
  expect([sendNeeded.mock.calls, calls.change.mock.calls.length]).toEqual([[['new']], 0]);
  await goOnline();
  expect(calls.change.mock.calls.length).toBe(1);
});

test('reads the list again every five minutes, but not while the page is hidden', async () => {
  vi.useFakeTimers();
  const { hook, goOnline } = await open();
  await hook.act(() => vi.advanceTimersByTimeAsync(5 * 60_000 - 1));
  expect(list).toHaveBeenCalledTimes(1);
  await hook.act(() => vi.advanceTimersByTimeAsync(1));
  expect(list).toHaveBeenCalledTimes(2);
  Object.assign(document, { hidden: true });
  await goOnline();
  Object.assign(document, { hidden: false });
  await hook.unmount();
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(list).toHaveBeenCalledTimes(2);
});

test.each([
  ['nobody else sends it', {}, 1],
  ['another tab sends it', null, 0],
])('sends a change where the browser gives its lock: %s', async (_, held, times) => {
  const request = vi.fn((...[, , work]: [string, object, (held: unknown) => unknown]) => work(held));
  vi.stubGlobal('navigator', { locks: { request } });
  const { hook, submit } = await open();
  await submit();
  expect(request.mock.calls).toEqual([
    [expect.stringMatching(/^change:desk:[\da-f]{24}$/), { ifAvailable: true }, expect.any(Function)],
  ]);
  expect(calls.add).toHaveBeenCalledTimes(times);
  await hook.unmount();
});

test('shows the state of a draft as soon as it changes', async () => {
  const { hook } = await open();
  const { renders } = hook;
  await hook.act(() => hook.current.forms.showErrors('new:a', []));
  expect(hook.renders).toBe(renders + 1);
});

test('takes over what another tab has typed', async () => {
  const storage = fakeStorage();
  vi.stubGlobal('localStorage', storage);
  const { hook } = await open();
  storage.setItem('desk:new:b', JSON.stringify(draftOf('new:b')));
  await hook.act(() => page.dispatchEvent(new Event('storage')));
  expect(hook.current.draftList).toEqual([draftOf('new:b')]);
});

test.each([
  ['loads the list again once a record turns out to be deleted', problem('gone', 410), 2, 0],
  ['reports an expired session', problem('no-session', 401), 1, 1],
])('%s', async (_, error, lists, expiries) => {
  const { submit } = await open();
  calls.add.mockRejectedValue(error);
  await submit();
  expect([list.mock.calls.length, onExpire.mock.calls.length]).toEqual([lists, expiries]);
});

test('what was typed about a record stays where its deletion is refused, which its caller tells alone; goes with it, and comes back with it', async () => {
  calls.change
    .mockRejectedValueOnce(problem('outdated', 412))
    .mockResolvedValue({ record: one, delay: null });
  const { hook } = await open();
  const keys = () => hook.current.draftList.map(({ key }) => key).toSorted();
  await hook.act(() => {
    for (const key of [one.id, `${one.id}/move`]) hook.current.drafts.save(draftOf(key, { base: one }));
    hook.current.drafts.save(draftOf('new:b'));
  });
  const all = keys();
  await hook.act(() => hook.current.remove(one));
  expect([keys(), onRefuse.mock.calls]).toEqual([all, []]);
  await hook.act(() => hook.current.remove(one));
  expect([hook.current.records, keys()]).toEqual([[], ['new:b']]);
  await hook.act(() => hook.current.restore(one.id));
  expect(keys()).toEqual(all);
});

test('an answer that a log-in has overtaken ends no session: the change is sent again at once', async () => {
  const { hook } = await open();
  const refused = Promise.withResolvers<Saved<Concert>>();
  const oldList = Promise.withResolvers<Concert[]>();
  calls.add.mockReturnValueOnce(refused.promise);
  list.mockReturnValueOnce(oldList.promise);
  await hook.act(() => {
    void hook.current.load();
    void hook.current.forms.submit('new:a', start);
  });
  await vi.waitFor(() => expect(calls.add).toHaveBeenCalled());
  await hook.act(() => page.dispatchEvent(new Event('log-in')));
  await hook.act(() => {
    oldList.reject(problem('no-session', 401));
    refused.reject(problem('no-session', 401));
  });
  expect(onExpire).not.toHaveBeenCalled();
  expect(hook.current.hasFailed).toBe(false);
  expect(calls.add).toHaveBeenCalledTimes(2);
  expect(hook.current.draftList).toEqual([]);
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

test('a change of one tap begins the drafts of its record anew: nobody is asked about their own change', async () => {
  const { hook } = await open();
  const typed = typedOf({ ...concertKind.toForm(one), venue: 'Arena' });
  const ofTwo = draftOf('two', { base: two });
  const inConflict = draftOf('one/move', { base: one, present: concertOf({ name: 'Von dort' }) });
  await hook.act(() => {
    for (const draft of [draftOf('one', { base: one, typed }), ofTwo, inConflict])
      hook.current.drafts.save(draft);
  });
  calls.change.mockResolvedValueOnce(saved({ ...one, status: 'soldOut' }));
  await hook.act(() => hook.current.patch(one, { status: 'soldOut' }));
  expect(hook.current.drafts.find('one')).toMatchObject({
    base: { status: 'soldOut' },
    typed: { venue: 'Arena', status: 'soldOut' },
  });
  expect(['two', 'one/move'].map((key) => hook.current.drafts.find(key))).toEqual([ofTwo, inConflict]);
});

test('tells of a form’s change what the record was without it, also where others have changed it too', async () => {
  const { hook } = await open();
  calls.change.mockResolvedValueOnce(saved({ ...one, name: 'Anders', city: 'Wels' }));
  const typed = { ...concertKind.toForm(one), name: 'Anders' };
  await hook.act(() => hook.current.forms.submit('one', { typed, base: one }));
  const before = { ...one, city: 'Wels' };
  expect(onSent.mock.calls).toMatchObject([[{ key: 'one', before, isDone: true }]]);
});
