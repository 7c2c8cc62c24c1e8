import { existsSync } from 'node:fs';

/** Reads `.env`, as the host sets its variables; what is set already stays. */
export function loadEnvironment(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
