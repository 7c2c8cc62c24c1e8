import { expect, test, vi } from 'vitest';
import { adoptStyles } from '../../../../src/components/hooks/adoptStyles.ts';

test('adds its styles to the adopted style sheets of the page', () => {
  class Sheet {
    css = '';
    replaceSync(css: string) {
      this.css = css;
    }
  }
  const document = { adoptedStyleSheets: [{ css: 'before' }] };
  vi.stubGlobal('CSSStyleSheet', Sheet);
  vi.stubGlobal('document', document);
  adoptStyles('p { color: red }');
  expect(document.adoptedStyleSheets.map(({ css }) => css)).toEqual(['before', 'p { color: red }']);
});

test('does nothing in the build', () => expect(() => adoptStyles('p {}')).not.toThrow());
