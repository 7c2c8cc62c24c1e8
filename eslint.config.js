import { defineConfig, globalIgnores } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import baseline from 'eslint-plugin-baseline-js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import tseslint from 'typescript-eslint';
import { importDirections, singleHomes } from './eslint.boundaries.js';
import { importCircles } from './eslint.circles.js';
import { openings } from './oxlint.config.ts';

const root = import.meta.dirname;
const isNight = process.env.TEST_NIGHT === 'on';

/** Where we know better than the recommended accessibility rules; astro/ and plain names of the same rule. */
const accessibility = {
  // A list without bullets is no list to VoiceOver until it says so.
  'no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
  // A strip that scrolls sideways must be reachable by key.
  'no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'region', 'group'], tags: ['ul', 'ol'] }],
};

export default defineConfig(
  // Oxlint reads the tests alone: they are half of all lines, and hold no rule of ours but that of comments.
  globalIgnores([
    'dist/',
    'generated/',
    '.astro/',
    '.netlify/',
    'test-results/',
    'playwright-report/',
    'tests/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  // The year of browsers asks for types at night alone: they cost more than all that is read without them.
  ...(isNight
    ? [{ files: ['src/**'], languageOptions: { parserOptions: { project: true, tsconfigRootDir: root } } }]
    : []),

  ...astro.configs.recommended,
  ...astro.configs['jsx-a11y-recommended'],
  { files: ['**/*.astro'], rules: prefixed('astro/jsx-a11y', accessibility) },
  { files: ['**/*.tsx'], ...jsxA11y.configs.recommended },
  { files: ['**/*.tsx'], rules: prefixed('jsx-a11y-x', accessibility) },

  {
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createNodeResolver()] },
  },
  // Oxlint has it for all other files.
  { files: ['**/*.astro', 'bench/**'], rules: { 'no-warning-comments': openings } },
  {
    // Functions of browsers by the year in which all had them. The oldest browsers are of 2023 (`browsers.ts`), so that year counts for the
    // listed ones only.
    files: ['src/**/*.{ts,tsx}'],
    // Only the build and the functions run them.
    ignores: ['src/{images,pages,stores}/**', 'src/lib/typography/graphemes.ts'],
    plugins: { baseline },
    rules: {
      'baseline/use-baseline': [
        'error',
        {
          available: 2022,
          includeWebApis: { preset: isNight ? 'type-aware' : 'safe' },
          includeJsBuiltins: { preset: isNight ? 'type-aware' : 'safe' },
          ignoreFeatures: [
            // `olderBrowsers.ts` adds them.
            ...['abortsignal-any', 'check-visibility', 'promise-withresolvers'],
            // The code asks for them first, or does without them.
            ...['async-clipboard', 'intl-locale-info', 'navigation', 'popover', 'share'],
            // Of 2023, and in the oldest browsers.
            ...['aria-attribute-reflection', 'array-by-copy', 'constructed-stylesheets', 'createimagebitmap'],
            ...['inert', 'js-modules-workers', 'loading-lazy', 'offscreen-canvas'],
            // The oldest browsers have them, but for details that we do not use.
            ...['abortsignal-timeout', 'canvas-2d-alpha', 'wheel-events'],
          ],
        },
      ],
    },
  },
  {
    files: ['src/**', 'functions/**', 'scripts/**'],
    ignores: ['src/config/encodePart.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'encodeURIComponent', message: 'It throws at half a surrogate pair: use encodePart.' },
      ],
    },
  },
  importDirections(root),
  importCircles(),
  ...singleHomes(),
  {
    files: ['src/**', 'functions/**', 'scripts/**', 'bench/**'],
    rules: { 'max-lines': ['error', { max: 250, skipBlankLines: true }] },
  },
);

function prefixed(prefix, rules) {
  return Object.fromEntries(Object.entries(rules).map(([name, setting]) => [`${prefix}/${name}`, setting]));
}
