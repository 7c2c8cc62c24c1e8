import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import astroI18next from 'astro-i18next';
import { site } from './src/config/site.ts';
import devFunctions from './scripts/serve/devFunctions.ts';
import interactionDirective from './src/lib/integrations/interactionDirective.ts';
import productionGuard from './src/lib/integrations/productionGuard.ts';
import withholdOriginals from './src/lib/print/withholdOriginals.ts';

export default defineConfig({
  site: process.env['URL'] ?? site.origin,
  output: 'static',
  trailingSlash: 'ignore',
  build: { format: 'directory', assets: '_', inlineStylesheets: 'always' },
  image: { service: { entrypoint: './src/lib/print/service.ts' } },
  devToolbar: { enabled: false },
  security: {
    // Scripts and styles get their hashes from the build; everything else comes from ourselves or not at all.
    csp: { directives: ["default-src 'self'", "base-uri 'none'", "form-action 'self'", "object-src 'none'"] },
  },
  integrations: [
    react(),
    astroI18next(),
    interactionDirective(),
    productionGuard(process.env['CONTEXT']),
    withholdOriginals(),
    devFunctions(),
  ],
});
