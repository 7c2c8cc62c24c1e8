import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { copyProject } from '../../../../scripts/project/projectCopy.ts';

test('a fresh clone, in which nothing is generated, writes its band', async () => {
  await using copy = await copyProject(process.cwd());
  const [languages, band] = ['languages.ts', 'band.ts'].map((name) => join(copy.folder, 'generated', name));
  await rm(join(copy.folder, 'generated'), { recursive: true, force: true });
  // Without the stores of other tests.
  await promisify(execFile)(process.execPath, ['scripts/band/write.ts'], { cwd: copy.folder, env: {} });
  expect([existsSync(String(languages)), existsSync(String(band))]).toEqual([true, true]);
});
