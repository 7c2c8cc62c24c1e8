import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type Load, dispatchTo, loadFunctions, withRules } from './functions.ts';
import { readHostConfig } from '../../project/hostConfig.ts';
import { withImages } from '../site/images.ts';
import { readRules } from '../site/rules.ts';
import { listenerOf } from '../site/web.ts';

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
        const listener = createListener(root, (file) => server.ssrLoadModule(file));
        server.middlewares.use((message, response, next) => {
          if (functionAddress.test(message.url ?? '')) void listener(message, response);
          else next();
        });
      },
    },
  };
}

/** Loads the functions for every call; `load` caches unchanged files. */
function createListener(root: URL, load: Load) {
  const path = (name: string) => fileURLToPath(new URL(name, root));
  const rules = readRules(path('netlify.toml'), path('dist'));
  const { remoteImages: remote } = readHostConfig(path('netlify.toml'));

  return listenerOf(async (request, ip) => {
    const own = withRules(dispatchTo(await loadFunctions(path('functions'), load)), rules);
    const dispatch = withImages(own, { own, remote });
    return (await dispatch(request, ip)) ?? new Response(null, { status: 404 });
  });
}
