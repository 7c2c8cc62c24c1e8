import type { Page, Route } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { build } from 'vite';
import type { StoredPicture } from '../../../src/records/gallery/storedPicture.ts';

const site = 'https://photo.test';

/** The desk's texts that the control and the area of the pictures need. */
const texts = Object.assign(
  {},
  ...['admin', 'desk', 'errors', 'picture', 'own'].map(
    (area) => JSON.parse(readFileSync(`generated/i18n/de/${area}.json`, 'utf8')) as object,
  ),
) as Record<string, string>;

/** The control's page, its scripts and styles by their names. */
async function bundle(): Promise<Map<string, string | Uint8Array>> {
  const built = await build({
    ...{ configFile: false, logLevel: 'silent', base: '/' },
    worker: { format: 'es' },
    build: {
      ...{ write: false, minify: false, cssMinify: false },
      rolldownOptions: { input: 'tests/e2e/photo/page.tsx', output: { entryFileNames: 'page.js' } },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return new Map(outputs.map((file) => [`/${file.fileName}`, 'code' in file ? file.code : file.source]));
}

let files: ReturnType<typeof bundle> | undefined;

/** The page's own server: pictures as the API keeps them, and what was sent to it. */
export interface PhotoServer {
  stored: StoredPicture[];
  /** The names of the fields of each upload. */
  uploads: string[][];
  isDown: boolean;
  /** The picture that was deleted last, until it is restored. */
  removed?: StoredPicture | undefined;
  /** The sentence by which it refuses a picture. */
  refusal: string;
}

/** Opens a page with the control. */
export async function openPhotoPage(page: Page, picture: Buffer): Promise<PhotoServer> {
  const built = await (files ??= bundle());
  const server: PhotoServer = { stored: [], uploads: [], isDown: false, refusal: '' };
  const styles = [...built.keys()].filter((name) => name.endsWith('.css'));
  const html = `<!doctype html><html lang="de"><meta charset="utf-8"><title>Foto</title><meta name="viewport" content="width=device-width">
    ${styles.map((name) => `<link rel="stylesheet" href="${name}">`).join('')}
    <body><div id="root"></div><script>texts = ${JSON.stringify(texts)}</script>
    <script type="module" src="/page.js"></script>`;
  const answer = async (route: Route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const content = built.get(pathname);
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
    if (content !== undefined) {
      const contentType = pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
      return route.fulfill({ contentType, body: Buffer.from(content) });
    }
    if (route.request().method() === 'PATCH') {
      const picture = server.stored.find(({ id }) => pathname.endsWith(`/${id}`)) ?? server.removed;
      server.removed = server.stored.includes(picture ?? storedOf('')) ? picture : undefined;
      server.stored = server.stored.filter((each) => each !== picture);
      if (picture && !server.removed) server.stored.push(picture);
      return route.fulfill({ json: picture });
    }
    if (pathname.startsWith('/.netlify/images') || /^\/api\/cloudinary\/./.test(pathname))
      return route.fulfill({ contentType: 'image/jpeg', body: picture });
    if (pathname !== '/api/cloudinary') return route.fulfill({ status: 404 });
    if (server.isDown) return route.abort('connectionfailed');
    if (route.request().method() === 'GET')
      return route.fulfill({ json: searchParams.has('deleted') ? [] : server.stored });
    if (server.refusal) {
      const problem = { type: 'urn:problem-type:match:not-a-picture', status: 422, title: server.refusal };
      return route.fulfill({ status: 422, contentType: 'application/problem+json', json: problem });
    }
    const body = route.request().postDataBuffer()?.toString('latin1') ?? '';
    const fields = [...body.matchAll(/name="([^"]+)"(?:\r\n\r\n(.*)\r\n)?/g)];
    const key = fields.find(([, name]) => name === 'idempotency-key-0')?.[2] ?? '';
    const stored = storedOf(await idOf(key));
    server.uploads.push(fields.map(([, name]) => name ?? ''));
    server.stored.push(stored);
    return route.fulfill({ status: 201, json: { urls: [stored.url], pictures: [stored] } });
  };
  await page.route(`${site}/**`, answer);
  await page.goto(`${site}/`);
  return server;
}

const idOf = async (key: string) => {
  const { newId } = await import('../../../src/stores/newId.ts');
  return newId('picture', key);
};

/** A picture of the page that is stored. */
export const storedOf = (id: string, more: Partial<StoredPicture> = {}): StoredPicture => ({
  ...{ id, rank: '1', url: `/api/cloudinary/${id}`, width: 900, height: 600, bytes: 1 },
  ...{ type: 'image/jpeg', added: '2026-11-20T19:00:00Z', ofPage: true, ...more },
});
