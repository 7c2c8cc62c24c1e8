import { getSecret } from 'astro:env/server';

/** A variable of the build's environment; empty where it is not set. */
export const setting = (name: string): string => getSecret(name)?.trim() ?? '';
