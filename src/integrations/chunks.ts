import type { AstroIntegration } from 'astro';

const react = /node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/;

/** What several islands share and what weighs little. The rest comes with the island that needs it first. */
const common = /[\\/]src[\\/]|preload-helper/;
const heavy =
  /[\\/]src[\\/](services[\\/](?!http[\\/]serviceError)|components[\\/](slideshow[\\/](?!slideshowLabels)|ui[\\/]ArrowButton|dialog[\\/]|form[\\/]FormField))/;

/**
 * Puts what the islands share into one file beside React's. Left to itself the bundler makes a file of every set of modules
 * that the same islands share: twenty of a few hundred bytes, whose headers weigh more than they do.
 */
export default function chunks(): AstroIntegration {
  const groups = [
    { name: 'react', test: react, priority: 2 },
    {
      name: 'common',
      test: (id: string) => common.test(id) && !heavy.test(id),
      minShareCount: 2,
      priority: 1,
    },
  ];
  const output = { codeSplitting: { groups } };
  return {
    name: 'few-chunks',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            environments: { client: { build: { rolldownOptions: { output } } } },
            // As the bundler does with every other script.
            worker: { rolldownOptions: { output: { comments: { legal: false } } } },
          },
        });
      },
    },
  };
}
