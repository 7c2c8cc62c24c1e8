import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Writes one file of the generated folder, by its path below it. */
export type Put = (file: string, content: string | Uint8Array) => void;

/** Writes files below a folder, but for those that hold the same already. `deleteOthers` deletes the files that it has not been asked for. */
export function writer(folder: string) {
  const kept = new Set<string>();
  const put = (file: string, content: string | Uint8Array): void => {
    kept.add(file);
    const path = join(folder, file);
    const bytes = Buffer.from(content);
    if (existsSync(path) && statSync(path).size === bytes.length && readFileSync(path).equals(bytes)) return;
    mkdirSync(dirname(path), { recursive: true });
    // In one step: a function of the local server may read it meanwhile.
    const whole = `${path}.${process.pid}`;
    writeFileSync(whole, bytes);
    renameSync(whole, path);
  };
  const deleteOthers = (): void => {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      // Forced, because another build may have deleted it already.
      if (!entry.isDirectory() && !kept.has(relative(folder, path).replaceAll('\\', '/')))
        rmSync(path, { force: true });
    }
  };
  return Object.assign(put, { deleteOthers });
}
