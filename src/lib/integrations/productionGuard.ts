import type { AstroIntegration } from 'astro';
import { unfilled } from '../../config/site.ts';

/** Stops a production build on the host (`CONTEXT=production`) while the owner's data are placeholders, and names them. */
export default function productionGuard(context = process.env['CONTEXT']): AstroIntegration {
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
