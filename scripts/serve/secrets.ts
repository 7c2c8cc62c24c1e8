import { randomBytes, randomInt } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const secret = z.string().check(z.minLength(1));
const secrets = z.object({ ADMIN_PASSWORD: secret, SESSION_SECRET: secret });
type Secrets = z.infer<typeof secrets>;

/** Characters that look different on a screen. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Sets a random password and session secret where the environment has none. They are stored in `folder`, readable by this user only, so
 * that they survive a restart. Returns the password if it comes from here.
 */
export function provideSecrets(folder: string, environment: NodeJS.ProcessEnv): string | undefined {
  const isMissing = (name: keyof Secrets) => !environment[name]?.trim();
  const needsPassword = isMissing('ADMIN_PASSWORD');
  if (!needsPassword && !isMissing('SESSION_SECRET')) return undefined;

  const generated = storedSecrets(folder);
  for (const name of ['ADMIN_PASSWORD', 'SESSION_SECRET'] as const)
    if (isMissing(name)) environment[name] = generated[name];
  return needsPassword ? generated.ADMIN_PASSWORD : undefined;
}

function storedSecrets(folder: string): Secrets {
  const file = join(folder, 'secrets.json');
  const stored = existsSync(file) ? read(file) : undefined;
  const result = stored ?? createSecrets();
  mkdirSync(folder, { recursive: true });
  if (!stored) writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`, { mode: 0o600 });
  // An existing file keeps its mode when it is written.
  chmodSync(file, 0o600);
  return result;
}

function read(file: string): Secrets | undefined {
  try {
    return secrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // A damaged file is replaced.
    return undefined;
  }
}

function createSecrets(): Secrets {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return {
    ADMIN_PASSWORD: Array.from({ length: 4 }, group).join('-'),
    SESSION_SECRET: randomBytes(48).toString('base64'),
  };
}

/** The line that `npm start` and `npm run dev` print. */
export function passwordSentence(password: string): string {
  return `The band’s password, made for this machine: ${password}`;
}
