import { expect, test } from 'vitest';
import { keepTogether } from '../../../../src/lib/typography/keepTogether.ts';

test.each([
  ['(Art. 6 Abs. 1 lit. f DSGVO)', '(Art.~6~Abs.~1~lit.~f DSGVO)'],
  ['(§ 165 Abs. 3 TKG 2021)', '(§~165~Abs.~3 TKG 2021)'],
  ['under Article 6(1)(c) GDPR (see below)', 'under Article 6|(1)|(c) GDPR (see below)'],
  ['YouTube-Videos, EU-US', 'YouTube-Videos, EU-|US'],
  ['die IP-Adresse, ein E-Mail.', 'die IP-|Adresse, ein E-|Mail.'],
  ['wir@an-bord.at, an-bord@wir.at', 'wir@an-bord.at, an-bord@wir.at'],
])('no line ends within a reference, nor after a short first part: %s', (text, expected) => {
  expect(keepTogether(text).replaceAll('\u00a0', '~').replaceAll('\u2060', '|')).toBe(expected);
});
