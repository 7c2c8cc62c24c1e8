import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languageStorageKey, lowDataKey } from '../../../src/config/storage.ts';

test.each([
  ['follow-language.js', languageStorageKey],
  ['page.ts', languageStorageKey],
  ['low-data.js', lowDataKey],
])('the inline script %s uses the entry %s', (script, key) =>
  expect(readFileSync(`src/layouts/scripts/${script}`, 'utf8')).toMatch(
    new RegExp(`localStorage\\.${key}\\b`),
  ),
);
