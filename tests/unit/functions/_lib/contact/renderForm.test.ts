import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { contactTexts } from '../../../../../functions/_lib/contact/texts.ts';
import { renderForm } from '../../../../../functions/_lib/contact/renderForm.ts';
import de from '../../../../../i18n/de/contact.json' with { type: 'json' };
import type { ContactError } from '../../../../../src/records/contact/contactFields.ts';

const fields = { purpose: 'merch', name: 'Toni', email: 'toni@example.com', message: 'Hallo' };
const formWith = (errors: ContactError[]) =>
  parse(renderForm({ t: contactTexts.de, fields, language: 'de', trap: '', took: undefined, errors }).text);

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
