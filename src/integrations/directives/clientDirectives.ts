import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean | string;
    'client:inview'?: boolean | IntersectionObserverInit;
  }
}

/**
 * Adds two directives. `client:interaction`: the island is fetched and hydrated at the visitor's first touch, key or scroll, not
 * before; with a selector, when a link that it matches is pressed. `client:inview`: Astro's `client:visible`, after the typefaces.
 */
export default function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'interaction',
          entrypoint: './src/integrations/directives/interaction.ts',
        });
        addClientDirective({ name: 'inview', entrypoint: './src/integrations/directives/inView.ts' });
      },
    },
  };
}
