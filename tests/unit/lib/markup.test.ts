import { expect, test } from 'vitest';
import { markup, type Part } from '../../../src/lib/markup.ts';

const inner = (part: Part) => markup`
  <p class="a"
    title="${part}">
    ${part}
    <b>more</b> text
    below
  </p>`;

test.each<[Part, string]>([
  ['a\n b', '<p class="a" title="a\n b">a\n b<b>more</b> text below</p>'],
  [
    `<"&'>`,
    '<p class="a" title="&lt;&quot;&amp;&#39;&gt;">&lt;&quot;&amp;&#39;&gt;<b>more</b> text below</p>',
  ],
  [0, '<p class="a" title="0">0<b>more</b> text below</p>'],
  [undefined, '<p class="a" title=""><b>more</b> text below</p>'],
  [false, '<p class="a" title=""><b>more</b> text below</p>'],
  [
    [markup`<i>1</i>`, markup`<i>2</i>`],
    '<p class="a" title="<i>1</i><i>2</i>"><i>1</i><i>2</i><b>more</b> text below</p>',
  ],
])('a template with %j', (part, html) => expect(inner(part).text).toBe(html));
