import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** React's integration, whose islands are hydrated by `reactRenderer.ts`. */
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
          addRenderer: (renderer) =>
            options.addRenderer({
              ...renderer,
              clientEntrypoint: './src/integrations/directives/reactRenderer.ts',
            }),
        }),
    },
  };
}
