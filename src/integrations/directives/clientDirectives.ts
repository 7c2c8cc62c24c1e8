import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean | string;
    'client:inview'?: boolean | IntersectionObserverInit;
  }
}

/**
 * Adds two directives. `client:interaction` hydrates at the visitor's first touch, key or scroll; with a selector, at a click on a
 * matching link. `client:inview` is Astro's `client:visible` after the typefaces.
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
