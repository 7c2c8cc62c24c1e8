import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const tested = [
  'import-x/no-restricted-paths',
  'house/no-circles',
  'no-restricted-syntax',
  'max-lines',
  'no-warning-comments',
];
const eslint = new ESLint({
  cwd: root,
  // Snippets belong to no file, so the rules that ask the type checker have nothing to ask.
  overrideConfig: tseslint.configs.disableTypeChecked,
  ruleFilter: ({ ruleId }) => tested.includes(ruleId),
});

async function violations(filePath: string, code: string, rule: string): Promise<string[]> {
  const results = await eslint.lintText(code, { filePath: join(root, filePath) });
  return results.flatMap(({ messages }) =>
    messages.filter(({ ruleId, fatal }) => fatal === true || ruleId === rule).map(({ message }) => message),
  );
}

/** The code that imports some real module of a folder, as seen from `filePath`. */
function importOf(folder: string, filePath: string): string {
  const module = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).find((name) =>
    /\.(ts|tsx|astro)$/.test(name),
  );
  if (module === undefined)
    throw new Error(`${folder} holds no module to import; give it one, or drop its rows.`);
  const path = relative(join(filePath, '..'), join(folder, module));
  return `import '${path.startsWith('.') ? path : `./${path}`}';`;
}

describe('a folder imports only what stands to its left', () => {
  test.for<[string, { may: string[]; mayNot: string[] }]>([
    ['src/config/x.ts', { may: [], mayNot: ['src/records'] }],
    ['src/records/x.ts', { may: ['src/config'], mayNot: ['src/lib', 'src/services'] }],
    ['src/services/x.ts', { may: [], mayNot: ['src/lib'] }],
    ['src/lib/x.ts', { may: ['src/records'], mayNot: ['src/images', 'functions', 'scripts', 'bench'] }],
    ['src/lib/deeper/x.ts', { may: [], mayNot: ['src/components', 'src/pages'] }],
    ['src/integrations/x.ts', { may: [], mayNot: ['src/images'] }],
    ['src/images/x.ts', { may: [], mayNot: ['src/components'] }],
    ['src/components/X.astro', { may: ['src/lib'], mayNot: ['src/features', 'src/layouts'] }],
    [
      'src/features/hero/X.astro',
      { may: ['src/components', 'src/features/hero'], mayNot: ['src/layouts', 'src/features/concerts'] },
    ],
    ['src/layouts/X.astro', { may: ['src/components'], mayNot: ['src/features'] }],
    ['src/pages/x.astro', { may: ['src/features', 'src/layouts'], mayNot: ['functions/_lib'] }],
    ['functions/x.ts', { may: ['functions/_lib', 'src/records'], mayNot: ['src/lib', 'scripts'] }],
    ['functions/_lib/x.ts', { may: ['src/services', 'src/config'], mayNot: ['src/lib'] }],
  ])('%s: %j', async ([file, { may, mayNot }]) => {
    for (const folder of may) expect(await lintImport(file, folder), folder).toEqual([]);
    for (const folder of mayNot) expect(await lintImport(file, folder), folder).toHaveLength(1);
  });

  async function lintImport(file: string, folder: string): Promise<string[]> {
    const code = importOf(folder, file);
    const source = file.endsWith('.astro') ? `---\n${code}\n---\n` : code;
    return violations(file, source, 'import-x/no-restricted-paths');
  }
});

describe('import circles', () => {
  test.for([
    ['of values', "import { videoSource } from './sources.ts';"],
    ['of types', "import type { videoSource } from './sources.ts';"],
    ['of modules loaded later', "void import('./sources.ts');"],
  ] as const)('rejects a circle %s and names its modules', async ([, code]) =>
    expect(await violations('src/stores/collections/source.ts', code, 'house/no-circles')).toEqual([
      expect.stringContaining('src/stores/collections/source.ts > src/stores/collections/sources.ts > '),
    ]),
  );

  test('accepts an import that leads nowhere back', async () => {
    const code = "import type { Source } from './source.ts';";
    expect(await violations('src/stores/collections/sources.ts', code, 'house/no-circles')).toEqual([]);
  });
});

describe('a library, and the environment, have one home', () => {
  test.for([
    ["import { t } from 'i18next';", 'src/features/hero/x.ts', 'src/lib/i18n/i18n.ts'],
    ["import 'keen-slider';", 'src/features/gallery/X.tsx', 'src/components/slideshow/engine.ts'],
    ["void import('keen-slider/react');", 'src/components/X.tsx', 'src/components/slideshow/engine.ts'],
    [
      "void import('firebase/firestore');",
      'src/lib/x.ts',
      'src/features/concerts/sync/firestore/firestoreWorker.ts',
    ],
    ['void process.env.PORT;', 'functions/x.ts', 'functions/_lib/env.ts'],
    ['const { env } = process;', 'functions/x.ts', 'functions/_lib/env.ts'],
    ["import { env } from 'node:process';", 'functions/_lib/x.ts', 'functions/_lib/env.ts'],
    ["void Netlify.env.get('PORT');", 'functions/x.ts', 'functions/_lib/env.ts'],
  ] as const)('%s is refused in %s and welcome in %s', async ([code, elsewhere, home]) => {
    expect(await violations(elsewhere, code, 'no-restricted-syntax')).toHaveLength(1);
    expect(await violations(home, code, 'no-restricted-syntax')).toEqual([]);
  });

  test('a home of one library is not a home of the others, and a similar name is another package', async () => {
    const check = (code: string) => violations('src/lib/i18n/i18n.ts', code, 'no-restricted-syntax');
    expect(await check("import 'firebase/app';")).toHaveLength(1);
    expect(await check("import 'firebase-tools';")).toEqual([]);
  });
});

test('a file above 250 lines is refused where the site is made', async () => {
  const long = 'export {};\n'.repeat(251);
  expect(await violations('src/lib/x.ts', long, 'max-lines')).toHaveLength(1);
});

test.for([
  ['---\n// Who calls\n---\n', 1],
  ['<p>{/* What follows */}</p>', 1],
  ['---\n/** Records what arrived, and those that failed. */\n---\n', 0],
] as const)('a comment of a page begins with its subject: %j', async ([code, count]) =>
  expect(await violations('src/components/X.astro', code, 'no-warning-comments')).toHaveLength(count),
);
