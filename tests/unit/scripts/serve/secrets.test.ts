import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { provideSecrets } from '../../../../scripts/serve/secrets.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

let folder = '';
beforeEach(() => {
  folder = join(temporaryFolder(), 'data');
});

/** The environment after a start, and the password that was said. */
function start(environment: NodeJS.ProcessEnv) {
  const after = { ...environment };
  return { said: provideSecrets(folder, after), after };
}

test('creates a random password and secret, which are the same after a restart', () => {
  const first = start({ ADMIN_PASSWORD: '', SESSION_SECRET: ' ' });
  const second = start({});

  expect(first.said).toMatch(/^[a-z\d]{4}(-[a-z\d]{4}){3}$/);
  expect(first.after.ADMIN_PASSWORD).toBe(first.said);
  expect(first.after.SESSION_SECRET).toHaveLength(64);
  expect(second).toEqual({ said: first.said, after: first.after });
});

test('makes them readable by this user only, also in an existing file', () => {
  start({});
  const file = join(folder, 'secrets.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);

  rmSync(file);
  writeFileSync(file, '{', { mode: 0o644 });
  const { said } = start({});
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toContain(said);
});

test.each<[NodeJS.ProcessEnv, string[]]>([
  [{ ADMIN_PASSWORD: 'ours', SESSION_SECRET: 'ours too' }, []],
  [{ ADMIN_PASSWORD: 'ours' }, ['SESSION_SECRET']],
  [{ SESSION_SECRET: 'ours too' }, ['ADMIN_PASSWORD']],
])('keeps %j, and returns only a password of its own', (configured, made) => {
  const { said, after } = start(configured);

  expect(after).toMatchObject(configured);
  expect(Object.keys(after).filter((name) => !(name in configured))).toEqual(made);
  expect(said).toBe(made.includes('ADMIN_PASSWORD') ? after.ADMIN_PASSWORD : undefined);
});
