import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import ComingSoon from '../../../src/components/ui/ComingSoon.tsx';
import DateBadge from '../../../src/components/ui/DateBadge.tsx';
import Icon from '../../../src/components/ui/Icon.tsx';
import { icons, type IconName } from '../../../src/components/ui/icons.ts';

test.each([
  [undefined, 'Jän04'],
  ['2027', 'Jän 202704'],
])('a badge holds month and day, and the year %s', (year, words) => {
  const root = parse(renderToStaticMarkup(<DateBadge month="Jän" day="04" year={year} />));
  expect(root.text).toBe(words);
  expect(root.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

test('the tape is visible only, and its meaning is for screen readers only', () => {
  const labels = { tape: 'COMING SOON!', spoken: 'kommt bald' };
  const root = parse(renderToStaticMarkup(<ComingSoon labels={labels}>Presse</ComingSoon>));
  expect(root.querySelector('[aria-hidden]')?.text).toBe('COMING SOON!');
  expect(root.querySelector('.visually-hidden')?.text).toBe(' (kommt bald)');
  expect(root.firstElementChild?.attributes).toMatchObject({ role: 'link', 'aria-disabled': 'true' });
});

test('Specification, section 2: the icons by their names (logo-match is the logo)', () => {
  const names = ['burger', 'headphones', 'event', 'merch', 'contact', 'press', 'picture', 'video', 'up'];
  expect(Object.keys(icons)).toEqual(names);
  for (const name of names as IconName[]) {
    expect(renderToStaticMarkup(<Icon name={name} />)).toContain(`d="${icons[name]}"`);
  }
});
