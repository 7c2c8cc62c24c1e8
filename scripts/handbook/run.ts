/** Makes the pictures of the handbook and of the README: runs the journeys that show them, and nothing else (docs/decisions/0042). */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'tests/e2e';

/** The places of the tests that make a picture, as `tests/e2e/desk.spec.ts:12`. */
const journeys = readdirSync(folder)
  .filter((file) => file.endsWith('.spec.ts'))
  .flatMap((file) => {
    const lines = readFileSync(join(folder, file), 'utf8').split('\n');
    const starts = lines.flatMap((line, index) =>
      /\b(picture|readmePicture)\($|\b(picture|readmePicture)\(page, /.test(line)
        ? [lines.findLastIndex((each, place) => place < index && /^\s*test\(/.test(each)) + 1]
        : [],
    );
    return [...new Set(starts)].map((line) => `${folder}/${file}:${String(line)}`);
  });

const { status } = spawnSync(
  'playwright',
  ['test', '--project=phone', '--project=desktop', ...journeys, ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, HANDBOOK: 'write' } },
);
process.exitCode = status ?? 1;
