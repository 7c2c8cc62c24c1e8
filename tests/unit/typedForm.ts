import { parse } from 'node-html-parser';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Renders a form, types `values` into the controls of these names, and returns what the browser would send. An empty value leaves a check
 * box unchecked. A value without a control is not sent.
 */
export function typedForm(form: ReactNode, values: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const control of parse(renderToStaticMarkup(form)).querySelectorAll('input, textarea')) {
    const name = control.getAttribute('name');
    const type = control.getAttribute('type');
    const typed = name === undefined ? undefined : values[name];
    if (name === undefined || type === 'file') continue;
    if (type === 'radio' && control.getAttribute('value') !== typed) continue;
    if (type === 'checkbox' && !typed) continue;
    data.append(name, typed ?? control.getAttribute('value') ?? '');
  }
  return data;
}
