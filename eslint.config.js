import { defineConfig, globalIgnores } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importDirections, singleHomes } from './eslint.boundaries.js';

const root = import.meta.dirname;

export default defineConfig(
  globalIgnores(['dist/', '.astro/', '.netlify/', 'public/', 'test-results/', 'bench-results/', 'playwright-report/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      // Numbers in sentences are the usual case here: sizes, dates, counts.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },

  ...astro.configs.recommended,
  ...astro.configs['jsx-a11y-recommended'],
  { files: ['**/*.tsx'], ...jsxA11y.configs['flat/recommended'] },
  { files: ['**/*.tsx'], ...reactHooks.configs.flat.recommended },

  // `astro check` knows the types of these files better than the linter does.
  { files: ['**/*.{js,mjs,cjs}', '**/*.astro', '**/*.astro/*.{js,ts}'], ...tseslint.configs.disableTypeChecked },

  {
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createNodeResolver()] },
    rules: {
      'import-x/no-duplicates': 'error',
      'import-x/no-self-import': 'error',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
    },
  },
  importDirections(root),
  ...singleHomes(),
  {
    files: ['src/**', 'functions/**', 'scripts/**'],
    rules: { 'max-lines': ['error', { max: 250, skipBlankLines: true }] },
  },
);
