import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inks } from '../../../../src/images/render/inks.ts';

test.for([
  ['black', '--ink-900', 'src/styles/tokens.css'],
  ['paper', '--paper-100', 'src/styles/tokens.css'],
  ['red', '--red-500', 'generated/ink.css'],
] as const)('the ink %s equals %s in %s', ([ink, token, file]) => {
  const styles = readFileSync(file, 'utf8');
  const hex = inks[ink].map((value) => value.toString(16).padStart(2, '0')).join('');
  expect(styles).toContain(`${token}: #${hex};`);
});
