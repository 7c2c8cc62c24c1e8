import client from '@astrojs/react/client.js';

/** A value in Astro's format: a list (1) of such pairs, or another value (0), whose objects hold such pairs. */
type Serialized = [0, unknown?] | [1, Serialized[]];

const readProps = (props: object): object =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, read(value as Serialized)]));

function read([kind, value]: Serialized): unknown {
  if (kind === 1) return value.map(read);
  return typeof value === 'object' && value ? readProps(value) : value;
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
  client(island)(component, props, slots, {});
};

export default renderer;
