import ssr from '@astrojs/react/server.js';
import { experimental_AstroContainer as AstroContainer, type AstroContainerOptions } from 'astro/container';

type Manifest = NonNullable<AstroContainerOptions['manifest']>;

/** Renders Astro's components with islands that start by these directives. */
export const islandContainer = (...directives: string[]) =>
  AstroContainer.create({
    renderers: [{ name: '@astrojs/react', ssr, clientEntrypoint: '@astrojs/react/client.js' }],
    manifest: {
      clientDirectives: new Map(directives.map((name) => [name, '()=>{}'])),
      site: 'https://match.example',
    } as Manifest,
  });
