import { beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '../../../../src/components/session/useSession.ts';
import { fakeOtherPages } from '../../otherPages.ts';
import { renderHook } from '../../renderHook.ts';

const fetched = vi.fn<typeof fetch>();
const respond = (status: number, body?: object) => () =>
  Promise.resolve(new Response(body && JSON.stringify(body), { status }));
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

let otherPages: ReturnType<typeof fakeOtherPages>;

beforeEach(() => {
  otherPages = fakeOtherPages();
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc', documentElement: { lang: 'de-AT' } });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('reportError', vi.fn());
  fetched.mockReset().mockImplementation(respond(204));
});

/** The hook in a dialog that can be opened and closed. */
async function session() {
  let open = false;
  const hook = await renderHook(() => useSession(open));
  const setOpen = async (next: boolean) => {
    open = next;
    await hook.rerender();
    await hook.act(() => new Promise((resolve) => setImmediate(resolve)));
  };
  return { hook, setOpen };
}

test('checks the session each time the dialog opens, and never before; without an answer nobody is logged out', async () => {
  const { hook, setOpen } = await session();
  expect(hook.current).toMatchObject({ access: 'unknown', wasIn: false });
  expect(fetched).not.toHaveBeenCalled();
  await setOpen(true);
  expect(hook.current).toMatchObject({ access: 'in', wasIn: true, isUnchecked: false });
  await setOpen(false);
  fetched.mockImplementation(offline);
  await setOpen(true);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(hook.current).toMatchObject({ access: 'in', isUnchecked: true });
});

test.each([
  ['a rejected session', respond(401), { access: 'out', isUnchecked: false }],
  ['no connection', offline, { access: 'out', isUnchecked: true }],
] as const)('the first check with %s leads to the log-in form', async (_, implementation, expected) => {
  fetched.mockImplementation(implementation);
  const { hook, setOpen } = await session();
  await setOpen(true);
  expect(hook.current).toMatchObject({ ...expected, wasIn: false });
});

test.each([
  ['logged-out', 'out', respond(204)],
  ['log-out-failed', 'in', offline],
  ['logged-out', 'out', respond(401, { type: 'urn:problem-type:match:no-session' })],
] as const)('logging out returns %s, and the access is then %s', async (result, access, implementation) => {
  const { hook, setOpen } = await session();
  await setOpen(true);
  fetched.mockImplementation(implementation);
  await hook.act(async () => expect(await hook.current.leave()).toBe(result));
  expect(hook.current.access).toBe(access);
  await hook.act(() => hook.current.expire());
  expect(hook.current, 'the forms stay mounted').toMatchObject({ access: 'out', wasIn: true });
  expect(reportError).not.toHaveBeenCalled();
  // The other open pages close as well.
  expect(otherPages.sent('session')).toEqual(access === 'out' ? ['ended'] : []);
});

test('ignores the answer of a check after the dialog has closed', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetched.mockReturnValue(promise);
  const { hook, setOpen } = await session();
  await setOpen(true);
  await setOpen(false);
  await hook.act(() => resolve(new Response(null, { status: 204 })));
  expect(hook.current.access).toBe('unknown');
});
