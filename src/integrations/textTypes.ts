import type { AstroIntegration } from 'astro';
import { readdirSync } from 'node:fs';
import { defaultLocale } from '../config/locales.ts';

/** Tells TypeScript the files of German texts, which define the keys of all languages. `astro sync` writes them, as those of the content. */
export default function textTypes(): AstroIntegration {
  const folder = `i18n/${defaultLocale}`;
  const files = readdirSync(folder).map(
    (file) => `  ${file.replace('.json', '')}: typeof import('../../../${folder}/${file}');`,
  );
  const content = ['interface GermanFiles {', ...files, '}', ''].join('\n');
  return {
    name: 'text-types',
    hooks: {
      'astro:config:done': ({ injectTypes }) => {
        injectTypes({ filename: 'texts.d.ts', content });
      },
    },
  };
}
