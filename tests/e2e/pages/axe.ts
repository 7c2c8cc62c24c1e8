import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Violations that axe finds in the page or in a part of it, readable in a failing test. */
export async function violations(page: Page, part?: string): Promise<string[]> {
  // Half a megabyte of script, which the builder brings twice for each look: once for a document is enough.
  const isThere = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, ...(isThere && { axeSource: '0' }) });
  // All in one go, and a list of the failures alone: the pages hold no frames, and listing what is right takes longest.
  const axe = builder.options({ resultTypes: ['violations'] }).setLegacyMode();
  const results = await (part ? axe.include(part) : axe).analyze();
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} – ${target.join(' ')}`),
  );
}
