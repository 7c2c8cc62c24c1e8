import react from '@astrojs/react';
import { defineConfig, envField } from 'astro/config';
import astroI18next from 'astro-i18next';
import { site } from './src/config/site.ts';
import { playerOrigin } from './src/config/youTube.ts';
import devFunctions from './scripts/serve/devFunctions.ts';
import { settings } from './scripts/serve/environment.ts';
import clientDirectives from './src/lib/integrations/clientDirectives.ts';
import { connectSources, imageSources } from './src/lib/integrations/connectSources.ts';
import fewChunks from './src/lib/integrations/fewChunks.ts';
import leanPages from './src/lib/integrations/leanPages.ts';
import productionGuard from './src/lib/integrations/productionGuard.ts';
import shortNames from './src/lib/integrations/shortNames.ts';
import withholdOriginals from './src/lib/print/withholdOriginals.ts';

const environment = settings();
/** What a page is told of a service that its visitors' browsers speak to. */
const told = envField.string({ context: 'client', access: 'public', optional: true });
const pictures = imageSources(environment);

export default defineConfig({
  site: environment['URL'] ?? site.origin,
  output: 'static',
  trailingSlash: 'ignore',
  build: { format: 'directory', assets: '_', inlineStylesheets: 'always' },
  image: { service: { entrypoint: './src/lib/print/service.ts' } },
  env: {
    schema: {
      FIREBASE_PROJECT_ID: told,
      FIREBASE_API_KEY: told,
      FIRESTORE_EMULATOR_HOST: told,
      YOUTUBE_CHANNEL_ID: told,
      YOUTUBE_PLAYLIST_ID: told,
      YOUTUBE_API_BASE: told,
      SPOTIFY_ARTIST_ID: told,
      SPOTIFY_API_BASE: told,
    },
  },
  devToolbar: { enabled: false },
  security: {
    // Scripts and styles get their hashes from the build; everything else comes from ourselves or not at all, but for
    // the video player, which is framed when a visitor asks for it, and the services that are switched on.
    csp: {
      directives: [
        "default-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "object-src 'none'",
        `frame-src ${playerOrigin}`,
        `connect-src ${["'self'", ...connectSources(environment)].join(' ')}`,
        ...(pictures.length > 0 ? [`img-src ${["'self'", ...pictures].join(' ')}`] : []),
      ],
    },
  },
  integrations: [
    react(),
    astroI18next(),
    clientDirectives(),
    fewChunks(),
    productionGuard(environment),
    // In this order: what is not shown goes, the rest gets its name, and the pages are written last.
    withholdOriginals(),
    shortNames(),
    leanPages(),
    devFunctions(),
  ],
});
