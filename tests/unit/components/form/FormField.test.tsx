import { parse } from 'node-html-parser';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import FormField from '../../../../src/components/form/FormField.tsx';

const texts: Record<string, string> = {
  email: 'E-Mail',
  hint: 'Für die Antwort',
  missing: 'Bitte angeben.',
  invalid: 'Nicht vollständig.',
};

function field(props: Partial<ComponentProps<typeof FormField>> = {}) {
  const html = <FormField name="email" labelKey="email" t={(key: string) => texts[key] ?? key} {...props} />;
  const root = parse(renderToStaticMarkup(html));
  return { root, control: root.querySelector('input, textarea') };
}

test('Specification, section 3: shows the active errors', () => {
  const errors = [
    { key: 'missing', active: false },
    { key: 'invalid', active: true },
  ];
  const { root, control } = field({ errors, hint: 'hint' });
  expect(root.querySelectorAll('li').map(({ text }) => text)).toEqual(['Nicht vollständig.']);
  expect(control?.getAttribute('aria-invalid')).toBe('true');
  const described = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => root.getElementById(id)?.text)).toEqual([
    'Für die Antwort',
    'Nicht vollständig.',
  ]);
});

test('without an active error it is valid and has no description', () => {
  const { root, control } = field({ errors: [{ key: 'missing', active: false }] });
  expect(root.querySelector('ul')).toBeNull();
  expect(control?.attributes).not.toHaveProperty('aria-invalid');
  expect(control?.attributes).not.toHaveProperty('aria-describedby');
});
