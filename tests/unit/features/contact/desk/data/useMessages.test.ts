import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  useMessages,
  type MessageNote,
} from '../../../../../../src/features/contact/desk/data/useMessages.ts';
import type { ListedMessage } from '../../../../../../src/records/contact/contactMessage.ts';
import { fakeStorage } from '../../../../desk/kit/records/fakeStorage.ts';
import { renderHook } from '../../../../renderHook.ts';

const letter: ListedMessage = {
  ...{ id: 'one', purpose: 'booking', name: 'Toni', email: 'toni@example.com', message: 'Hallo' },
  ...{ language: 'de', received: '2026-11-20T12:00:00Z', mail: 'off' },
  ...{ answered: false, kept: false, suspected: false, revision: 0 },
};

/** `lost`: the API stores a change, and its answer does not arrive; `out`: the session has ended. */
type Network = 'up' | 'down' | 'lost' | 'out';

let page: EventTarget;
let stored: ListedMessage | undefined;
let network: Network;
/** Names of the changes that are stored. */
const keys = new Set<string | null>();

const problem = (name: string, status: number, more = {}) =>
  Response.json({ type: `urn:problem-type:match:${name}`, title: name, status, ...more }, { status });

/** The API of the messages, with one of them. */
async function answer(_: string, { method, headers, body }: RequestInit): Promise<Response> {
  if (network === 'down') throw new TypeError('no network');
  if (network === 'out') return problem('no-session', 401);
  if (method === 'GET') return Response.json(stored ? [stored] : []);
  if (!stored) return problem('not-found', 404);
  const { set } = JSON.parse(await (body as Blob).text()) as { set: MessageNote & { deleted?: boolean } };
  const key = new Headers(headers).get('idempotency-key');
  const { deleted, ...note } = set;
  const record = keys.has(key) ? stored : { ...stored, ...note, revision: stored.revision + 1 };
  keys.add(key);
  stored = deleted ? undefined : record;
  if (network === 'lost') throw new TypeError('no answer');
  return Response.json(record);
}

beforeEach(() => {
  page = new EventTarget();
  stored = letter;
  network = 'up';
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const documentElement = { lang: 'de' };
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false, cookie: '', documentElement }));
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('fetch', answer);
});

const open = () => renderHook(() => useMessages({ isOpen: true, onExpire: () => undefined }));

type Step =
  { network: Network } | { note: MessageNote } | { event: 'return' | 'reload' | 'change elsewhere' };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ network: fc.constantFrom('up', 'down', 'lost', 'out') }) },
  {
    weight: 3,
    arbitrary: fc.record({
      note: fc.oneof(fc.record({ answered: fc.boolean() }), fc.record({ kept: fc.boolean() })),
    }),
  },
  { weight: 2, arbitrary: fc.record({ event: fc.constantFrom('return', 'reload', 'change elsewhere') }) },
);

test('whatever the network does, each note is on the server in the end, the last one of its kind, and none waits', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      localStorage.clear();
      [stored, network] = [letter, 'up'];
      let hook = await open();
      const goOnline = () => hook.act(() => page.dispatchEvent(new Event('online')));
      let expected: MessageNote = { answered: false, kept: false };
      for (const next of steps) {
        if ('network' in next) ({ network } = next);
        else if ('note' in next) {
          const { note } = next;
          const [message] = hook.current.messages ?? [];
          if (!message) continue;
          expected = { ...expected, ...note };
          await hook.act(() => hook.current.patch(message, note));
          expect(hook.current.messages).toMatchObject([note]);
        } else if (next.event === 'return') await goOnline();
        else if (next.event === 'reload') {
          await hook.unmount();
          hook = await open();
        } else stored = { ...stored, revision: stored.revision + 1 };
      }
      network = 'up';
      await goOnline();
      // The list may have been on its way while a note was sent.
      await goOnline();
      await hook.act(() => vi.waitFor(() => expect(localStorage.length).toBe(0)));
      expect(stored).toMatchObject(expected);
      expect(hook.current.messages).toMatchObject([expected]);
      await hook.unmount();
    }),
    { numRuns: 60 },
  );
});

test('a message is deleted once its note has been answered', async () => {
  const hook = await open();
  const [sent, release] = [Promise.withResolvers<undefined>(), answer];
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    if (request.method === 'PATCH') await sent.promise;
    return release(path, request);
  });
  const changed = hook.current.patch(letter, { answered: true });
  const removed = hook.current.remove(letter);
  await hook.act(async () => {
    sent.resolve(undefined);
    await changed;
    expect(await removed).not.toHaveProperty('refusal');
  });
});

test('reads everything of a person by the address, and erases it by the address, also what the list has not', async () => {
  const hook = await open();
  const removed = { ...letter, id: 'three', deleted: '2026-11-21T12:00:00Z' };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json([]);
    asked.push(`${method ?? ''} ${path} ${await (body as Blob).text()}`);
    return method === 'POST' ? Response.json([letter, removed]) : new Response(null, { status: 204 });
  });
  const { email } = letter;
  expect(await hook.current.listOfPerson(email)).toEqual([letter, removed]);
  await hook.act(async () => {
    expect(await hook.current.erase(email, ['one', 'three'])).toEqual({});
  });
  expect(hook.current.messages).toEqual([]);
  const sent = JSON.stringify({ email });
  expect(asked).toEqual([`POST /api/messages/person?page=1 ${sent}`, `DELETE /api/messages ${sent}`]);
});

test('a waiting note is sent again within a minute, without any event', async () => {
  vi.useFakeTimers();
  try {
    const hook = await open();
    network = 'down';
    await hook.act(() => hook.current.patch(letter, { answered: true }));
    network = 'up';
    await hook.act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(stored).toMatchObject({ answered: true });
    await hook.unmount();
  } finally {
    vi.useRealTimers();
  }
});

test('a note on a message that somebody has erased is forgotten, and one that is refused, too', async () => {
  const hook = await open();
  network = 'down';
  await hook.act(() => hook.current.patch(letter, { answered: true }));
  expect(localStorage.length).toBe(1);
  [network, stored] = ['up', undefined];
  await hook.act(() => hook.current.patch(letter, { kept: true }));
  expect(localStorage.length).toBe(0);
});
