import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Config } from '@netlify/functions';
import type { Context } from '../../../../../functions/_lib/http/platform.ts';
import { temporaryFolder } from '../../../temporaryFolder.ts';
import { dispatchTo, loadFunctions } from '../../../../../scripts/serve/functions/functions.ts';

/** A folder of empty files, loaded as modules that answer with their name and the placeholders of their path. */
async function dispatchWith(configs: Record<string, Config | undefined>) {
  const folder = temporaryFolder();
  for (const name of Object.keys(configs)) writeFileSync(join(folder, `${name}.ts`), '');
  mkdirSync(join(folder, '_lib'));
  writeFileSync(join(folder, 'notes.md'), '');

  const endpoints = await loadFunctions(folder, (file) => {
    const name = file.slice(folder.length + 1, -'.ts'.length);
    const answer = (_: Request, { ip, params }: Context) => Response.json({ name, ip, params });
    return Promise.resolve({ default: answer, config: configs[name] });
  });
  const dispatch = dispatchTo(endpoints);
  return async (path: string): Promise<unknown> =>
    (await dispatch(new Request(`http://localhost${path}`), '192.0.2.1'))?.json();
}

test.each([
  ['/api/health', { name: 'health', params: {} }],
  ['/api/health?verbose', { name: 'health', params: {} }],
  ['/api/adminKey/Sesam', { name: 'adminKey', params: { password: 'Sesam' } }],
  ['/api/adminKey/%C3%B6ffne%2Fdich', { name: 'adminKey', params: { password: '%C3%B6ffne%2Fdich' } }],
  ['/api/concerts', { name: 'concerts', params: { id: '' } }],
  ['/api/concerts/7', { name: 'concerts', params: { id: '7' } }],
  ['/.netlify/functions/unknown', { name: 'unknown', params: {} }],
  ['/live/lampenfieber', { name: 'concertPage', params: { slug: 'lampenfieber' } }],
  ['/live/lampenfieber.ics', undefined],
  ['/api/adminKey', undefined],
  ['/api/health/', { name: 'health', params: {} }],
  ['/live/', undefined],
  ['/.netlify/functions/health', undefined],
  ['/.netlify/functions/weekly', undefined],
  ['/', undefined],
])('%s is answered by %j', async (path, expected) => {
  const dispatch = await dispatchWith({
    health: { path: '/api/health' },
    adminKey: { path: ['/api/adminKey/:password', '/api/adminkey/:password'] },
    concerts: { path: '/api/concerts{/:id}?' },
    concertPage: { path: '/live/:slug', excludedPath: ['/live/:slug.ics'] },
    unknown: undefined,
    weekly: { schedule: '@weekly' },
  });
  expect(await dispatch(path)).toEqual(expected && { ...expected, ip: '192.0.2.1' });
});
