import type { AstroIntegration } from 'astro';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inlineHash } from '../lib/inline.ts';
import { leanHtml } from './leanHtml.ts';

/** Makes pages lighter by what only the build needs, and their policies as strict as they are. */
export default function leanPages(): AstroIntegration {
  return {
    name: 'lean-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const pages = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.html'));
        for (const page of pages.map((name) => join(root, name))) {
          await writeFile(page, leanPolicy(leanHtml(await readFile(page, 'utf8'))));
        }
      },
    },
  };
}

const policy = /(<meta http-equiv="content-security-policy" content=")([^"]*)/i;
const directive = /(script|style)-src 'self'((?: 'sha256-[^']+')*)/g;

/**
 * Writes a page's policy anew with the hashes of what that page holds, as it now is: the build gives every page those of
 * all, and knows nothing of what happened to it later.
 */
export const leanPolicy = (html: string): string =>
  html.replace(
    policy,
    (_, meta: string, sources: string) =>
      meta +
      sources.replace(directive, (_, tag: 'script' | 'style') =>
        [`${tag}-src 'self'`, ...hashes(html, tag).map((hash) => `'${hash}'`)].join(' '),
      ),
  );

/** Of every piece of code between two tags, once. */
function hashes(html: string, tag: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${tag}(?![^>]*(?: src=|json))[^>]*>([\\s\\S]*?)</${tag}>`, 'g');
  return [...new Set([...html.matchAll(inline)].map(([, code = '']) => inlineHash(code)))];
}
