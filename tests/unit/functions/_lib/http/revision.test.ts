import { expect, test } from 'vitest';
import { etagOf } from '../../../../../functions/_lib/http/etag.ts';
import { requireRevision } from '../../../../../functions/_lib/http/revision.ts';

const request = (headers: Record<string, string>) => new Request('https://match.test/', { headers });

test.each([0, 1, 123_456])('reads the ETag of revision %i, also weakened by the CDN', (revision) => {
  const etag = etagOf({ revision });
  expect(requireRevision(request({ 'if-match': etag }))).toBe(revision);
  expect(requireRevision(request({ 'if-match': `W/${etag}` }))).toBe(revision);
});

test.each(['"abc"', '1', '"1", "2"', '"-1"', '"1e3"', '""'])('%s names no revision', (etag) =>
  expect(requireRevision(request({ 'if-match': etag }))).toBe(-1),
);

test.each<Record<string, string>>([{}, { 'if-match': '*' }])('requires a revision: %j', (headers) =>
  expect(() => requireRevision(request(headers))).toThrow('no-revision'),
);
