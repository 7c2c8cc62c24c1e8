import { beforeEach, expect, test, vi } from 'vitest';
import { useMessages } from '../../../../../../src/features/contact/desk/data/useMessages.ts';
import type { ListedMessage } from '../../../../../../src/records/contact/contactMessage.ts';
import { renderHook } from '../../../../renderHook.ts';

const letter: ListedMessage = {
  ...{ id: 'one', purpose: 'booking', name: 'Toni', email: 'toni@example.com', message: 'Hallo' },
  ...{ language: 'de', received: '2026-11-20T12:00:00Z', mail: 'off' },
  ...{ answered: false, kept: false, suspected: false, revision: 0 },
};

beforeEach(() => {
  for (const method of ['addEventListener', 'removeEventListener']) vi.stubGlobal(method, () => undefined);
  const documentElement = { lang: 'de' };
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false, cookie: '', documentElement }));
  vi.stubGlobal('localStorage', undefined);
});

test('reads everything of a person by the address, and erases it by the address, also what the list has not', async () => {
  const removed = { ...letter, id: 'three', deleted: '2026-11-21T12:00:00Z' };
  const asked: string[] = [];
  let listed = [letter];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json(listed);
    asked.push(`${method ?? ''} ${path} ${await (body as Blob).text()}`);
    return method === 'POST' ? Response.json([letter, removed]) : new Response(null, { status: 204 });
  });
  const hook = await renderHook(() => useMessages({ isOpen: true, onExpire: () => undefined }));
  const { email } = letter;
  expect(await hook.current.listOfPerson(email)).toEqual([letter, removed]);
  await hook.act(async () => {
    listed = [];
    expect(await hook.current.erase(email, ['one', 'three'])).toEqual({});
  });
  expect(hook.current.messages).toEqual([]);
  const sent = JSON.stringify({ email });
  expect(asked).toEqual([`POST /api/messages/person?page=1 ${sent}`, `DELETE /api/messages ${sent}`]);
});
