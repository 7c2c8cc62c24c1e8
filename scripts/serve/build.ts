import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { AstroInlineConfig } from 'astro';
import { CommandError } from './command.ts';

/** Builds the site with this configuration in addition to `astro.config.mjs`. Throws a `CommandError` of one sentence. */
export async function buildSite(config: AstroInlineConfig = {}): Promise<void> {
  // Loaded here, so that serving an earlier build does not wait for it.
  const { build } = await import('astro');
  try {
    await build(config);
  } catch (error) {
    throw new CommandError(`The site cannot be built: ${describeBuildError(error)}`, { cause: error });
  }
}

interface BuildError extends Error {
  loc?: { file?: string; line?: number };
  /** Errors of the bundler, whose own message only counts them. */
  errors?: BuildError[];
}

/**
 * Describes a build error in one line: the file (relative to `root`), then the error. A record that breaks its contract gives each field
 * with the contract's message, which names the fix.
 */
export function describeBuildError(error: unknown, root = process.cwd()): string {
  if (!(error instanceof Error)) return String(error);
  const { message, loc, errors: [first] = [] } = error as BuildError;
  if (first) return describeBuildError(first, root);

  const place = loc?.file ? `${relative(root, loc.file)}${loc.line ? `:${loc.line}` : ''}: ` : '';
  const fields = [...message.matchAll(/^ {2}\*\*(.+?)\*\*: (.+)$/gm)].map(
    ([, field, fault]) => `${field} ${fault}`,
  );
  const [line = ''] = stripVTControlCharacters(message).replaceAll('**', '').split('\n');
  return place + (fields.length > 0 ? fields.join('; ') : line);
}
