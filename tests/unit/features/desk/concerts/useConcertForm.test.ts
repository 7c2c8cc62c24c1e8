import { beforeEach, expect, test, vi } from 'vitest';
import { visibleWithin } from '../../../../../src/config/caching.ts';
import type { TypedConcert } from '../../../../../src/features/desk/concerts/concertFields.ts';
import { useConcertForm } from '../../../../../src/features/desk/concerts/useConcertForm.ts';
import { translator } from '../../../../../src/features/desk/frame/translate.ts';
import { renderHook } from '../../../renderHook.ts';
import { fakeOtherPages } from '../../../otherPages.ts';

const t = translator('en');
/** Answers the posts; the list of all concerts is empty. */
const fetched = vi.fn<typeof fetch>();
const answer: typeof fetch = (input, init) =>
  init?.method === 'POST' ? fetched(input, init) : Promise.resolve(Response.json([]));
const valid: TypedConcert = {
  name: 'Lampenfieber',
  date: '2027-03-04',
  time: '20:00',
  season: '',
  venue: '',
  city: '',
  ticketUrl: '',
};
const stored = { id: 'x', name: 'Lampenfieber', date: '2027-03-04T19:00:00Z' };
const respond = (status: number, body: object, headers: Record<string, string> = {}) =>
  Promise.resolve(Response.json(body, { status, headers }));
const problem = (name: string, more: object = {}) => ({ type: `urn:problem-type:match:${name}`, ...more });

/** The idempotency keys of all requests. */
const keys = () => fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en-GB' } });
  vi.stubGlobal('fetch', answer);
  fetched.mockReset().mockImplementation(() => respond(201, stored));
});

async function form() {
  const onExpire = vi.fn();
  const hook = await renderHook(() => useConcertForm({ locale: 'en', t, onExpire }));
  const submit = async (typed: TypedConcert) => {
    let result: unknown;
    await hook.act(async () => {
      result = await hook.current.submit(typed);
    });
    return result;
  };
  return { hook, submit, onExpire, errors: () => hook.current.errors.map(({ field }) => field) };
}

test('returns the first invalid field, and checks again only after that', async () => {
  const { hook, submit, errors } = await form();
  await hook.act(() => {
    hook.current.recheck({ ...valid, name: '' });
  });
  expect(errors()).toEqual([]);
  expect(await submit({ ...valid, date: '', time: '' })).toEqual({ kind: 'invalid', field: 'date' });
  expect(errors()).toEqual(['date', 'time']);
  expect(hook.current.status).toBe(t('status-missing'));
  await hook.act(() => {
    hook.current.recheck({ ...valid, time: '' });
  });
  expect(errors()).toEqual(['time']);
  expect(fetched).not.toHaveBeenCalled();
});

test('a stored concert is sent to the other open pages, and the status names the delay', async () => {
  const { sent } = fakeOtherPages();
  fetched.mockImplementation(() => respond(201, stored, { [visibleWithin]: '60' }));
  const { hook, submit } = await form();
  expect(await submit(valid)).toEqual({ kind: 'saved' });
  expect(hook.current.status).toContain('Lampenfieber');
  expect(hook.current.status).toContain(t('delay', { wait: '60\u00a0seconds' }));
  await vi.waitUntil(() => sent('concerts').length > 0);
  expect(sent('concerts')).toEqual([[stored]]);
});

test('repeats the key until an attempt succeeds, and then uses a new one', async () => {
  const { hook, submit } = await form();
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await submit(valid)).toEqual({ kind: 'unsaved' });
  expect(hook.current.status).toBe(t('concert-offline'));
  await submit(valid);
  await submit(valid);
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('keeps the fields when an earlier attempt was stored with other values', async () => {
  const { hook, submit } = await form();
  expect(await submit({ ...valid, venue: 'Arena' })).toEqual({ kind: 'unsaved' });
  expect(hook.current.status).toMatch(new RegExp(`^${t('concert-saved-before').slice(0, 10)}`));
});

test('sends one request at a time', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetched.mockReturnValue(promise);
  const { hook, submit } = await form();
  let first: Promise<unknown> | undefined;
  await hook.act(() => void (first = hook.current.submit(valid)));
  expect(hook.current.status).toBe(t('concert-saving'));
  expect(await submit(valid)).toEqual({ kind: 'unsaved' });
  await hook.act(async () => {
    resolve(await respond(201, stored));
    expect(await first).toEqual({ kind: 'saved' });
  });
  expect(fetched).toHaveBeenCalledOnce();
});

test('marks the fields that the server rejects', async () => {
  const errors = [{ field: 'city' }, { field: 'name' }, { field: 'unknown' }, null];
  fetched.mockImplementation(() => respond(422, problem('invalid', { errors })));
  const { submit, errors: fields } = await form();
  expect(await submit(valid)).toEqual({ kind: 'unsaved' });
  expect(fields()).toEqual(['name', 'city']);
});

test('an expired session clears the status and is reported once', async () => {
  fetched.mockImplementation(() => respond(401, problem('no-session')));
  const { hook, submit, onExpire } = await form();
  await submit(valid);
  expect(hook.current.status).toBe('');
  expect(onExpire).toHaveBeenCalledOnce();
});
