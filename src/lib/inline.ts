import { createHash } from 'node:crypto';

/** The hash under which the Content-Security-Policy allows an inline script or style. */
export const inlineHash = (code: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(code).digest('base64')}`;

/** Takes comments and line breaks out of a short script; the site's own inline scripts hold no strings that this would harm. */
export const compact = (code: string): string =>
  code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
