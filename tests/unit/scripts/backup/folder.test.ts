import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { writeBackup } from '../../../../scripts/backup/folder.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

let root: string;
beforeEach(() => {
  root = temporaryFolder();
});

const run = async (...paths: string[]) => {
  const backup = await writeBackup(root);
  for (const path of paths) await backup.write(path, '{}');
  return backup.finish();
};

test('what no export has written stays and is named; a file of an earlier export that is no part of this one goes', async () => {
  await run('concerts/one.json', 'concerts/two.json', 'deleted/concerts/three.json');
  mkdirSync(join(root, 'concerts/@eaDir'));
  mkdirSync(join(root, '#recycle'));
  const foreign = [
    '.DS_Store',
    'concerts/@eaDir/one.json',
    'concerts/.DS_Store',
    'concerts/notes.json',
    'concerts/Thumbs.db',
  ];
  for (const path of [...foreign, '#recycle/x']) writeFileSync(join(root, path), '');

  expect((await run('concerts/one.json', 'deleted/concerts/three.json')).sort()).toEqual([
    ...[
      '#recycle',
      '.DS_Store',
      'concerts/.DS_Store',
      'concerts/@eaDir',
      'concerts/Thumbs.db',
      'concerts/notes.json',
    ],
  ]);
  expect(existsSync(join(root, 'concerts/two.json'))).toBe(false);
  for (const path of [...foreign, 'concerts/one.json']) expect(existsSync(join(root, path)), path).toBe(true);
});

test('a folder with other files and without a backup is refused', async () => {
  writeFileSync(join(root, 'notes.txt'), '');
  await expect(run()).rejects.toThrow('holds no backup: name another folder');
});

test.each(['..backup', '.', 'backup', '...', './..x/y'])(
  'the folder %s is part of the project: refused',
  async (name) => {
    await expect(writeBackup(join(process.cwd(), name))).rejects.toThrow('part of the project');
    expect(existsSync(join(process.cwd(), '..backup'))).toBe(false);
  },
);
