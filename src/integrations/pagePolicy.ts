import type { AstroIntegration } from 'astro';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type HTMLElement, parse } from 'node-html-parser';
import { inlineHash } from '../lib/inline.ts';

/**
 * Reduces the policy of every built page to the inline code of that page, because Astro lists the hashes of all pages in each.
 * Stops the build when a page has no policy, or inline code that Astro's policy does not cover.
 */
export default function pagePolicy(): AstroIntegration {
  return {
    name: 'page-policy',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const pages = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.html'));
        for (const page of pages) {
          const file = join(root, page);
          await writeFile(file, applyPolicy(await readFile(file, 'utf8'), page));
        }
      },
    },
  };
}

/** Returns the page with its own policy and without what Astro's `astro-island` alone needs. `page` names it in errors. */
export function applyPolicy(html: string, page: string): string {
  const root = parse(html, { blockTextElements: { script: true, style: true, pre: true } });
  const metas = root.querySelectorAll('meta[http-equiv]');
  const policy = metas.find((meta) =>
    /^content-security-policy$/i.test(meta.getAttribute('http-equiv') ?? ''),
  );
  if (!policy) throw new Error(`${page} has no Content-Security-Policy.`);
  if (root.querySelector('[style]'))
    throw new Error(`${page} has a style attribute, which its policy blocks.`);

  const surplus = root.querySelectorAll('script').filter(isAstroIsland);
  const inline = {
    script: root.querySelectorAll('script').filter((script) => isCode(script) && !surplus.includes(script)),
    style: root.querySelectorAll('style'),
  };
  const directives = readDirectives(policy.getAttribute('content') ?? '');
  for (const tag of ['script', 'style'] as const) {
    const sources = directives.get(`${tag}-src`) ?? [];
    directives.set(`${tag}-src`, reduceSources(sources, inline[tag], `${page}, ${tag}`));
  }
  const content = [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join(';');
  const meta = `<meta http-equiv="content-security-policy" content="${content}">`;
  const reduced = replaceRanges(html, [
    { element: policy, text: meta },
    ...surplus.map((element) => ({ element, text: '' })),
  ]);
  return reduced.replace(/<astro-island[^>]*/g, (tag) =>
    tag.replace(surplusParts, '').replace(jsonAttributes, inSingleQuotes),
  );
}

/** Astro's element is never defined, because `islandElement.ts` defines ours first. */
const isAstroIsland = ({ rawText }: HTMLElement) => rawText.includes('customElements.get("astro-island")');

/** Parts of an island's tag that our element does not read: a random id, the usual name of an export, the name in its options. */
const surplusParts =
  /(?: uid="[^"]*"| component-export="default"|(?<= opts="\{)&quot;name&quot;:&quot;\w+&quot;,)/g;

/** The attributes of an island that hold JSON: between single quotes its own quotes need no escape. */
const jsonAttributes = / (props|opts)="([^"]*)"/g;
const inSingleQuotes = (_: string, name: string, json: string) =>
  ` ${name}='${json.replaceAll("'", '&#39;').replaceAll('&quot;', '"')}'`;

/** Data blocks such as JSON-LD need no hash. */
const isCode = (script: HTMLElement) =>
  !script.hasAttribute('src') && !script.getAttribute('type')?.endsWith('json');

const readDirectives = (content: string) =>
  new Map(
    content
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name, sources]),
  );

/** Keeps the hashes of these elements, and every source that is not a hash. */
function reduceSources(sources: string[], elements: HTMLElement[], place: string): string[] {
  const used = new Set<string>();
  for (const { rawText } of elements) {
    const hash = `'${inlineHash(rawText)}'`;
    if (!sources.includes(hash))
      throw new Error(`${place}: the policy does not cover ${rawText.slice(0, 80)}`);
    used.add(hash);
  }
  return sources.filter((source) => !source.startsWith("'sha") || used.has(source));
}

/** Replaces elements by their position, so that every other byte of the page stays. */
function replaceRanges(html: string, edits: { element: HTMLElement; text: string }[]): string {
  const backwards = edits.toSorted((a, b) => b.element.range[0] - a.element.range[0]);
  return backwards.reduce(
    (result, { element, text }) => result.slice(0, element.range[0]) + text + result.slice(element.range[1]),
    html,
  );
}
