import { createHash } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, posix, relative } from 'node:path';
import * as z from 'zod/mini';
import { replaceFile } from '../../src/lib/replaceFile.ts';
import type { Marks } from '../../src/stores/documents.ts';
import { CommandError } from '../serve/command.ts';

const manifestName = 'manifest.json';

const about =
  'A backup of the stores of this site (docs/backups.md). It holds personal data: the messages of the contact form. Keep it as safe as the inbox.';

/** A file of a backup: its digest, and the marks of the document in it. */
const entry = z.strictObject({
  sha256: z.string(),
  deleted: z.optional(z.string()),
  file: z.optional(z.string()),
});

const manifest = z.strictObject({
  about: z.string(),
  version: z.literal(1),
  /** False while an export runs, and after it was interrupted. */
  isComplete: z.boolean(),
  /** By path: one or two folders, and a name. */
  files: z.record(z.string().check(z.regex(/^(?:[a-z-]+\/){1,2}[^/\\]+\.[a-z]+$/)), entry),
});
type Entries = z.infer<typeof manifest>['files'];

const digestOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** `undefined` where there is no such file. */
const read = (file: string): Promise<Buffer<ArrayBuffer> | undefined> =>
  readFile(file).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });

async function readManifest(folder: string) {
  const bytes = await read(join(folder, manifestName));
  if (!bytes) return undefined;
  try {
    return manifest.parse(JSON.parse(bytes.toString()));
  } catch {
    throw new CommandError(`${manifestName} in ${folder} is damaged.`);
  }
}

/** The folder of a backup while it is written. A file in it is complete whenever it is there. */
export interface BackupWriter {
  /** Whether an earlier run has written this file, and it is unchanged. It then belongs to this backup. */
  has: (path: string) => Promise<boolean>;
  write: (path: string, content: string | Uint8Array, marks?: Marks) => Promise<void>;
  /** Saves the state, from which an interrupted export goes on. */
  save: () => Promise<void>;
  /**
   * Deletes the files of earlier runs that are not part of this one, and completes the manifest. Returns the paths in it that no run has
   * written, such as those of a network drive: they stay.
   */
  finish: () => Promise<string[]>;
}

/** Opens a folder for an export: a new one, an empty one, or one that holds a backup already. Throws a `CommandError` for any other. */
export async function writeBackup(folder: string): Promise<BackupWriter> {
  if (!/^\.\.(?:$|[/\\])/.test(relative(process.cwd(), folder)))
    throw new CommandError(
      `${folder} is part of the project, where git would find the messages: name one outside.`,
    );
  const earlier = await readManifest(folder);
  await mkdir(folder, { recursive: true });
  const others = (await readdir(folder)).filter((name) => !name.startsWith(manifestName));
  if (!earlier && others.length > 0)
    throw new CommandError(`${folder} is not empty and holds no backup: name another folder.`);
  await chmod(folder, 0o700);

  const before = earlier?.files ?? {};
  const files: Entries = {};
  const saveAs = (isComplete: boolean, saved: Entries) =>
    replaceFile(
      join(folder, manifestName),
      `${JSON.stringify({ about, version: 1, isComplete, files: saved }, null, 2)}\n`,
    );
  const save = () => saveAs(false, { ...before, ...files });
  await save();
  return {
    has: async (path) => {
      const known = before[path];
      const bytes = known && (await read(join(folder, path)));
      if (!bytes || digestOf(bytes) !== known.sha256) return false;
      files[path] = known;
      return true;
    },
    write: async (path, content, marks = {}) => {
      await replaceFile(join(folder, path), content);
      files[path] = { sha256: digestOf(content), ...marks };
    },
    save,
    finish: async () => {
      const old = Object.keys(before).filter((path) => !(path in files));
      for (const path of old) await rm(join(folder, path), { force: true });
      const folders = new Set(Object.keys({ ...before, ...files }).map((path) => dirname(path)));
      const isOurs = (path: string) =>
        path in files ||
        path.startsWith(manifestName) ||
        [...folders].some((own) => `${own}/`.startsWith(`${path}/`));
      const foreign: string[] = [];
      for (const own of ['.', ...folders])
        for (const name of await readdir(join(folder, own)).catch((): string[] => []))
          if (!isOurs(posix.join(own, name))) foreign.push(posix.join(own, name));
      const sorted = Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1));
      await saveAs(true, Object.fromEntries(sorted));
      return foreign;
    },
  };
}

export interface BackupReader {
  files: Entries;
  /** The content of a file of the manifest. Throws a `CommandError` where it is not what was exported. */
  read: (path: string) => Promise<Buffer<ArrayBuffer>>;
}

/** Opens a complete backup, and checks every file of it. Throws a `CommandError` that names those that do not match. */
export async function readBackup(folder: string): Promise<BackupReader> {
  const found = await readManifest(folder);
  if (!found) throw new CommandError(`There is no backup in ${folder}.`);
  if (!found.isComplete)
    throw new CommandError(`The export into ${folder} did not end: run it again, and then the import.`);
  const matches = async (path: string) => {
    const bytes = await read(join(folder, path));
    return bytes && digestOf(bytes) === found.files[path]?.sha256 ? bytes : undefined;
  };
  const damaged: string[] = [];
  for (const path of Object.keys(found.files)) if (!(await matches(path))) damaged.push(path);
  const refuse = (paths: string[]) =>
    new CommandError(`Nothing is imported, because this is missing or was changed: ${paths.join(', ')}.`);
  if (damaged.length > 0) throw refuse(damaged);
  return {
    files: found.files,
    read: async (path) => {
      const bytes = await matches(path);
      if (!bytes) throw refuse([path]);
      return bytes;
    },
  };
}
