import { randomBytes, randomInt } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const secrets = z.object({ ADMIN_PASSWORD: z.string().min(1), SESSION_SECRET: z.string().min(1) });
type Secrets = z.infer<typeof secrets>;

/** None that are taken for one another when they are read from a screen. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Sets the password and the secret of the sessions where the environment has none: random ones, kept in `folder` so that they are
 * the same after a restart, in a file that nobody else on this machine may read. Returns the password if it was made here.
 */
export function provideSecrets(folder: string, environment: NodeJS.ProcessEnv): string | undefined {
  const isMissing = (name: keyof Secrets) => !environment[name]?.trim();
  const ours = isMissing('ADMIN_PASSWORD');
  if (!ours && !isMissing('SESSION_SECRET')) return undefined;

  const made = keptSecrets(folder);
  for (const name of ['ADMIN_PASSWORD', 'SESSION_SECRET'] as const)
    if (isMissing(name)) environment[name] = made[name];
  return ours ? made.ADMIN_PASSWORD : undefined;
}

function keptSecrets(folder: string): Secrets {
  const file = join(folder, 'secrets.json');
  const kept = existsSync(file) ? read(file) : undefined;
  const made = kept ?? makeSecrets();
  mkdirSync(folder, { recursive: true });
  if (!kept) writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  // A file that was there before keeps its mode when it is written.
  chmodSync(file, 0o600);
  return made;
}

function read(file: string): Secrets | undefined {
  try {
    return secrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Damaged; new ones are made in its place.
    return undefined;
  }
}

function makeSecrets(): Secrets {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return {
    ADMIN_PASSWORD: Array.from({ length: 4 }, group).join('-'),
    SESSION_SECRET: randomBytes(48).toString('base64'),
  };
}

/** What is printed of them, for the person at the screen. */
export function sentenceAbout(password: string): string {
  return `The band’s password, made for this machine: ${password}`;
}
