import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file that is complete whenever it is there, in a folder that may be missing: a killed build leaves no half of it. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}
