import { beforeEach, expect, test, vi } from 'vitest';
import { shortestWriting } from '../../../../src/config/contact.ts';
import { useSending } from '../../../../src/features/contact/useSending.ts';
import { renderHook } from '../../renderHook.ts';

const fetched = vi.fn<typeof fetch>();
const message = { purpose: 'booking', name: 'Toni', email: 'toni@example.com', message: 'Hallo' };
/** Stands for the form: `FormData` reads its own properties. */
let form = { ...message } as unknown as HTMLFormElement;
const type = (fields: Partial<typeof message>) => Object.assign(form, fields);
const respond = (status: number, body?: object) => () =>
  Promise.resolve(body ? Response.json(body, { status }) : new Response(null, { status }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'de-AT' } });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('FormData', function formData(fields: typeof message) {
    return new Map(Object.entries(fields));
  });
  vi.stubGlobal('reportError', vi.fn());
  fetched.mockReset().mockImplementation(respond(202));
  form = { ...message } as unknown as HTMLFormElement;
});

async function sending() {
  const onSent = vi.fn();
  const hook = await renderHook(() => useSending(onSent));
  const advance = (ms: number) => hook.act(() => vi.advanceTimersByTimeAsync(ms));
  const submit = () => hook.act(() => hook.current.submit(form));
  /** Sends the form and waits for the result. */
  const send = async () => {
    await submit();
    await advance(shortestWriting + 1);
  };
  return { hook, onSent, advance, submit, send };
}

test('waits for the minimum writing time, and sends it with the fields', async () => {
  const { hook, onSent, advance, submit } = await sending();
  await submit();
  expect(hook.current.sending.step).toBe('sending');
  await advance(shortestWriting);
  expect(fetched).not.toHaveBeenCalled();
  await advance(1);
  const body = fetched.mock.calls[0]?.[1]?.body as URLSearchParams;
  expect(Object.fromEntries(body)).toEqual({ ...message, took: String(shortestWriting + 1) });
  expect(hook.current.sending).toEqual({ step: 'sent', label: 'sent' });
  expect(onSent).toHaveBeenCalledOnce();
});

test('F3 a second click while sending sends nothing', async () => {
  const { advance, submit, send } = await sending();
  await submit();
  await advance(600);
  await send();
  expect(fetched).toHaveBeenCalledOnce();
});

test('F3 text typed while sending stays in the form', async () => {
  const { hook, onSent, submit, advance } = await sending();
  await submit();
  type({ message: 'Hallo PS' });
  await advance(shortestWriting + 1);
  expect(hook.current.sending).toEqual({ step: 'sent', label: 'sent-kept' });
  expect(onSent).not.toHaveBeenCalled();
});

test('F2 errors disappear as their fields are corrected, and none appears before the next attempt', async () => {
  const { hook, submit } = await sending();
  type({ name: '', email: 'toni' });
  await submit();
  const fields = () =>
    ('errors' in hook.current.sending ? hook.current.sending.errors : []).map(({ key }) => key);
  expect(fields()).toEqual(['error-name-required', 'error-email-invalid']);
  const recheck = (field: string) => hook.act(() => hook.current.recheck(form, field));
  type({ name: 'Toni', message: '' });
  await recheck('message');
  expect(fields()).toEqual(['error-name-required', 'error-email-invalid']);
  await recheck('name');
  expect(fields()).toEqual(['error-email-invalid']);
  type({ email: '' });
  await recheck('email');
  expect(fields()).toEqual(['error-email-required']);
  expect(fetched).not.toHaveBeenCalled();
});

const error = { field: 'name', key: 'error-name-long' };
test.each([
  ['no response', () => Promise.reject(new TypeError('Failed to fetch')), { step: 'failed', title: '' }],
  ['an error', respond(500, { title: 'Später.' }), { step: 'failed', title: 'Später.' }],
  [
    'rejected fields',
    respond(422, { errors: [error] }),
    { step: 'invalid', initialErrors: [error], errors: [error] },
  ],
] as const)('F5 %s leads to a state of its own', async (_, implementation, expected) => {
  fetched.mockImplementation(implementation);
  const { hook, onSent, send } = await sending();
  await send();
  expect(hook.current.sending).toEqual(expected);
  expect(onSent).not.toHaveBeenCalled();
  expect(reportError).not.toHaveBeenCalled();
});

test('a defect is reported, and the form offers the other ways', async () => {
  const { hook, onSent, send } = await sending();
  const defect = new Error('x');
  onSent.mockImplementation(() => {
    throw defect;
  });
  await send();
  expect(hook.current.sending).toEqual({ step: 'failed', title: '' });
  expect(reportError).toHaveBeenCalledExactlyOnceWith(defect);
});
