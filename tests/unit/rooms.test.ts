import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const mostFiles = 15;

test(`no folder of the code holds more than ${String(mostFiles)} files of its own`, () => {
  const files = ['src', 'functions', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  );
  const folders = Map.groupBy(files, ({ parentPath }) => parentPath);
  expect(folders.size).toBeGreaterThan(50);
  const full = [...folders]
    .filter(([folder, own]) => own.length > mostFiles && !folder.startsWith('src/content/'))
    .map(([folder, own]) => `${folder}: ${String(own.length)}`);
  expect(full).toEqual([]);
});
