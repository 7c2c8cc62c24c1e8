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

test('hides a decorative icon from assistive technology', () => {
  expect(button({ icon: 'merch' }).root.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(button().root.querySelector('svg')).toBeNull();
});

test('disabled, it cannot be clicked, with an address, too', () => {
  const { root, control } = button({ href: '/shop', disabled: true });
  expect(control?.tagName).toBe('BUTTON');
  expect(control?.hasAttribute('disabled')).toBe(true);
  expect(root.querySelector('a')).toBeNull();
});
