import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean | string;
    'client:inview'?: boolean | IntersectionObserverInit;
    'client:start'?: boolean;
  }
}

/**
 * Adds three directives. `client:interaction` hydrates at the visitor's first touch, key or scroll; with a selector, at a click on a
 * matching link. `client:inview` is Astro's `client:visible` after the typefaces. `client:start` hydrates at once.
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
        addClientDirective({ name: 'start', entrypoint: './src/integrations/directives/start.ts' });
      },
    },
  };
}
