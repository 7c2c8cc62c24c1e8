import { glob } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '@netlify/functions';
import type { Handler } from '../../../functions/_lib/http/platform.ts';
import { problem } from '../../../functions/_lib/http/problem.ts';
import { isDecodable } from '../site/web.ts';
import type { Rules } from '../site/rules.ts';

interface FunctionModule {
  default: Handler;
  config?: Config;
}

/** Loads one module by its absolute path. */
export type Load = (file: string) => Promise<unknown>;

interface Endpoint {
  patterns: URLPattern[];
  excluded: URLPattern[];
  preferStatic: boolean;
  handler: Handler;
}

/** Answers a request, or returns `undefined` for the next handler; `pathname` replaces the request's path, for a redirect rule. */
export type Dispatch = (request: Request, ip: string, pathname?: string) => Promise<Response | undefined>;

const importFile: Load = (file) => import(pathToFileURL(file).href);

/** Loads the endpoints of a folder, except scheduled ones: sources as on the host, each `.ts` file directly in it, or bundles of them. */
export async function loadFunctions(folder: string, load: Load = importFile): Promise<Endpoint[]> {
  const files = await Array.fromAsync(glob(['*.ts', '*/functions/*.mjs'], { cwd: folder }));
  const loaded = await Promise.all(
    files.sort().map(async (file) => [file, (await load(join(folder, file))) as FunctionModule] as const),
  );
  return loaded
    .filter(([, { config }]) => config?.schedule === undefined)
    .map(([name, module]) => endpointOf(name, module));
}

function endpointOf(file: string, module: FunctionModule): Endpoint {
  const paths = module.config?.path ?? `/.netlify/functions/${parse(file).name}`;
  const { excludedPath = [], preferStatic = false } = module.config ?? {};
  const patternsOf = (each: string | readonly string[]) =>
    [each].flat().map((pathname) => new URLPattern({ pathname }));
  return {
    patterns: patternsOf(paths),
    excluded: patternsOf(excludedPath),
    preferStatic,
    handler: module.default,
  };
}

/** The endpoints that answer before a file of the same path, and those that answer only where there is none. */
export const divideByFiles = (endpoints: readonly Endpoint[]) => ({
  first: endpoints.filter(({ preferStatic }) => !preferStatic),
  afterFiles: endpoints.filter(({ preferStatic }) => preferStatic),
});

/** Calls the endpoint whose path matches. An exception is logged and becomes a problem without a stack trace. */
export function dispatchTo(endpoints: readonly Endpoint[]): Dispatch {
  return async (request, ip, address = new URL(request.url).pathname) => {
    // As the host does.
    const pathname = address.replace(/(?<=.)\/$/, '');
    for (const { patterns, excluded, handler } of endpoints) {
      if (excluded.some((pattern) => pattern.test({ pathname }))) continue;
      const match = patterns.map((pattern) => pattern.exec({ pathname })).find((result) => result !== null);
      if (match) return call(handler, request, ip, match.pathname.groups);
    }
    return undefined;
  };
}

/** Also calls the endpoint at the target of a redirect, when the path itself has none. */
export function withRules(dispatch: Dispatch, rules: Rules): Dispatch {
  return async (request, ip) => {
    const direct = await dispatch(request, ip);
    // Netlify's matcher throws at a path with invalid encoding.
    if (direct || !isDecodable(new URL(request.url).pathname)) return direct;
    const rule = await rules.match(request);
    return rule && !rule.redirect ? dispatch(request, ip, rule.target.pathname) : undefined;
  };
}

async function call(
  handler: Handler,
  request: Request,
  ip: string,
  groups: Record<string, string | undefined>,
): Promise<Response> {
  const params = Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, value ?? '']));
  try {
    return await handler(request, { ip, params, waitUntil: (work) => void work.catch(console.error) });
  } catch (error) {
    console.error(error);
    return problem(request, 'internal');
  }
}
