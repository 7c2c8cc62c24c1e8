import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/**
 * React's integration, whose islands are hydrated by `reactRenderer.ts`. `astro dev` prepares its refresh with the page's own scripts, which
 * run before any island, so that `islandElement.ts` does not know of it.
 */
export default function reactIslands(): AstroIntegration {
  const integration = react();
  const setUp = integration.hooks['astro:config:setup'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setUp?.({
          ...options,
          injectScript: (stage, content) => {
            options.injectScript(stage === 'before-hydration' ? 'page' : stage, content);
          },
          addRenderer: (renderer) =>
            options.addRenderer({
              ...renderer,
              clientEntrypoint: './src/integrations/directives/reactRenderer.ts',
            }),
        }),
    },
  };
}
