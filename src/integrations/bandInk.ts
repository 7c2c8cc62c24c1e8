import type { AstroIntegration } from 'astro';
import { homeInk } from '../config/site.ts';

const token = /(?<=--red-500: )#[\da-f]{6}/;

/** The tokens with an ink of the band's. Throws where the style sheet does not name one. */
export function withInk(styles: string, ink: string): string {
  if (!token.test(styles))
    throw new Error('src/styles/tokens.css names no --red-500 for the ink of the band.');
  return styles.replace(token, ink);
}

/** Puts the band's ink into the style sheet. */
export default function bandInk(): AstroIntegration {
  return {
    name: 'band-ink',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const transform = (styles: string, id: string) =>
          id.endsWith('/styles/tokens.css') ? withInk(styles, homeInk) : undefined;
        updateConfig({ vite: { plugins: [{ name: 'band-ink', enforce: 'pre', transform }] } });
      },
    },
  };
}
