import { parse } from 'node-html-parser';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import PrimaryButton from '../../../../src/components/ui/PrimaryButton.tsx';

const texts: Record<string, string> = { 'hero:merch': 'Merch', 'page:send': 'Senden' };

function button(props: Partial<ComponentProps<typeof PrimaryButton>> = {}) {
  const html = <PrimaryButton labelKey="hero:merch" t={(key: string) => texts[key] ?? key} {...props} />;
  const root = parse(renderToStaticMarkup(html));
  return { root, control: root.firstElementChild };
}

test('without an address it is a button with the words of its key', () => {
  const { control } = button();
  expect(control?.tagName).toBe('BUTTON');
  expect(control?.getAttribute('type')).toBe('button');
  expect(control?.text).toBe('Merch');
});

test('with an address it is a link', () => {
  const { control } = button({ href: '/shop' });
  expect(control?.tagName).toBe('A');
  expect(control?.attributes).not.toHaveProperty('target');
});

test('hides a decorative icon from assistive technology', () => {
  expect(button({ icon: 'merch' }).root.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(button().root.querySelector('svg')).toBeNull();
});

test('keeps its label for screen readers when it is round', () =>
  expect(button({ round: true, icon: 'up' }).root.querySelector('.visually-hidden')?.text).toBe('Merch'));

test.each([{}, { href: '/shop' }])(
  'disabled, it cannot be clicked, with an address or without: %j',
  (props) => {
    const { root, control } = button({ ...props, disabled: true });
    expect(control?.tagName).toBe('BUTTON');
    expect(control?.hasAttribute('disabled')).toBe(true);
    expect(root.querySelector('a')).toBeNull();
  },
);
