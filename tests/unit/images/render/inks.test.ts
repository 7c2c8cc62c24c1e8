import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inks } from '../../../../src/images/render/inks.ts';

test.for([
  ['black', '--ink-900'],
  ['paper', '--paper-100'],
  ['red', '--red-500'],
] as const)('the ink %s equals the style sheet’s %s', ([ink, token]) => {
  const styles = readFileSync('src/styles/tokens.css', 'utf8');
  const hex = inks[ink].map((value) => value.toString(16).padStart(2, '0')).join('');
  expect(styles).toContain(`${token}: #${hex};`);
});
