import { isUnchanged } from '../../../functions/_lib/http/revision.ts';
import { chooseEncoding, compress, isCompressible } from './compression.ts';
import { isDecodable, plainText } from './web.ts';
import type { StaticFile } from './files.ts';
import type { Dispatch } from '../functions/functions.ts';
import type { Rule, Rules } from './rules.ts';

interface SiteParts {
  /** Finds a file of the built site by its path. */
  find: (pathname: string) => Promise<StaticFile | undefined>;
  rules: Rules;
  functions: Dispatch;
  /** Functions that answer where there is no file: by `preferStatic`, or as the target of a redirect. */
  functionsAfterFiles: Dispatch;
}

/** Answers a request from this IP address. */
export type Site = (request: Request, ip: string) => Promise<Response>;

/**
 * Answers in the host's order: a function, else a file, else a function that prefers files, else the first matching redirect, else 404.
 * No redirect of ours is forced, so functions and files always win.
 */
export function createSite({ find, rules, functions, functionsAfterFiles }: SiteParts): Site {
  const file = async (request: Request, pathname: string, status = 200) => {
    const found = isReading(request) ? await find(pathname) : undefined;
    if (!found) return undefined;
    const response = await fileResponse(request, found, status);
    await rules.addHeaders(pathname, response);
    return response;
  };
  const follow = (request: Request, { target, status, redirect }: Rule) =>
    redirect ? redirectTo(target, status) : file(request, target.pathname, status);

  return async (request, ip) => {
    const { pathname } = new URL(request.url);
    // Before the check of the encoding, because a password in a path may be any text.
    const called = await functions(request, ip);
    if (called) return called;
    if (!isDecodable(pathname)) return plainText(400, 'The encoding of this address is invalid.');

    const found = await file(request, pathname);
    if (found) return found;
    const late = await functionsAfterFiles(request, ip);
    if (late) return late;
    const rule = await rules.match(request);
    const followed = rule && (await follow(request, rule));
    if (followed) return followed;

    if (!isReading(request)) return plainText(405, 'Pages can only be read.', { allow: 'GET, HEAD' });
    return (await file(request, '/404.html', 404)) ?? plainText(404, 'There is nothing at this address.');
  };
}

function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

async function fileResponse(request: Request, file: StaticFile, status: number): Promise<Response> {
  const headers = new Headers({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-type': file.type,
    etag: file.etag,
  });
  if (isCompressible(file)) headers.set('vary', 'accept-encoding');
  if (status === 200 && isUnchanged(request, file.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = isCompressible(file) && chooseEncoding(request.headers.get('accept-encoding'));
  if (encoding) headers.set('content-encoding', encoding);
  const body = encoding ? await compress(file, encoding) : file.body;
  headers.set('content-length', String(body.length));
  return new Response(body, { status, headers });
}

function redirectTo({ pathname, search }: URL, status: number): Response {
  return new Response(null, { status, headers: { location: `${pathname}${search}` } });
}
