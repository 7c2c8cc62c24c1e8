import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean | string;
  }
}

/**
 * Adds `client:interaction`: the island is fetched and hydrated at the visitor's first touch, key or scroll, not before; with a
 * selector, when a link that it matches is pressed.
 */
export default function interactionDirective(): AstroIntegration {
  return {
    name: 'interaction-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'interaction', entrypoint: './src/lib/integrations/interaction.ts' });
      },
    },
  };
}
