import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadEnvironment } from '../../scripts/serve/environment.ts';
import { exampleSecrets, secrets } from '../../scripts/test/exampleSecrets.ts';
import { bytes, files } from './dist.ts';

/** Variables that may be read by anybody: addresses, ports, and what a visitor's browser is given anyway. */
const open = [
  ...['PORT', 'E2E_PORT', 'CHROME_PATH', 'DATA_DIRECTORY', 'TRUST_ADDRESS_HEADER', 'BAND', 'SHOW_SAMPLE'],
  ...['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIRESTORE_EMULATOR_HOST', 'CLOUDINARY_FOLDER'],
  ...['YOUTUBE_CHANNEL_ID', 'YOUTUBE_PLAYLIST_ID', 'SPOTIFY_ARTIST_ID'],
  ...['YOUTUBE_PAGE_BASE', 'YOUTUBE_PICTURE_BASE'],
  ...['YOUTUBE_API_BASE', 'SPOTIFY_API_BASE', 'SPOTIFY_ACCOUNTS_BASE', 'CLOUDINARY_API_BASE'],
  ...['FIRESTORE_API_BASE', 'GOOGLE_OAUTH_BASE', 'NETLIFY_API_BASE'],
];

test('every variable of .env.example is open or a secret', () => {
  const variables = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z\d_]+)=/gm)].map(
    ([, name]) => name,
  );
  expect(variables.sort()).toEqual([...open, ...secrets].sort());
});

test.each(secrets)(
  '%s does not reach the built site: neither its example nor its value on this machine',
  (name) => {
    loadEnvironment();
    const values = [exampleSecrets[name], process.env[name]]
      .filter((value) => value !== undefined)
      .filter(Boolean);
    expect(values).not.toEqual([]);
    const leaks = values.flatMap((value) => files.filter((file) => bytes(file).includes(value)));
    expect(leaks).toEqual([]);
  },
);
