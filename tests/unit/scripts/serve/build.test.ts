import { expect, test, vi } from 'vitest';
import { buildSite, describeBuildError } from '../../../../scripts/serve/build.ts';

/** An error as Astro and its bundler throw it. */
const errorAt = (message: string, file: string, line?: number) =>
  Object.assign(new Error(message), { loc: { file: `/site/src/${file}`, line } });

test('a build that fails says so in one sentence', async () => {
  vi.doMock('astro', () => ({ build: () => Promise.reject(new Error('YouTube answered 403: check it')) }));
  await expect(buildSite()).rejects.toMatchObject({
    ...{ name: 'CommandError', message: 'The site cannot be built: YouTube answered 403: check it' },
  });
  vi.doUnmock('astro');
});

test('names the file, every field and its fix for a record that breaks its contract', () => {
  const error = errorAt(
    '**concerts → ball** data does not match collection schema.\n\n  **name**: is empty\n  **note.en**: is missing: write it\n',
    'content/concerts/ball.json',
    0,
  );
  expect(describeBuildError(error, '/site')).toBe(
    'src/content/concerts/ball.json: name is empty; note.en is missing: write it',
  );
});

test('names the file and the parser’s message for invalid JSON', () => {
  const error = errorAt(
    '**concerts/ball.json** failed to parse: Unexpected end of JSON input',
    'content/concerts/ball.json',
  );
  expect(describeBuildError(error, '/site')).toBe(
    'src/content/concerts/ball.json: concerts/ball.json failed to parse: Unexpected end of JSON input',
  );
});

test('takes the first of the bundler’s errors, without colours and code', () => {
  const first = errorAt(
    '\u001b[31m[UNRESOLVED_IMPORT] \u001b[0mCould not resolve x\n  ╭─ frame',
    'pages/live.astro',
    2,
  );
  const error = Object.assign(new Error('Build failed with 1 error:'), { errors: [first] });
  expect(describeBuildError(error, '/site')).toBe(
    'src/pages/live.astro:2: [UNRESOLVED_IMPORT] Could not resolve x',
  );
});

test.each([
  [new Error('Fill in src/config/site.ts.\n    at here'), 'Fill in src/config/site.ts.'],
  ['no error at all', 'no error at all'],
])('takes the first line of other errors', (error, sentence) =>
  expect(describeBuildError(error)).toBe(sentence),
);
