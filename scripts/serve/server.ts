import { once } from 'node:events';
import { existsSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import {
  bundledFunctions,
  dispatchTo,
  divideByFiles,
  loadFunctions,
  withRules,
} from './functions/functions.ts';
import { readHostConfig } from '../project/hostConfig.ts';
import { findFile, type StaticFile } from './site/files.ts';
import { withImages } from './site/images.ts';
import { host, listen } from './port.ts';
import { readRules } from './site/rules.ts';
import { createSite } from './site/site.ts';
import { listenerOf } from './site/web.ts';

interface ServeOptions {
  /** 0 lets the system choose. */
  port: number;
  /** The built site. */
  dist?: string;
  /** The folder of the endpoints, or of their bundles. */
  functions?: string;
  /** The file with headers and redirects. */
  config?: string;
}

export interface RunningSite {
  /** The address, without a slash at the end. */
  url: string;
  /**
   * Serves a later build, whose pages move into the folder of the former ones. Requests on their way keep their functions. Where the later
   * one cannot be loaded, the former one stays.
   */
  replace: (later: { dist: string; functions: string }) => Promise<void>;
  /** Closes every connection and frees the port. */
  stop: () => Promise<void>;
}

/** Serves a built site with its functions, headers and redirects on this machine. */
export async function serve({
  port,
  dist = 'dist',
  functions = 'functions',
  config = 'netlify.toml',
}: ServeOptions): Promise<RunningSite> {
  const folder = resolve(dist);
  const rules = readRules(resolve(config), folder);
  const remote = readHostConfig(config).remoteImages;
  let replaced = 0;
  const find = async (pathname: string): Promise<StaticFile | undefined> => {
    const before = replaced;
    const found = await findFile(folder, pathname);
    // Between the two steps of `replace` there is no file.
    return found || before === replaced ? found : find(pathname);
  };
  const load = async (endpointFolder: string) => {
    const isBundled = existsSync(join(endpointFolder, 'manifest.json'));
    const loaded = await (isBundled ? bundledFunctions : loadFunctions)(resolve(endpointFolder));
    const { first, afterFiles } = divideByFiles(loaded);
    const endpoints = dispatchTo(first);
    const functionsAfterFiles = withRules(dispatchTo([...afterFiles, ...first]), rules);
    const parts = { find, rules, functionsAfterFiles };
    const own = createSite({ ...parts, functions: endpoints });
    return createSite({ ...parts, functions: withImages(endpoints, { own, remote }) });
  };
  let site = await load(functions);

  const listener = listenerOf((request, ip) => site(request, ip));
  // A server that closes an idle connection can do so in the moment in which the next request is on its way: that one is lost.
  const server = createServer(
    { keepAliveTimeout: 0 },
    (message, response) => void listener(message, response),
  );
  const actualPort = await listen(server, port);
  return {
    url: `http://${host}:${actualPort}`,
    replace: async (later) => {
      const loaded = await load(later.functions);
      const former = `${later.dist}.former`;
      replaced += 1;
      // At once, so that no request begins between the pages and the functions.
      renameSync(folder, former);
      try {
        renameSync(later.dist, folder);
      } catch (error) {
        renameSync(former, folder);
        throw error;
      }
      site = loaded;
      await rm(former, { recursive: true });
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
