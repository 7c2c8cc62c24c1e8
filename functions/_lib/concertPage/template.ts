import * as z from 'zod/mini';
import { partsId, placeholders, templatePath } from '../../../src/config/concertPage.ts';
import type { Locale } from '../../../src/config/locales.ts';
import type { PageClasses } from '../../../src/features/concerts/page/context.ts';
import { markup } from '../../../src/lib/markup.ts';
import { ProblemError } from '../http/problemError.ts';
import { readFile } from '../http/upstream.ts';

/** Values of a page. `content` is HTML, and `data` is the JSON of a `script` element. */
type Values = Record<keyof typeof placeholders, string>;

export interface Template {
  classes: PageClasses;
  /** Names of the share cards that the build has drawn in this language. */
  cards: readonly string[];
  /** The security headers of a page (`netlify.toml`), which reach files only. */
  headers: Record<string, string>;
  interpolate: (values: Values) => string;
}

const classes = z.record(z.string(), z.string());
const templateParts = z.object({
  classes: z.object({ line: classes, button: classes, ticket: classes, badge: classes }),
  cards: z.array(z.string()),
});

const securityHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
];

/**
 * Reads the template of a language from the request's own host, which has the file of the same deployment, previews included. `undefined`
 * while the site waits for its band: there is none. Throws a `ProblemError`.
 */
export async function readTemplate({ url }: Request, locale: Locale): Promise<Template | undefined> {
  const address = new URL(templatePath(locale), url).href;
  const file = await readFile('The template of a concert’s page', address);
  if (!file) return undefined;
  const { text, headers } = file;
  const form = new RegExp(`<script [^>]*id="${partsId}"[^>]*>(.*?)</script>`, 's');
  const [element = '', json = ''] = form.exec(text) ?? [];
  return {
    ...parseParts(json),
    headers: pageHeaders(headers),
    interpolate: (values) => interpolate(text.replace(element, ''), values),
  };
}

/** The security headers among those of a file. */
export const pageHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => securityHeaders.includes(name)));

function parseParts(json: string) {
  try {
    return templateParts.parse(JSON.parse(json));
  } catch (cause) {
    throw new ProblemError('upstream', { cause });
  }
}

/** Replaces every placeholder at once, so that no value is searched for placeholders. */
function interpolate(page: string, values: Values): string {
  const names = Object.keys(placeholders) as (keyof Values)[];
  const any = Object.values(placeholders).map((each) => each.replaceAll(/[{}]/g, String.raw`\$&`));
  return page.replaceAll(new RegExp(any.join('|'), 'g'), (placeholder) => {
    const name = names.find((each) => placeholders[each] === placeholder) ?? 'slug';
    return name === 'content' || name === 'data' ? values[name] : markup`${values[name]}`.text;
  });
}
