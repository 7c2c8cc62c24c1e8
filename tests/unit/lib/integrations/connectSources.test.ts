import { expect, test } from 'vitest';
import { connectSources } from '../../../../src/lib/integrations/connectSources.ts';

const emulator = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };

test.each([
  ['nothing is switched on', {}, []],
  ['a variable is there and empty', { FIREBASE_PROJECT_ID: '' }, []],
  ['there is an emulator, and no project', emulator, []],
  ['there is a project', { FIREBASE_PROJECT_ID: 'match' }, ['https://firestore.googleapis.com']],
  [
    'there is a project on an emulator',
    { FIREBASE_PROJECT_ID: 'match', ...emulator },
    ['http://127.0.0.1:8080'],
  ],
])('where %s, a page may speak to %j besides', (_, settings, hosts) => {
  expect(connectSources(settings)).toEqual(hosts);
});
