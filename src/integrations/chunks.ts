import type { AstroIntegration } from 'astro';

const react = /node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/;

/** Modules that several islands share. Large ones load with the island that needs them. */
const common = /[\\/]src[\\/]|preload-helper/;
const large =
  /[\\/]src[\\/](records[\\/](?!concertRules|timeZone)|lib[\\/](validRecords|i18n[\\/]formats)|services[\\/](?!http[\\/]serviceError|firestore[\\/]access)|components[\\/](slideshow[\\/](?!slides)|ticket[\\/]concertLabels|ui[\\/]ArrowButton|dialog[\\/]|session[\\/]|form[\\/]FormField))/;

/**
 * Bundles the modules that islands share into one file beside React's. By default the bundler writes twenty files of a few hundred bytes,
 * which are smaller than their headers.
 */
export default function chunks(): AstroIntegration {
  const groups = [
    { name: 'react', test: react, priority: 2 },
    {
      name: 'common',
      test: (id: string) => common.test(id) && !large.test(id),
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
            // The default of all other scripts.
            worker: { rolldownOptions: { output: { comments: { legal: false } } } },
          },
        });
      },
    },
  };
}
