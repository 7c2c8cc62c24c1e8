import { expect, test } from 'vitest';
import { callerLanguage } from '../../../../../functions/_lib/http/language.ts';

test.each([
  [undefined, 'de'],
  ['en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['fr-FR,fr;q=0.9,en;q=0.5,de;q=0.4', 'en'],
  ['de;q=0.3, en;q=0.7', 'en'],
  ['en;q=0, de', 'de'],
  ['en;q=0', 'de'],
  ['en;q=0.1', 'en'],
  ['de;q=0.09, en;q=0.1', 'en'],
  ['EN-US', 'en'],
  ['english', 'de'],
  [';;;q=,,', 'de'],
])('answers %j in %s', (wishes, language) => {
  const headers = wishes === undefined ? {} : { 'accept-language': wishes };
  expect(callerLanguage(new Request('http://localhost/', { headers }))).toBe(language);
});
