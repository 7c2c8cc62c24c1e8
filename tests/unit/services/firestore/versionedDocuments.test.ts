import { expect, test, vi } from 'vitest';
import { commitWrites, readVersioned } from '../../../../src/services/firestore/versionedDocuments.ts';
import type { RequestJson } from '../../../../src/services/http/request.ts';
import { ServiceError } from '../../../../src/services/http/serviceError.ts';

const access = { base: 'https://firestore.example/v1', projectId: 'demo', authorization: 'Bearer token' };
const root = 'projects/demo/databases/(default)/documents';
const answering = (answer: unknown) => vi.fn<RequestJson>(() => Promise.resolve(answer));
const sent = (request: ReturnType<typeof answering>) => {
  const [[url, init, expected] = []] = request.mock.calls;
  return { url, init: { ...init, body: JSON.parse(init?.body as string) as unknown }, expected };
};

test('reads one document with the instant of its last write', async () => {
  const found = {
    name: `${root}/concerts/one`,
    fields: { name: { stringValue: 'Probe' } },
    updateTime: '2026-11-22T12:00:00.123456Z',
  };
  const request = answering([{ found }]);
  expect(await readVersioned({ ...access, key: 'a-key' }, ['concerts/one'], request)).toMatchObject([
    { path: 'concerts/one', document: { id: 'one' }, updateTime: found.updateTime },
  ]);
  expect(sent(request)).toEqual({
    url: `https://firestore.example/v1/${root}:batchGet?key=a-key`,
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer token' },
      body: { documents: [`${root}/concerts/one`] },
    },
    expected: undefined,
  });
});

test('reads without a key and without a token where there is none', async () => {
  const request = answering([{ missing: `${root}/concerts/one` }]);
  const open = { base: access.base, projectId: access.projectId };
  expect(await readVersioned(open, ['concerts/one'], request)).toEqual([]);
  expect(sent(request)).toMatchObject({ url: `https://firestore.example/v1/${root}:batchGet` });
  expect(sent(request).init.headers).toEqual({ 'content-type': 'application/json' });
});

test.each([[[]], [[{}]]])('takes %j for no answer about a document', async (answer) => {
  const failure = await readVersioned(access, ['concerts/one'], answering(answer)).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(ServiceError);
  expect(failure).toMatchObject({ status: 200 });
});

test('writes, replaces and deletes on condition, with instants as timestamps', async () => {
  const request = answering({ commitTime: '2026-11-22T12:00:00Z' });
  const [date, updateTime] = ['2026-12-04T19:00:00Z', '2026-11-22T12:00:00.123456Z'];
  const writes = [
    { path: 'concerts/new', fields: { name: 'Probe', date } },
    { path: 'concerts/one', fields: { deleted: date, doors: date, end: date }, updateTime },
    { path: 'concerts/two', fields: { previousDate: date, updatedAt: date, ticketUrl: date }, updateTime },
    { path: 'concerts/old', updateTime },
  ];
  expect(await commitWrites(access, writes, request)).toBe(true);
  const timestampValue = date;
  expect(sent(request)).toMatchObject({
    url: `https://firestore.example/v1/${root}:commit`,
    expected: [400, 409],
    init: {
      body: {
        writes: [
          {
            update: {
              name: `${root}/concerts/new`,
              fields: { name: { stringValue: 'Probe' }, date: { timestampValue } },
            },
            currentDocument: { exists: false },
          },
          {
            update: {
              fields: { deleted: { timestampValue }, doors: { timestampValue }, end: { timestampValue } },
            },
            currentDocument: { updateTime },
          },
          {
            update: {
              fields: {
                ...{ previousDate: { timestampValue }, updatedAt: { timestampValue } },
                ticketUrl: { stringValue: date },
              },
            },
          },
          { delete: `${root}/concerts/old`, currentDocument: { updateTime } },
        ],
      },
    },
  });
});

test.each(['FAILED_PRECONDITION', 'ALREADY_EXISTS', 'ABORTED'])(
  'a condition that does not hold writes nothing: %s',
  async (status) =>
    expect(await commitWrites(access, [], answering({ error: { code: 409, status } }))).toBe(false),
);

test('throws any other failure of a commit', async () => {
  const answer = answering({ error: { code: 400, status: 'INVALID_ARGUMENT' } });
  await expect(commitWrites(access, [], answer)).rejects.toMatchObject({
    status: 400,
    message: 'answered 400',
  });
});
