import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Icon from '../../../src/components/ui/Icon.tsx';
import { icons, type IconName } from '../../../src/components/ui/icons.ts';

test('Specification, section 2: the icons by their names (logo-match is the logo)', () => {
  const names = ['burger', 'headphones', 'event', 'merch', 'contact', 'press', 'picture', 'video', 'up'];
  expect(Object.keys(icons)).toEqual(names);
  for (const name of names as IconName[]) {
    expect(renderToStaticMarkup(<Icon name={name} />)).toContain(`d="${icons[name]}"`);
  }
});
