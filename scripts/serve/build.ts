import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { AstroInlineConfig } from 'astro';
import { Refusal } from './refusal.ts';

/** Builds the site, with what is `special` about it beside `astro.config.mjs`; a failure becomes a `Refusal` of one sentence. */
export async function buildSite(special: AstroInlineConfig = {}): Promise<void> {
  // Loaded here, so that serving an earlier build does not wait for it.
  const { build } = await import('astro');
  try {
    await build(special);
  } catch (error) {
    throw new Refusal(`The site cannot be built: ${whatFailed(error)}`, { cause: error });
  }
}

interface BuildError extends Error {
  loc?: { file?: string; line?: number };
  /** What the bundler collected; its own message only counts them. */
  errors?: BuildError[];
}

/**
 * A build error in one line: the file (relative to `root`), then what is wrong in it. Of a record that breaks its
 * contract, each field with the contract's own words, which name the fix.
 */
export function whatFailed(error: unknown, root = process.cwd()): string {
  if (!(error instanceof Error)) return String(error);
  const { message, loc, errors: [first] = [] } = error as BuildError;
  if (first) return whatFailed(first, root);

  const place = loc?.file ? `${relative(root, loc.file)}${loc.line ? `:${loc.line}` : ''}: ` : '';
  const fields = [...message.matchAll(/^ {2}\*\*(.+?)\*\*: (.+)$/gm)].map(
    ([, field, wrong]) => `${field} ${wrong}`,
  );
  const [line = ''] = stripVTControlCharacters(message).replaceAll('**', '').split('\n');
  return place + (fields.length > 0 ? fields.join('; ') : line);
}
