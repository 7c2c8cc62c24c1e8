import { expect, test } from 'vitest';
import { connectSources, imageSources } from '../../../src/integrations/contentSecurity.ts';

const emulator = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };

const youTube = { YOUTUBE_API_KEY: 'key' };
const spotify = { SPOTIFY_CLIENT_ID: 'id', SPOTIFY_CLIENT_SECRET: 'secret' };
const firestore = 'https://firestore.googleapis.com';
const played = 'http://127.0.0.1:9';

test.each([
  ['nothing is switched on', {}, [], []],
  ['a variable is there and empty', { FIREBASE_PROJECT_ID: '' }, [], []],
  ['there is an emulator, and no project', emulator, [], []],
  ['there is a project', { FIREBASE_PROJECT_ID: 'match' }, [firestore], []],
  ['it is on an emulator', { FIREBASE_PROJECT_ID: 'match', ...emulator }, ['http://127.0.0.1:8080'], []],
  ['YouTube is on', youTube, ['https://www.googleapis.com'], ['https://i.ytimg.com']],
  ['Spotify is on', spotify, ['https://api.spotify.com'], ['https://i.scdn.co']],
  ['half of Spotify’s variables are set', { SPOTIFY_CLIENT_ID: 'id' }, [], []],
  ['a test plays YouTube', { ...youTube, YOUTUBE_API_BASE: `${played}/v3` }, [played], [played]],
])('%s: a page may connect to these hosts, and show their pictures', (_, settings, hosts, pictures) => {
  expect(connectSources(settings)).toEqual(hosts);
  expect(imageSources(settings)).toEqual(pictures);
});
