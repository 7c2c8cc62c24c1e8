import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type Load, dispatchTo, loadFunctions, withRules } from './functions.ts';
import { readRemoteImages, withImages } from '../site/images.ts';
import { readRules } from '../site/rules.ts';
import { ipOf, send, toRequest } from '../site/web.ts';

/** Addresses of functions. Pages have no such address, so they open while a function is broken. */
const functionAddress = /^\/(api|\.netlify)([/?]|$)|\.ics(\?|$)/;

/** Runs the functions under `astro dev`, too. An edited function is used from the next call on. */
export default function devFunctions(): AstroIntegration {
  let root: URL;
  return {
    name: 'dev-functions',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = config.root;
      },
      'astro:server:setup': ({ server }) => {
        const handle = createHandler(root, (file) => server.ssrLoadModule(file));
        server.middlewares.use((message, response, next) => {
          if (functionAddress.test(message.url ?? '')) handle(message, response).catch(next);
          else next();
        });
      },
    },
  };
}

/** Loads the functions for every call; `load` caches unchanged files. */
function createHandler(root: URL, load: Load) {
  const path = (name: string) => fileURLToPath(new URL(name, root));
  const rules = readRules(path('netlify.toml'), path('dist'));
  const remote = readRemoteImages(path('netlify.toml'));

  return async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const own = withRules(dispatchTo(await loadFunctions(path('functions'), load)), rules);
    const dispatch = withImages(own, { own, remote });
    const result = await dispatch(toRequest(message), ipOf(message));
    await send(result ?? new Response(null, { status: 404 }), response);
  };
}
