import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import astroI18next from 'astro-i18next';
import { site } from './src/config/site.ts';
import { playerOrigin } from './src/config/youTube.ts';
import devFunctions from './scripts/serve/devFunctions.ts';
import interactionDirective from './src/lib/integrations/interactionDirective.ts';
import leanPages from './src/lib/integrations/leanPages.ts';
import productionGuard from './src/lib/integrations/productionGuard.ts';
import shortNames from './src/lib/integrations/shortNames.ts';
import withholdOriginals from './src/lib/print/withholdOriginals.ts';

export default defineConfig({
  site: process.env['URL'] ?? site.origin,
  output: 'static',
  trailingSlash: 'ignore',
  build: { format: 'directory', assets: '_', inlineStylesheets: 'always' },
  image: { service: { entrypoint: './src/lib/print/service.ts' } },
  devToolbar: { enabled: false },
  security: {
    // Scripts and styles get their hashes from the build; everything else comes from ourselves or not at all, but for
    // the video player, which is framed when a visitor asks for it.
    csp: {
      directives: [
        "default-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "object-src 'none'",
        `frame-src ${playerOrigin}`,
      ],
    },
  },
  integrations: [
    react(),
    astroI18next(),
    interactionDirective(),
    productionGuard(process.env['CONTEXT']),
    // In this order: what is not shown goes, the rest gets its name, and the pages are written last.
    withholdOriginals(),
    shortNames(),
    leanPages(),
    devFunctions(),
  ],
});
