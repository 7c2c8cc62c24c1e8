import { type HTMLElement, parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderForm } from '../../../../functions/_lib/contact/renderForm.ts';
import { contactTexts } from '../../../../functions/_lib/contact/texts.ts';
import { localeCodes } from '../../../../src/config/locales.ts';
import ContactForm from '../../../../src/features/contact/ContactForm.tsx';
import { contactLabels } from '../../../../src/features/contact/contactLabels.ts';
import { translator } from '../../../../src/lib/i18n/i18n.ts';

const read = (form: HTMLElement | null) => ({
  action: form?.getAttribute('action'),
  method: form?.getAttribute('method'),
  labels: form
    ?.querySelectorAll('label')
    .map((label) => [label.getAttribute('for'), label.text.replaceAll(/\s+/g, ' ').trim()]),
  legend: form?.querySelector('legend')?.text,
  button: form?.querySelector('button')?.text,
  controls: form
    ?.querySelectorAll('input, textarea')
    .map((control) => [
      control.closest('[aria-hidden=true]') === null,
      ...['required', 'checked'].map((name) => control.hasAttribute(name)),
      ...['name', 'id', 'type', 'value', 'autocomplete', 'tabindex'].map((name) =>
        control.getAttribute(name),
      ),
    ]),
});

test.each(localeCodes)('without script the form asks the same as the page does (%s)', (locale) => {
  const labels = contactLabels(translator(locale));
  const page = renderToStaticMarkup(<ContactForm {...{ locale, labels }} email="" privacy="" />);
  const fields = { purpose: 'booking', name: '', email: '', message: '' };
  const submission = { fields, language: locale, trap: '', took: undefined };
  const answer = renderForm({ ...submission, t: contactTexts[locale], errors: [] }).text;
  const [island, written] = [page, answer].map((html) => read(parse(html).querySelector('form')));
  // React leaves out empty values, and writes the default type.
  const plain = (form: typeof island) =>
    form?.controls?.map((control) =>
      control.map((value) => (value === 'text' || value === '' ? undefined : value)),
    );
  expect({ ...written, controls: plain(written) }).toEqual({ ...island, controls: plain(island) });
  const fieldsOf = (type: string | undefined) => island?.controls?.filter((control) => control[5] === type);
  expect(fieldsOf('radio')).toHaveLength(3);
  const seen = island?.controls?.filter(([isSeen, isRequired]) => isSeen && isRequired);
  expect(seen?.map((control) => [control[3], control[7]])).toEqual([
    ['name', 'name'],
    ['email', 'email'],
    ['message', undefined],
  ]);
  const [trap] = island?.controls?.filter(([isSeen, , , name]) => !isSeen && name === 'motto') ?? [];
  expect(trap?.at(-1)).toBe('-1');
  expect(island?.controls).toHaveLength(8);
});
