import { expect, test, vi } from 'vitest';
import { commitWrites, readVersioned } from '../../../../src/services/firestore/versionedDocuments.ts';
import type { RequestJson } from '../../../../src/services/http/request.ts';
import { ServiceError } from '../../../../src/services/http/serviceError.ts';

const access = { base: 'https://firestore.example/v1', projectId: 'demo', authorization: 'Bearer token' };
const answering = (answer: unknown) => vi.fn<RequestJson>(() => Promise.resolve(answer));

test.each([[[]], [[{}]]])('takes %j for no answer about a document', async (answer) => {
  const failure = await readVersioned(access, ['concerts/one'], answering(answer)).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(ServiceError);
  expect(failure).toMatchObject({ status: 200 });
});

// The other conditions hold with the emulator: `tests/services/api/changeRules.test.ts`.
test('writes instants as timestamps, and any other text as a text; deletes what nobody has written since', async () => {
  const request = answering({ commitTime: '2026-11-22T12:00:00Z' });
  const date = '2026-12-04T19:00:00Z';
  const instants = ['date', 'doors', 'end', 'previousDate', 'showFrom', 'updatedAt', 'deleted'];
  const fields = Object.fromEntries([...instants, 'ticketUrl'].map((name) => [name, date]));
  const updateTime = '2026-11-22T12:00:00.123456Z';
  const writes = [
    { path: 'concerts/new', fields },
    { path: 'concerts/old', updateTime },
  ];
  expect(await commitWrites(access, writes, request)).toBe(true);
  const [[, { body } = {}, expected] = []] = request.mock.calls;
  expect(expected).toEqual([400, 409]);
  const timestamps = Object.fromEntries(instants.map((name) => [name, { timestampValue: date }]));
  expect(JSON.parse(String(body))).toMatchObject({
    writes: [
      { update: { fields: { ...timestamps, ticketUrl: { stringValue: date } } } },
      { delete: expect.stringMatching(/concerts\/old$/) as string, currentDocument: { updateTime } },
    ],
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
