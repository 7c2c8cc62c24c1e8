import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Reads `.env`, as the host sets its variables; what is set already stays. */
export function loadEnvironment(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/** What `loadEnvironment` would make of the environment, which stays as it is. */
export function settings(): NodeJS.ProcessEnv {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  return { ...file, ...process.env };
}
