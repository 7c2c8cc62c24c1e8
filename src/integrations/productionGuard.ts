import type { AstroIntegration } from 'astro';

interface Settings {
  /** The host's name of this build; `production` is published. */
  CONTEXT?: string | undefined;
  FIRESTORE_EMULATOR_HOST?: string | undefined;
}

/** Stops a production build that would connect visitors to an emulator. The settings are the build's environment. */
export default function productionGuard({ CONTEXT, FIRESTORE_EMULATOR_HOST }: Settings): AstroIntegration {
  return {
    name: 'production-guard',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command !== 'build' || CONTEXT !== 'production' || !FIRESTORE_EMULATOR_HOST) return;
        throw new Error(
          'Empty FIRESTORE_EMULATOR_HOST before this site goes public: visitors have no emulator.',
        );
      },
    },
  };
}
