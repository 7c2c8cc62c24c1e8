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

const bundled = errorAt(
  '\u001b[31m[UNRESOLVED_IMPORT] \u001b[0mCould not resolve x\n  ╭─ frame',
  'pages/live.astro',
  2,
);

test.each([
  [
    'the file, every field and its fix for a record that breaks its contract',
    errorAt(
      '**concerts → ball** data does not match collection schema.\n\n  **name**: is empty\n  **note.en**: is missing: write it\n',
      'content/concerts/ball.json',
      0,
    ),
    'src/content/concerts/ball.json: name is empty; note.en is missing: write it',
  ],
  [
    'the file and the parser’s message for invalid JSON',
    errorAt('**concerts/ball.json** failed to parse: Unexpected end', 'content/concerts/ball.json'),
    'src/content/concerts/ball.json: concerts/ball.json failed to parse: Unexpected end',
  ],
  [
    'the first of the bundler’s errors, without colours and code',
    Object.assign(new Error('Build failed with 1 error:'), { errors: [bundled] }),
    'src/pages/live.astro:2: [UNRESOLVED_IMPORT] Could not resolve x',
  ],
  ['the first line of another', new Error('Fill in site.ts.\n    at here'), 'Fill in site.ts.'],
  ['what is no error at all', 'no error at all', 'no error at all'],
])('an error of a build is %s', (_, error, sentence) =>
  expect(describeBuildError(error, '/site')).toBe(sentence),
);
