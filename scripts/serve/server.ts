import { once } from 'node:events';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { dispatchTo, divideByFiles, loadFunctions, withRules } from './functions/functions.ts';
import { readHostConfig } from '../project/hostConfig.ts';
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
  const { first, afterFiles } = divideByFiles(await loadFunctions(resolve(functions)));
  const endpoints = dispatchTo(first);
  const functionsAfterFiles = withRules(dispatchTo([...afterFiles, ...first]), rules);
  const parts = { dist: folder, rules, functionsAfterFiles };
  const own = createSite({ ...parts, functions: endpoints });
  const images = withImages(endpoints, { own, remote: readHostConfig(config).remoteImages });
  const site = createSite({ ...parts, functions: images });

  const listener = listenerOf(site);
  // A server that closes an idle connection can do so in the moment in which the next request is on its way: that one is lost.
  const server = createServer(
    { keepAliveTimeout: 0 },
    (message, response) => void listener(message, response),
  );
  const actualPort = await listen(server, port);
  return {
    url: `http://${host}:${actualPort}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
