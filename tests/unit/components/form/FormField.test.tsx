import { parse } from 'node-html-parser';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import FormField from '../../../../src/components/form/FormField.tsx';

const texts: Record<string, string> = {
  email: 'E-Mail',
  required: 'Pflichtfeld',
  hint: 'Für die Antwort',
  missing: 'Bitte angeben.',
  invalid: 'Nicht vollständig.',
};

function field(props: Partial<ComponentProps<typeof FormField>> = {}) {
  const html = <FormField name="email" labelKey="email" t={(key: string) => texts[key] ?? key} {...props} />;
  const root = parse(renderToStaticMarkup(html));
  return { root, control: root.querySelector('input, textarea') };
}

test('F1 has a visible label in lower case, which CSS sets in capitals', () => {
  const { root, control } = field();
  expect(root.querySelector('label')?.getAttribute('for')).toBe(control?.id);
  expect(root.querySelector('label')?.text).toBe('E-Mail');
});

test.each([
  [undefined, 'INPUT', 'text'],
  ['email', 'INPUT', 'email'],
  ['password', 'INPUT', 'password'],
  ['multiline', 'TEXTAREA', undefined],
] as const)('Specification, section 3: the type %s', (type, tag, attribute) => {
  const { control } = field({ type });
  expect([control?.tagName, control?.getAttribute('type')]).toEqual([tag, attribute]);
});

test('F1 states in words that it is required', () => {
  const { root, control } = field({ required: 'required' });
  expect(root.querySelector('label')?.text).toBe('E-Mail (Pflichtfeld)');
  expect(control?.hasAttribute('required')).toBe(true);
});

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
