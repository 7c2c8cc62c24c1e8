// The rules that need types, and those of React. ESLint has the others: the house's own, and those of `.astro` files (eslint.config.js).
import { defineConfig } from 'oxlint';
import tseslint from 'typescript-eslint';
import { noCasts } from './oxlint.casts.ts';

/** Rules of the presets that this linter does not have: one is about enums and one about classes, and we have neither. */
const unknown = [
  '@typescript-eslint/no-unsafe-class-instance-assignment',
  '@typescript-eslint/no-unsafe-enum-assignment',
];

const { strictTypeChecked, stylisticTypeChecked, disableTypeChecked } = tseslint.configs;
const strict = [...strictTypeChecked, ...stylisticTypeChecked]
  .flatMap(({ rules }) => Object.entries(rules ?? {}))
  .filter(([name, setting]) => setting !== 'off' && !unknown.includes(name));
const untyped = Object.keys(disableTypeChecked.rules ?? {}).filter((name) =>
  strict.some(([known]) => known === name),
);

/** The rules of hooks, and the compiler's. Not `purity`: a drawing reads the clock, for it says how things stand when it is drawn. */
const react =
  `rules-of-hooks exhaustive-deps error-boundaries globals immutability incompatible-library preserve-manual-memoization
  refs set-state-in-effect set-state-in-render static-components unsupported-syntax use-memo`.split(/\s+/);

/** Comments name their subject (CONTRIBUTING.md). Style sheets have a test: tests/unit/comments.test.ts. */
export const openings: ['error', object] = [
  'error',
  { terms: ['what', 'who', 'whoever', 'whatever', 'those'], location: 'start', decoration: ['*'] },
];

export default defineConfig({
  plugins: ['typescript', 'react', 'import'],
  categories: { correctness: 'off' },
  // It needs packages of its own.
  ignorePatterns: ['bench/'],
  options: {
    typeAware: true,
    typeCheck: true,
    reportUnusedDisableDirectives: 'error',
    respectEslintDisableDirectives: false,
  },
  rules: {
    ...Object.fromEntries(strict),
    // Numbers in sentences are the usual case here: sizes, dates, counts.
    '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    // Words are set letter by letter, and ours hold no emoji.
    '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
    // An arrow that does one thing stands in one line.
    '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    'no-warning-comments': openings,
    'import/no-duplicates': 'error',
    'import/no-self-import': 'error',
  },
  overrides: [
    {
      files: ['**/*.tsx'],
      rules: Object.fromEntries(react.map((rule) => [`react/${rule}`, 'error' as const])),
    },
    ...noCasts(),
    {
      // `astro check` knows the types of `.astro` files. Tests are half of all lines, and the run holds most of what these rules say.
      files: ['**/*.{js,mjs,cjs,astro}', 'tests/**'],
      rules: Object.fromEntries(untyped.map((name) => [name, 'off' as const])),
    },
    { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  ],
});
