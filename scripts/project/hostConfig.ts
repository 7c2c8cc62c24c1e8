import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import * as z from 'zod/mini';

const patterns = z._default(z.array(z.string()), []);
const contract = z.object({
  functions: z.prefault(z.object({ included_files: patterns }), {}),
  images: z.prefault(z.object({ remote_images: patterns }), {}),
});

interface HostConfig {
  /** Patterns of files that the host puts beside every function, relative to the project. */
  includedFiles: string[];
  /** Addresses of other hosts whose pictures may be fetched. */
  remoteImages: RegExp[];
}

/** Reads the settings of a `netlify.toml` that Netlify's packages do not read by themselves. A missing file has none. */
export function readHostConfig(path: string): HostConfig {
  const { functions, images } = contract.parse(parse(existsSync(path) ? readFileSync(path, 'utf8') : ''));
  return {
    includedFiles: functions.included_files,
    remoteImages: images.remote_images.map((pattern) => new RegExp(pattern)),
  };
}
