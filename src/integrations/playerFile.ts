import type { AstroIntegration } from 'astro';

declare global {
  /** Address of the script `player.ts`, while pages are rendered. */
  var playerFile: string;
}

/** Module of the video player, which the first press loads without its island. */
const module = 'src/features/music/videos/player.ts';

/**
 * Tells the pages the address of the built player in the global `playerFile`: scripts are built before pages are rendered. `astro dev`
 * serves the module itself.
 */
export default function playerFile(): AstroIntegration {
  return {
    name: 'player-file',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        globalThis.playerFile = `/${module}`;
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'player-file',
                applyToEnvironment: ({ name }) => name === 'client',
                generateBundle(_, bundle) {
                  for (const file of Object.values(bundle))
                    if (file.type === 'chunk' && file.facadeModuleId?.endsWith(module))
                      globalThis.playerFile = `/${file.fileName}`;
                },
              },
            ],
          },
        });
      },
    },
  };
}
