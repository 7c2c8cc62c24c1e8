import { expect, test } from 'vitest';
import { parseIcon, parseLogo } from '../../../../src/images/name/drawingFile.ts';

const svg = (inside: string, viewBox = ' viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg"${viewBox}>${inside}</svg>`;
const path = '<path fill="currentColor" d="M0 0h40v20H0z"/>';

test('a logo is its viewBox and its paths', () => {
  const file = `<?xml version="1.0" encoding="UTF-8"?>\n<!-- Drawn by us -->\n${svg(
    `\n${path}<path id="x" fill="currentColor" transform="translate(1 2)"\n  fill-rule="evenodd" d="m1,1 2e-1 0"></path>\n`,
  )}\n`;
  expect(parseLogo(file)).toEqual({
    viewBox: [0, 0, 40, 20],
    paths: `${path}<path fill="currentColor" transform="translate(1 2)" fill-rule="evenodd" d="m1,1 2e-1 0"/>`,
  });
});

test.each([
  ['nothing', '', 'holds ""'],
  ['half a drawing', `<svg viewBox="0 0 40 20">${path}`, 'holds ""'],
  ['no viewBox', svg(path, ''), 'has no viewBox'],
  ['a viewBox without height', svg(path, ' viewBox="0 0 40 0"'), 'has no viewBox'],
  ['no path', svg(''), 'has no path'],
  ['an empty path', svg('<path fill="currentColor"/>'), 'has no path'],
  ['another ink', svg('<path fill="red" d="M0 0h4"/>'), 'has a path in an ink of its own'],
  ['text', svg(`<text>Match</text>${path}`), 'holds "<text>Match</text>'],
  ['a script', svg(`<script>alert(1)</script>${path}`), 'holds "<script>'],
  ['a listener', svg('<path onclick="x()" fill="currentColor" d="M0 0"/>'), 'holds "<path onclick'],
  [
    'a listener without quotes',
    svg('<path onclick=x() fill="currentColor" d="M0 0"/>'),
    'holds "<path onclick',
  ],
  ['a listener of its frame', svg(path, ' onload="x()" viewBox="0 0 1 1"'), 'holds "<svg'],
  ['a style of a path', svg('<path style="fill:red" fill="currentColor" d="M0 0"/>'), 'holds "<path style'],
  ['an address', svg('<path fill="url(#x)" d="M0 0"/>'), 'holds "<path fill="url(#x)"'],
  ['an entity', svg('<path fill="currentColor" d="&x;"/>'), 'holds "<path'],
  ['a document type', `<!DOCTYPE svg [<!ENTITY x "y">]>${svg(path)}`, 'holds "<!DOCTYPE'],
  ['a drawing within', svg(svg(path)), 'holds "<svg'],
  ['a comment that ends late', svg(`<!-- <script>--> -->${path}`), 'holds "-->"'],
])('a logo with %s is refused with the fix', (_, text, problem) => {
  const act = () => parseLogo(text);
  expect(act).toThrow(problem);
  expect(act).toThrow(/: (?:convert|write|draw) .+$/s);
});

test('an icon may have any shape in any ink', () => {
  const icon = `<?xml version="1.0"?><!-- Ours -->${svg('<g fill="#f00"><circle cx="8" cy="8" r="4" stroke="red"/></g>')}`;
  expect(parseIcon(icon)).toBe(icon);
});

test.each([
  ['a script', '<script>x()</script>'],
  ['an entity', '<!ENTITY x "y">'],
  ['a listener', '<path onclick="x()" d="M0 0"/>'],
  ['a picture', '<image width="9"/>'],
  ['an address', '<path fill="url(https://example.com)"/>'],
  ['a link', '<g xlink:href="https://example.com"/>'],
  ['a style', '<g style="fill:red"/>'],
])('an icon with %s is refused with the fix', (_, inside) =>
  expect(() => parseIcon(svg(inside))).toThrow(/^holds ".+": keep only shapes/),
);
