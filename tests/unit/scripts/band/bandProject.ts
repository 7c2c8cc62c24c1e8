import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, vi } from 'vitest';

/** A grey photograph, as JPEG. */
export const photograph = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .jpeg()
    .toBuffer();

/** Before each test a project with the product's texts and pictures, and with these facts in a folder `band`; deleted after it. */
export function useBandProject(facts: object) {
  const project = {
    root: '',
    write(file: string, content: unknown): void {
      const path = join(project.root, file);
      mkdirSync(dirname(path), { recursive: true });
      const isWritten = typeof content === 'string' || content instanceof Uint8Array;
      writeFileSync(path, isWritten ? content : JSON.stringify(content));
    },
    /** A file of the generated folder. */
    read: (file: string): string => readFileSync(join(project.root, 'generated', file), 'utf8'),
  };
  beforeEach(() => {
    project.root = mkdtempSync(join(tmpdir(), 'band-'));
    vi.stubEnv('BAND', '');
    mkdirSync(join(project.root, 'src/content'), { recursive: true });
    for (const folder of ['i18n', 'src/content/pictures'])
      symlinkSync(resolve(folder), join(project.root, folder));
    project.write('band/band.json', facts);
  });
  afterEach(() => rmSync(project.root, { recursive: true }));
  return project;
}
