// Which folder may import which, and which module alone may import a library, as plain data and the rules made of it.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** From left to right: a layer imports itself and what stands to its left. Layers that share a place never meet. */
const layers = [
  ['src/config'],
  ['src/records'],
  ['src/services'],
  ['src/lib'],
  ['src/stores'],
  ['src/images', 'src/integrations'],
  ['src/components'],
  ['src/desk/kit'],
  ['src/features', 'src/layouts'],
  ['src/desk/shell'],
  ['src/pages'],
];

/** Libraries and globals that have one home; `within` limits where the rule looks. */
const homes = [
  { packages: ['i18next', 'astro-i18next'], home: 'src/lib/i18n/i18n.ts' },
  { packages: ['@netlify/blobs'], home: 'src/stores/blobStore.ts' },
  { packages: ['keen-slider'], home: 'src/components/slideshow/engine.ts' },
  { packages: ['lite-youtube-embed'], home: 'src/features/music/videos/player.ts' },
  { packages: ['firebase'], home: 'src/features/concerts/sync/firestore/firestoreWorker.ts' },
];

const ownCode = ['src/**/*.{ts,tsx,astro}', 'functions/**/*.ts'];

/**
 * The configuration that enforces the import directions of the folders under `root` (an absolute path): each layer's
 * forbidden neighbours, feature from feature, `src/` from `functions/` and back.
 */
export function importDirections(root) {
  const zones = [...layerZones(), ...featureZones(root), ...functionZones(), ...toolZones()];
  return {
    files: ownCode,
    rules: { 'import-x/no-restricted-paths': ['error', { basePath: root, zones }] },
  };
}

/** The configurations that keep each library in its one module, and the environment in `functions/_lib/env.ts`. */
export function singleHomes() {
  const everywhere = [...homes.map(restrictPackages), ...restrictEnvironment];
  return [
    { files: ownCode, rules: syntax(everywhere) },
    ...homes.map((entry, index) => ({
      files: [entry.home],
      rules: syntax(everywhere.filter((_, place) => place !== index)),
    })),
    { files: ['functions/_lib/env.ts'], rules: syntax(homes.map(restrictPackages)) },
  ];
}

function layerZones() {
  return layers.flatMap((layer, position) =>
    layer.flatMap((target) => {
      const right = layers.slice(position + 1).flat();
      const beside = layer.filter((other) => other !== target);
      return [...right, ...beside].map((from) => ({
        target,
        from,
        message: `${target} imports only what stands to its left: config, records, services, lib, stores, images | integrations, components, desk/kit, features | layouts, desk/shell, pages.`,
      }));
    }),
  );
}

function featureZones(root) {
  const folder = join(root, 'src/features');
  const features = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    : [];
  return features.map(({ name }) => ({
    target: `src/features/${name}`,
    from: 'src/features',
    except: [`./${name}`],
    message: 'A feature never imports another; what two features share belongs in src/components or src/lib.',
  }));
}

/** Pure modules that functions share with the build and the page, besides config, contracts and services. */
const sharedWithFunctions = [
  './features/concerts/calendar',
  './features/concerts/next/candidates.ts',
  './features/concerts/next/lineState.ts',
  './features/concerts/page',
  './lib/dates/dates.ts',
  './lib/dates/localTime.ts',
  './lib/dates/moves.ts',
  './lib/i18n/translator.ts',
  './lib/markup.ts',
  './lib/routing/routes.ts',
];

function functionZones() {
  return [
    {
      target: 'src',
      from: 'functions',
      message: 'The site never imports a function; share it in src/records or src/stores.',
    },
    {
      target: 'functions',
      from: 'src',
      except: ['./config', './records', './services', './stores', ...sharedWithFunctions],
      message:
        'A function takes only src/config, src/records, src/services, src/stores and shared pure modules from the site.',
    },
    {
      target: 'functions',
      from: 'functions',
      except: ['./_lib'],
      message: 'An endpoint imports no other endpoint; what they share lives in functions/_lib.',
    },
  ];
}

function toolZones() {
  return ['scripts', 'tests', 'bench'].map((from) => ({
    target: ['src', 'functions'],
    from,
    message: `What is shipped never imports ${from}/.`,
  }));
}

/** A selector rather than `no-restricted-imports`, because that one does not see `import('…')`. */
function restrictPackages({ packages, home }) {
  const named = `/^(${packages.join('|').replaceAll('/', String.raw`\u002f`)})(\\u002f|$)/`;
  return {
    selector: `:matches(ImportDeclaration, ImportExpression, ExportNamedDeclaration, ExportAllDeclaration)[source.value=${named}]`,
    message: `${packages.join(' and ')} may be imported by ${home} only.`,
  };
}

const environmentMessage =
  'The environment is read in functions/_lib/env.ts (functions) or through astro:env (site) only.';
const restrictEnvironment = [
  { selector: "MemberExpression[object.name='process'][property.name='env']", message: environmentMessage },
  { selector: "MemberExpression[object.name='Netlify'][property.name='env']", message: environmentMessage },
  {
    selector: "VariableDeclarator[init.name='process'] > ObjectPattern > Property[key.name='env']",
    message: environmentMessage,
  },
  {
    selector: "ImportDeclaration[source.value=/^(node:)?process$/] > ImportSpecifier[imported.name='env']",
    message: environmentMessage,
  },
];

function syntax(restrictions) {
  return { 'no-restricted-syntax': ['error', ...restrictions] };
}
