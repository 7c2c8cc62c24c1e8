import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { contactTexts } from '../../../../../functions/_lib/contact/texts.ts';
import { renderForm } from '../../../../../functions/_lib/contact/renderForm.ts';
import de from '../../../../../i18n/de/contact.json' with { type: 'json' };
import type { ContactError } from '../../../../../src/records/contact/contactFields.ts';

const fields = { purpose: 'merch', name: 'Toni', email: 'toni@example.com', message: 'Hallo' };
const formWith = (errors: ContactError[]) =>
  parse(renderForm({ t: contactTexts.de, fields, language: 'de', trap: '', took: undefined, errors }).text);

test('the form holds every field with its label and its value, and no error where there is none', () => {
  const form = formWith([]);
  const { attributes } = form.querySelector('form') ?? {};
  expect(attributes).toEqual({ action: '/api/contact', method: 'post' });
  for (const name of ['name', 'email', 'message'] as const) {
    const control = form.getElementById(name);
    expect(control?.getAttribute('name')).toBe(name);
    expect(control?.hasAttribute('required')).toBe(true);
    expect(control?.getAttribute('value') ?? control?.text.trim()).toBe(fields[name]);
    expect(form.querySelector(`label[for=${name}]`)?.text).toBe(`${de[name]} (${de.required})`);
  }
  expect(form.querySelectorAll('[type=hidden]').map((each) => each.attributes)).toEqual([
    { type: 'hidden', name: 'language', value: 'de' },
  ]);
  expect(form.querySelectorAll('[aria-invalid], [aria-describedby], strong')).toEqual([]);
});

test('the purposes are one choice under a heading, the first of which is the goal of a link', () => {
  const form = formWith([]);
  const choices = form.querySelectorAll('fieldset [name=purpose]');
  expect(form.querySelector('legend')?.text).toBe(de.purpose);
  expect(choices.map((each) => [each.getAttribute('value'), each.id, each.hasAttribute('checked')])).toEqual([
    ['booking', 'purpose', false],
    ['merch', '', true],
    ['general', '', false],
  ]);
});

test('a hidden field waits for programs, out of reach of keys and readers', () => {
  const trap = formWith([]).querySelector('[aria-hidden=true] input');
  expect(trap?.attributes).toEqual({ name: 'motto', tabindex: '-1', autocomplete: 'off' });
});

test.each([
  ['purpose', 'error-purpose-required', 'fieldset'],
  ['name', 'error-name-required', '#name'],
  ['email', 'error-email-invalid', '#email'],
  ['message', 'error-message-long', '#message'],
] as const)('an error of %s is described at this field, and at no other', (field, key, selector) => {
  const form = formWith([{ field, key }]);
  const wrong = form.querySelectorAll('[aria-invalid=true]');
  expect(wrong).toEqual([form.querySelector(selector)]);
  expect(form.getElementById(wrong[0]?.getAttribute('aria-describedby') ?? '')?.text).toBe(de[key]);
  expect(form.querySelectorAll('strong')).toHaveLength(1);
});
