import type { AstroIntegration } from 'astro';
import { unfilled } from '../../config/site.ts';

/** Stops a production build (`CONTEXT` of the host, handed in) while the owner's data are placeholders, and names them. */
export default function productionGuard(context: string | undefined): AstroIntegration {
  return {
    name: 'production-guard',
    hooks: {
      'astro:config:setup': ({ command }) => {
        const missing = unfilled();
        if (command !== 'build' || context !== 'production' || missing.length === 0) return;
        throw new Error(`Fill in src/config/site.ts before this site goes public: ${missing.join(', ')}.`);
      },
    },
  };
}
