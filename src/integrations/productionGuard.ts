import type { AstroIntegration } from 'astro';
import { unfilled } from '../config/site.ts';

interface Settings {
  /** What the host calls this build; `production` is the one that goes public. */
  CONTEXT?: string | undefined;
  FIRESTORE_EMULATOR_HOST?: string | undefined;
}

/**
 * Stops a production build while the owner's data are placeholders, and names them; and one that would send its visitors to
 * an emulator. The settings are the environment, handed in.
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
