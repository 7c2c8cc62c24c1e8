import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collections, type Collection } from '../../src/records/kinds.ts';
import type { Concert } from '../../src/records/concert.ts';
import type { Venue } from '../../src/records/venue.ts';

interface Records extends Partial<Record<Collection, (object & { id: string })[]>> {
  concerts?: (Partial<Concert> & { id: string })[];
  venues?: (Partial<Venue> & { id: string })[];
}

/** Writes the generated records of a folder anew, with these records only. */
export function writeRepository(folder: string, all: Records): void {
  for (const kind of collections) {
    const records: readonly { id: string }[] = all[kind] ?? [];
    const own = join(folder, 'generated/content', kind);
    rmSync(own, { recursive: true, force: true });
    mkdirSync(own, { recursive: true });
    for (const { id, ...fields } of records) writeFileSync(join(own, `${id}.json`), JSON.stringify(fields));
  }
}

/** A repository of its own for the functions of this process, instead of the project's: empty until a test writes it. */
export function useRepository(): (records: Records) => void {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'));
  process.env.LAMBDA_TASK_ROOT = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  writeRepository(folder, {});
  return (records) => writeRepository(folder, records);
}
