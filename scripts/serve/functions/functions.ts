import { glob, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '@netlify/functions';
import type { FunctionsManifest } from '@netlify/zip-it-and-ship-it';
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

/** Loads the endpoints of a folder of sources, each `.ts` file directly in it, except scheduled ones. */
export async function loadFunctions(folder: string, load: Load = importFile): Promise<Endpoint[]> {
  const files = await Array.fromAsync(glob('*.ts', { cwd: folder }));
  const loaded = await Promise.all(
    files.sort().map(async (file) => [file, (await load(join(folder, file))) as FunctionModule] as const),
  );
  return loaded
    .filter(([, { config }]) => config?.schedule === undefined)
    .map(([file, { default: handler, config: { path = [], excludedPath = [], preferStatic } = {} }]) =>
      endpointOf(parse(file).name, handler, [path].flat(), [excludedPath].flat(), preferStatic),
    );
}

/** The endpoints of a folder of bundles, by its manifest, except scheduled ones. Each is loaded at its first request, as on the host. */
export async function bundledFunctions(folder: string): Promise<Endpoint[]> {
  const manifest = await readFile(join(folder, 'manifest.json'), 'utf8');
  return (JSON.parse(manifest) as FunctionsManifest).functions
    .filter(({ schedule }) => schedule === undefined)
    .map(({ name, routes = [], excludedRoutes = [] }) => {
      const handler: Handler = async (...call) =>
        ((await importFile(join(folder, name, 'functions', `${name}.mjs`))) as FunctionModule).default(
          ...call,
        );
      const isAfterFiles = routes.some((route) => route.prefer_static);
      return endpointOf(name, handler, routes.map(patternOf), excludedRoutes.map(patternOf), isAfterFiles);
    });
}

const patternOf = ({ pattern }: { pattern: string }) => pattern;

function endpointOf(
  name: string,
  handler: Handler,
  paths: readonly string[],
  excluded: readonly string[],
  preferStatic = false,
): Endpoint {
  const patternsOf = (each: readonly string[]) => each.map((pathname) => new URLPattern({ pathname }));
  const own = paths.length > 0 ? paths : [`/.netlify/functions/${name}`];
  return { patterns: patternsOf(own), excluded: patternsOf(excluded), preferStatic, handler };
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
