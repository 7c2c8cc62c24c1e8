import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const mostFiles = 15;

/** The host deploys each file of this folder as one function, and looks in no folder below it. */
const ofTheHost = 'functions';

/** A folder with settings of its own holds one file more. */
const isCode = (name: string) => name !== 'tsconfig.json';

test(`no folder of the code holds more than ${String(mostFiles)} files of its own`, () => {
  const files = ['src', 'functions', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && isCode(entry.name),
    ),
  );
  const folders = Map.groupBy(files, ({ parentPath }) => parentPath);
  expect(folders.size).toBeGreaterThan(50);
  const full = [...folders]
    .filter(([folder, own]) => own.length > mostFiles && folder !== ofTheHost)
    .filter(([folder]) => !folder.startsWith('src/content/'))
    .map(([folder, own]) => `${folder}: ${String(own.length)}`);
  expect(full).toEqual([]);
});
