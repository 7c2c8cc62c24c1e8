import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';

/** The output of `npm run test:build`; the working directory is the project. */
const folder = 'dist';
if (!existsSync(join(folder, 'index.html'))) {
  throw new Error('There is no built site in dist/ to be tested; build it first: npm run test:build');
}

/** Every file of the built site, by the path at which it is served: `/_/fonts.a1b2.css`, `/live/index.html`. */
export const files: readonly string[] = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'));

export const bytes = (file: string): Buffer => readFileSync(join(folder, file));
export const text = (file: string): string => bytes(file).toString('utf8');

/** When the pages were written: what they call upcoming was upcoming then. */
export const builtAt: Date = statSync(join(folder, 'index.html')).mtime;

export interface Page {
  /** As it is linked: `/`, `/en/`, `/live`. */
  path: string;
  language: 'de' | 'en';
  html: string;
  root: HTMLElement;
}

const read = (file: string, path: string): Page => {
  const html = text(file);
  // Scripts, styles and preformatted text are kept as text; what `noscript` holds is read as elements.
  const root = parse(html, { blockTextElements: { script: true, style: true, pre: true } });
  const language = root.querySelector('html')?.getAttribute('lang')?.startsWith('en') ? 'en' : 'de';
  return { path, language, html, root };
};

const pathOf = (file: string) => {
  const path = file.replace(/index\.html$/, '');
  return path === '/' || path === '/en/' ? path : path.replace(/\/$/, '');
};

/** Templates that a function fills. */
export const isTemplate = (file: string) => file.startsWith('/concert-page/');

/** Every page with an address. */
export const pages: readonly Page[] = files
  .filter((file) => file.endsWith('/index.html') && !isTemplate(file))
  .map((file) => read(file, pathOf(file)));

/** The page for hosts that cannot redirect. */
export const notFound: Page = read('/404.html', '/404.html');

/** The page at a path; throws when there is none. */
export function page(path: string): Page {
  const found = pages.find((candidate) => candidate.path === path);
  if (!found) throw new Error(`There is no page ${path} in dist/.`);
  return found;
}

export const meta = ({ root }: Page, name: string): string | undefined =>
  root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

export const canonical = ({ root }: Page): string =>
  root.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';

/** Where the site says it lives. */
export const origin: string = new URL(canonical(page('/'))).origin;

/** The elements that match in some pages. Throws when there are none: a test of nothing would pass whatever it says. */
export function elements(roots: readonly Pick<Page, 'root'>[], selector: string): HTMLElement[] {
  const found = roots.flatMap(({ root }) => root.querySelectorAll(selector));
  if (found.length === 0) throw new Error(`Nothing in dist/ matches ${selector}.`);
  return found;
}

/** The values of an attribute of the elements that match in a page or a part of it; none where an element lacks it. */
export const attributesOf = (root: HTMLElement | undefined | null, selector: string, name: string) =>
  (root?.querySelectorAll(selector) ?? []).map((element) => element.getAttribute(name));

/** Pages for `describe.each` and `test.each`, each with its path as the title. */
export const titled = (entries: readonly Page[]) => entries.map((entry) => [entry.path, entry] as const);

/** Every page, also the one for hosts that cannot redirect. */
export const everyPage: readonly Page[] = [...pages, notFound];
