import {
  embeddedRecords,
  embeddedRecordsPath,
  type EmbeddedRecords,
} from '../../../src/records/built/embeddedRecords.ts';
import { shaped } from '../../../src/services/http/shaped.ts';
import { callService } from '../http/upstream.ts';

/** Reads the records of `src/content`. Throws a `ProblemError`. */
export type SiteFiles = () => Promise<EmbeddedRecords>;

/**
 * The records of `src/content`, as the deployment at an address holds them, a preview too. They are read at most once, and only when a
 * store asks for them.
 */
export function siteFiles(url: string): SiteFiles {
  let files: Promise<EmbeddedRecords> | undefined;
  return () =>
    (files ??= callService('embedded.json', async (requestJson) =>
      shaped(embeddedRecords, await requestJson(new URL(embeddedRecordsPath, url).href)),
    ));
}
