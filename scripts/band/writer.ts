import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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
    writeFileSync(path, bytes);
  };
  const deleteOthers = (): void => {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (!kept.has(file.replaceAll('\\', '/')) && statSync(join(folder, file)).isFile())
        rmSync(join(folder, file));
  };
  return Object.assign(put, { deleteOthers });
}
