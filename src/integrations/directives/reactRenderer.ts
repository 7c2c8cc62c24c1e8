import '../../lib/browser/immediate.ts';
import '../../lib/browser/olderBrowsers.ts';
import client from '@astrojs/react/client.js';
import { createElement, useLayoutEffect, type ComponentType } from 'react';
import Boundary from '../../lib/Boundary.tsx';

/** A value in Astro's format: a list (1) of such pairs, or another value (0), whose objects hold such pairs. */
type Serialized = [0, unknown?] | [1, Serialized[]];

const readProps = (props: object): object =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, read(value as Serialized)]));

function read([kind, value]: Serialized): unknown {
  if (kind === 1) return value.map(read);
  return typeof value === 'object' && value ? readProps(value) : value;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The values of an island's fields, by their ids. */
const valuesIn = (island: HTMLElement): [id: string, value: string][] =>
  [...island.querySelectorAll<Control>('input[id]:not([type=checkbox], [type=radio]), textarea[id]')].map(
    ({ id, value }) => [id, value],
  );

/** Puts the built HTML back in the place of a component that has thrown: it works without one. */
function BuiltHtml({ island, html }: { island: HTMLElement; html: string }) {
  const values = valuesIn(island);
  useLayoutEffect(() => {
    island.innerHTML = html;
    for (const [id, value] of values) {
      const field = island.querySelector<Control>(`#${CSS.escape(id)}`);
      if (field) field.value = value;
    }
    // Rendered once: nothing of it changes.
  }, []);
  return null;
}

/**
 * Hydrates a component in an island with the props and slots that the build has written into it. Astro's own element does this inline in
 * every page; here it comes with React.
 */
const renderer = (island: HTMLElement) => (component: unknown) => {
  const slots: Record<string, string> = {};
  // A slot that the component did not render is in a template, with its name.
  for (const slot of island.querySelectorAll('astro-slot, [data-astro-template]')) {
    const name = slot.getAttribute('name') ?? slot.getAttribute('data-astro-template');
    slots[name ?? 'default'] = slot.innerHTML;
    if (slot.localName === 'template') slot.remove();
  }
  const props = readProps(JSON.parse(island.getAttribute('props') ?? '{}') as object);
  const html = island.innerHTML;
  const Guarded = (received: object) =>
    createElement(Boundary, {
      fallback: () => createElement(BuiltHtml, { island, html }),
      children: createElement(component as ComponentType, received),
    });
  client(island)(Guarded, props, slots, {});
};

export default renderer;
