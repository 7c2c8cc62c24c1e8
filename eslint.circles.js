// A lint rule against import circles. `import-x/no-cycle` leaves out `import type`, so this one reads every relative import.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

const imported = /(?:\bfrom|\bimport\(?)\s*['"](\.[^'"?]+)/g;
const isCode = (path) => /\.(ts|tsx|astro|js|mjs)$/.test(path) && existsSync(path);

/** Absolute paths of the modules that a file imports, by the file's absolute path. */
const graph = new Map();

function importsOf(path) {
  const known = graph.get(path);
  if (known) return known;
  const specifiers = [...readFileSync(path, 'utf8').matchAll(imported)].map(([, specifier]) => specifier);
  const imports = specifiers.map((specifier) => resolve(dirname(path), specifier)).filter(isCode);
  graph.set(path, imports);
  return imports;
}

/** The shortest chain of imports from one module to another, both included; nothing where there is none. */
function chain(from, to) {
  const chains = [[from]];
  const visited = new Set([from]);
  for (const path of chains) {
    const last = path.at(-1);
    if (last === to) return path;
    for (const next of importsOf(last).filter((candidate) => !visited.has(candidate))) {
      visited.add(next);
      chains.push([...path, next]);
    }
  }
  return undefined;
}

const noCircles = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { circle: 'This import closes a circle: {{chain}}. Move what both need.' },
  },
  create(context) {
    const check = ({ source }) => {
      if (!source || typeof source.value !== 'string' || !source.value.startsWith('.')) return;
      const target = resolve(dirname(context.filename), source.value.replace(/\?.*$/, ''));
      const circle = isCode(target) && chain(target, context.filename);
      if (!circle) return;
      const names = [context.filename, ...circle].map((path) => relative(context.cwd, path));
      context.report({ node: source, messageId: 'circle', data: { chain: names.join(' > ') } });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

/** The configuration that forbids import circles, those of types included. */
export const importCircles = () => ({
  plugins: { house: { rules: { 'no-circles': noCircles } } },
  rules: { 'house/no-circles': 'error' },
});
