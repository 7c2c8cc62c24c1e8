import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Sets the variables of `.env`, unless they are set already. */
export function loadEnvironment(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/** The environment with the variables of `.env`, without setting them. */
export function settings(): NodeJS.ProcessEnv {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  return { ...file, ...process.env };
}
