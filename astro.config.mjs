import { defineConfig, envField } from 'astro/config';
import astroI18next from 'astro-i18next';
import { oldestBrowsers, oldestReaders } from './src/integrations/browsers.ts';
import { site } from './src/config/site.ts';
import { playerOrigin } from './src/config/services.ts';
import bandFolder from './scripts/band/bandFolder.ts';
import devFunctions from './scripts/serve/functions/devFunctions.ts';
import { settings } from './scripts/serve/environment.ts';
import assetNames from './src/integrations/assetNames.ts';
import clientDirectives from './src/integrations/directives/clientDirectives.ts';
import { connectSources, imageSources } from './src/integrations/contentSecurity.ts';
import chunks from './src/integrations/chunks.ts';
import reactIslands from './src/integrations/reactIslands.ts';
import productionGuard from './src/integrations/productionGuard.ts';
import playerFile from './src/integrations/playerFile.ts';
import pagePolicy from './src/integrations/pagePolicy.ts';
import removeOriginals from './src/integrations/originals.ts';
import textTypes from './src/integrations/textTypes.ts';

const environment = settings();
/** A variable that may be public: an address or id of a service that visitors' browsers connect to. */
const publicVariable = envField.string({ context: 'client', access: 'public', optional: true });
const pictures = imageSources(environment);

export default defineConfig({
  site: environment['URL'] ?? site.origin,
  output: 'static',
  trailingSlash: 'ignore',
  build: { format: 'directory', assets: '_', inlineStylesheets: 'always' },
  image: { service: { entrypoint: './src/images/service.ts' } },
  env: {
    schema: {
      FIREBASE_PROJECT_ID: publicVariable,
      FIREBASE_API_KEY: publicVariable,
      FIRESTORE_EMULATOR_HOST: publicVariable,
      YOUTUBE_CHANNEL_ID: publicVariable,
      YOUTUBE_PLAYLIST_ID: publicVariable,
      YOUTUBE_API_BASE: publicVariable,
      SPOTIFY_ARTIST_ID: publicVariable,
      SPOTIFY_API_BASE: publicVariable,
    },
  },
  devToolbar: { enabled: false },
  // No page shows code, and the styles of the highlighter do not fit the policy.
  markdown: { syntaxHighlight: false },
  // Astro sets the target of scripts by itself, unless it is told for its environment.
  vite: {
    build: { cssTarget: oldestReaders },
    environments: { client: { build: { target: oldestBrowsers } } },
  },
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
    bandFolder(),
    reactIslands(),
    astroI18next(),
    textTypes(),
    clientDirectives(),
    chunks(),
    playerFile(),
    assetNames(),
    productionGuard(environment),
    removeOriginals(),
    pagePolicy(),
    devFunctions(),
  ],
});
