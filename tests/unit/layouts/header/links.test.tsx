import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import LanguageSwitch from '../../../../src/layouts/header/LanguageSwitch.tsx';
import NavigationLinks from '../../../../src/layouts/header/NavigationLinks.tsx';

const languages = [
  { code: 'de', tag: 'de-AT', name: 'Deutsch', short: 'DE', path: '/', current: true },
  { code: 'en', tag: 'en-GB', name: 'English', short: 'EN', path: '/en/', current: false },
];

test('L1 the switch is links with names and languages, the current one marked', () => {
  const root = parse(renderToStaticMarkup(<LanguageSwitch label="Sprache" languages={languages} />));
  expect(root.querySelectorAll('a').map(({ attrs }) => attrs)).toEqual([
    expect.objectContaining({
      href: '/',
      lang: 'de-AT',
      hreflang: 'de-AT',
      'aria-current': 'true',
    }),
    expect.not.objectContaining({ 'aria-current': expect.anything() as string }),
  ]);
  const words = root
    .querySelectorAll('a')
    .map((link) => link.querySelectorAll('span').map(({ text }) => text));
  expect(words).toEqual([
    ['DE', 'Deutsch'],
    ['EN', 'English'],
  ]);
  expect(root.querySelectorAll('a [aria-hidden]').map(({ text }) => text)).toEqual(['DE', 'EN']);
});

test('marks the current path, and renders no link for what is coming soon', () => {
  const links = [
    { label: 'Live', path: '/live' },
    { label: 'Medien', path: '/medien' },
    { label: 'Kontakt', path: '/kontakt', soon: true },
  ];
  const soon = { tape: 'COMING SOON!', spoken: 'kommt bald' };
  const root = parse(renderToStaticMarkup(<NavigationLinks links={links} path="/live" soon={soon} />));
  expect(root.querySelectorAll('a').map((link) => [link.text, link.getAttribute('aria-current')])).toEqual([
    ['Live', 'page'],
    ['Medien', undefined],
  ]);
  expect(root.querySelector('[aria-disabled]')?.text).toContain('Kontakt (kommt bald)');
});
