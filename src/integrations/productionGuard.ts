import type { AstroIntegration } from 'astro';
import { unfilled } from '../config/site.ts';

interface Settings {
  /** The host's name of this build; `production` is published. */
  CONTEXT?: string | undefined;
  FIRESTORE_EMULATOR_HOST?: string | undefined;
}

/**
 * Stops a production build whose owner's data are placeholders, and names them. Stops one that would connect visitors to an emulator. The
 * settings are the build's environment.
 */
export default function productionGuard({ CONTEXT, FIRESTORE_EMULATOR_HOST }: Settings): AstroIntegration {
  return {
    name: 'production-guard',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command !== 'build' || CONTEXT !== 'production') return;
        if (FIRESTORE_EMULATOR_HOST) {
          throw new Error(
            'Empty FIRESTORE_EMULATOR_HOST before this site goes public: visitors have no emulator.',
          );
        }
        const missing = unfilled();
        if (missing.length === 0) return;
        throw new Error(`Fill in src/config/site.ts before this site goes public: ${missing.join(', ')}.`);
      },
    },
  };
}
