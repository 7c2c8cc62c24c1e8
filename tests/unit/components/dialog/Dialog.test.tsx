import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Dialog from '../../../../src/components/dialog/Dialog.tsx';

const html = renderToStaticMarkup(
  <Dialog open={true} onClose={() => undefined} heading="Einloggen" closeLabel="Schließen">
    <input name="password" />
  </Dialog>,
);

test('D1 is a native dialog, named by its heading', () => {
  const id = /<dialog[^>]* aria-labelledby="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(html).toContain(`<h2 id="${id}"`);
  expect(html).toMatch(/<h2[^>]*>Einloggen<\/h2>/);
});

test('D1 is closed in the HTML, so that it only opens as a modal dialog', () =>
  expect(html).not.toMatch(/<dialog[^>]* open/));

test('D2 renders its content while it is closed', () => expect(html).toContain('<input name="password"/>'));

test('D3 has a close button with a name', () => expect(html).toMatch(/<button[^>]* aria-label="Schließen"/));
