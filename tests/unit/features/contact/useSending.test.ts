import { beforeEach, expect, test, vi } from 'vitest';
import { shortestWriting } from '../../../../src/config/contact.ts';
import { useSending } from '../../../../src/features/contact/useSending.ts';
import { renderHook } from '../../renderHook.ts';

const fetched = vi.fn<typeof fetch>();
const message = { purpose: 'booking', name: 'Toni', email: 'toni@example.com', message: 'Hallo' };
/** Stands for the form: `FormData` reads its own properties. */
const form = message as unknown as HTMLFormElement;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'de-AT' } });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('FormData', function formData(fields: typeof message) {
    return new Map(Object.entries(fields));
  });
  vi.stubGlobal('reportError', vi.fn());
  fetched.mockReset().mockResolvedValue(new Response(null, { status: 202 }));
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

test('F5 fields that the service has rejected are shown as those of the page', async () => {
  const errors = [{ field: 'name', key: 'error-name-long' }];
  fetched.mockResolvedValue(Response.json({ errors }, { status: 422 }));
  const { hook, onSent, send } = await sending();
  await send();
  expect(hook.current.sending).toEqual({ step: 'invalid', initialErrors: errors, errors });
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
