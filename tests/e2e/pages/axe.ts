import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Violations that axe finds in the page or in a part of it, readable in a failing test. */
export async function violations(page: Page, part?: string): Promise<string[]> {
  // All in one go, and a list of the failures alone: the pages hold no frames, and listing what is right takes longest.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const results = await (part ? axe.include(part) : axe).analyze();
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} – ${target.join(' ')}`),
  );
}
