import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../parts/build.ts';

test('the error of a failing build holds its last lines', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-build-'));
  writeFileSync(join(folder, 'package.json'), '{"scripts":{"build":"node fail.js"}}');
  writeFileSync(join(folder, 'fail.js'), 'console.error("members/nora: name is missing"); process.exit(1)');
  await expect(build(folder)).rejects.toThrow('members/nora: name is missing');
  rmSync(folder, { recursive: true });
});
