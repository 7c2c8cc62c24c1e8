import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { parse } from 'node-html-parser';
import { expect, test, vi } from 'vitest';
import Logo from '../../../src/components/ui/Logo.astro';
import Footer from '../../../src/layouts/footer/Footer.astro';

/** A band without a logo, which has set the motif of the sample all the same. */
vi.mock('../../../src/config/site.ts', async (original) => {
  const { site, ...others } = await original<typeof import('../../../src/config/site.ts')>();
  return { ...others, site: { ...site, artist: 'Čuvari Šume & die Übrigen' } };
});
vi.mock('../../../src/images/name/drawingFile.ts', () => ({ readLogo: () => undefined }));

const container = await AstroContainer.create();

test.each([
  ['header and welcome', Logo],
  ['the footer', Footer],
])('without a logo %s draws the lines of the name, and nothing else', async (_, part) => {
  const html = parse(await container.renderToString(part, { props: { locale: 'de' } }));
  const drawings = html.querySelectorAll('svg').filter((svg) => svg.querySelector('path[transform]'));
  expect(drawings.length).toBeGreaterThan(0);
  for (const drawing of drawings) {
    expect(drawing.querySelectorAll('path').length).toBeGreaterThan(1);
    expect(drawing.querySelectorAll('path:not([transform]), ellipse')).toEqual([]);
    expect(drawing.getAttribute('viewBox')).not.toContain('4225');
    expect(drawing.getAttribute('preserveAspectRatio')).toBeUndefined();
  }
});
