import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hasJava } from '../../scripts/firestore/find.ts';
import { serve } from '../../scripts/serve/server.ts';
import { startEmptyBlobs } from '../fakes/blobs.ts';
import { files, isTemplate, text } from './dist.ts';
import { functionPages } from './functionPages.ts';

/** A message about one place of a file. */
interface NuMessage {
  /** Address of the file. */
  url: string;
  message: string;
  /** The code around the place. */
  extract?: string;
}

/** Checks files with the Nu Html Checker, all in one process of Java. */
async function checkHtml(files: readonly string[]): Promise<NuMessage[]> {
  const jar = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));
  // A deep stack for its schemas, and the compiler that is faster in so short a run.
  const java = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
  const options = ['--format', 'json', '--asciiquotes', '--stdout', '--exit-zero-always'];
  // A message is about 500 bytes, and styles that the checker cannot read cause thousands.
  const { stdout } = await promisify(execFile)('java', [...java, '-jar', jar, ...options, ...files], {
    maxBuffer: 2 ** 26,
  });
  return (JSON.parse(stdout) as { messages: NuMessage[] }).messages;
}

/** Messages about what is right: a pattern each, and the reason. */
const exceptions: { message: RegExp; reason: string }[] = [
  {
    message: /^CSS: (Parse Error\.|Unknown pseudo-element or pseudo-class ':)/,
    reason: 'It knows no nested rules, and reads a declaration inside one as a selector.',
  },
  {
    message:
      /^CSS: '(anchor-name|animation-timeline|container-type|position-area|position-try|text-box)': Property '\S+' doesn't exist\.$/,
    reason: 'It does not know these newer properties; a browser without them shows the page well.',
  },
  {
    message:
      /^CSS: ('(--ticket|--room|font|font-size)': (Parse Error|Unknown dimension)\.|Unrecognized at-rule '@container')/,
    reason: 'It knows neither units of containers nor their queries by rem inside of a rule.',
  },
  {
    message: /^CSS: 'mask': /,
    reason: 'It knows neither two positions in one colour stop nor several masks.',
  },
  {
    message: / violates Content Security Policy \(meta tag\): /,
    reason:
      'A file has no origin that could be its own, data blocks are no code, and it loses the hash of a code that spans two of its buffers. policy.test.ts compares every hash.',
  },
  {
    message: /^A 'link' element with a 'blocking' attribute must have a 'rel' attribute whose value is 'sty/,
    reason: 'It does not know rel="expect", which the HTML standard allows to block rendering.',
  },
  {
    message: /^Trailing slash on void elements has no effect/,
    reason: 'React writes them, and quotes every attribute.',
  },
  {
    message: /^The 'list' role is unnecessary for element '[uo]l'\.$/,
    reason: 'Safari takes a list without markers for no list, unless its role says so.',
  },
  {
    message: /^The 'name' attribute is never allowed on the 'astro-slot' element\.$/,
    reason: 'Astro names the slots of an island so.',
  },
  {
    message: /^A 'style' element in 'body' must be the first child of its parent\.$/,
    reason: 'Astro writes the style of its islands before the first of them.',
  },
];

/** A page without the styles that an earlier page had: to read the same 45 KB for each page is half of the work. */
const readStyles = new Set<string>();
const withNewStyles = (html: string): string =>
  html.replaceAll(/(<style[^>]*>)([^]*?)(?=<\/style>)/g, (all, start: string, styles: string) => {
    const isRead = readStyles.has(styles);
    readStyles.add(styles);
    return isRead ? start : all;
  });

const reason = hasJava() ? undefined : 'there is no Java to run the Nu Html Checker';
if (reason) console.warn(`No markup is checked: ${reason}.`);

// Never skipped where all of it must run.
describe.skipIf(reason && !process.env.CI)('the Nu Html Checker', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  let messages: NuMessage[] = [];

  beforeAll(async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const blobs = await startEmptyBlobs();
    const site = await serve({ port: 0 });
    const written = await functionPages(site.url);
    await site.stop();
    await blobs.stop();
    log.mockRestore();

    const built = files
      .filter((file) => file.endsWith('.html') && !isTemplate(file))
      .map((file) => ({ name: file.slice(1).replaceAll('/', ' '), html: text(file) }));
    const pages = [...built, ...written].map(({ name, html }) => ({ path: join(folder, name), html }));
    for (const { path, html } of pages) writeFileSync(`${path}.html`, withNewStyles(html));
    messages = await checkHtml(pages.map(({ path }) => `${path}.html`));
  }, 180_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  test('reports nothing of ours on the pages of the build and of the functions', () => {
    const ours = messages.filter(({ message }) => !exceptions.some((each) => each.message.test(message)));
    expect(ours.map(({ url, message, extract }) => [fileURLToPath(url), message, extract])).toEqual([]);
  });

  test.each(exceptions)('still needs the exception: $reason', ({ message: pattern }) =>
    expect(messages.some(({ message }) => pattern.test(message))).toBe(true),
  );
});
