import { describe, expect, test } from 'vitest';
import { inlineScript } from '../../scripts/project/inlineScript.ts';
import { pages, titled } from './dist.ts';

/** Bytes of a page's inline scripts before compression. */
const inlineScriptLimit = 10 * 1024;

/** Every pair in the props of an island that says of which kind a value is. */
function kinds([kind, value]: [number, unknown]): number[] {
  const inner = typeof value === 'object' && value ? Object.values(value) : [];
  return [kind, ...inner.flatMap((pair) => kinds(pair as [number, unknown]))];
}

describe.each(titled(pages))('%s', (_, { root, html }) => {
  const islands = root.querySelectorAll('astro-island');

  test('asks no more of an island than our element does (docs/decisions/0012)', () => {
    expect(islands.length).toBeGreaterThan(0);
    for (const island of islands) {
      // The one for a default export has been removed.
      expect(island.hasAttribute('component-export')).toBe(false);
      expect(island.querySelector('astro-island'), 'an island in an island').toBeNull();
      expect(island.querySelector('[data-astro-template=""]'), 'children that nobody renders').toBeNull();
      const props = JSON.parse(island.getAttribute('props') ?? '') as Record<string, [number, unknown]>;
      const used = new Set(Object.values(props).flatMap(kinds));
      expect([...used].filter((kind) => kind !== 0 && kind !== 1)).toEqual([]);
    }
  });

  test('holds at most 10 KB of inline script, and one element for islands', () => {
    expect(inlineScript(html)).toBeLessThanOrEqual(inlineScriptLimit);
    expect(html.match(/customElements\.define\("astro-island"/g)).toHaveLength(1);
    expect(html).not.toContain('customElements.get("astro-island")');
  });
});
