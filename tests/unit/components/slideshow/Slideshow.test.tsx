import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Slideshow from '../../../../src/components/slideshow/Slideshow.tsx';

const labels = {
  ...{ role: 'Karussell', slide: 'Ausschnitt', slideOf: '{{position}} von {{count}}', choose: 'Wählen' },
  ...{ previous: 'Zurück', next: 'Weiter' },
};
const running = { stop: 'Anhalten', start: 'Starten', hint: 'Läuft von selbst.' };

/** The HTML of a slideshow as the build writes it. */
const built = (count: number, autoplay = false) =>
  parse(
    renderToStaticMarkup(
      <Slideshow
        {...{ label: 'Bilder', count, autoplay }}
        labels={{ ...labels, ...(autoplay && { running }) }}
      >
        <div data-column="" />
      </Slideshow>,
    ),
  );

test.each([
  ['C1 one that runs by itself', 24, true, ['Starten', 'Zurück', 'Weiter']],
  ['C7 one with room for dots', 3, false, ['Zurück', '1 von 3', '2 von 3', '3 von 3', 'Weiter']],
  ['one with a single column', 1, false, []],
])('%s has its controls in the HTML, named and in their order', (_, count, autoplay, names) => {
  const buttons = built(count, autoplay).querySelectorAll('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(names);
});

test('the strip has a name while it scrolls by key', () =>
  expect(built(3).querySelector('div[tabindex="0"]')?.attributes).toMatchObject({
    role: 'group',
    'aria-label': 'Bilder',
  }));
