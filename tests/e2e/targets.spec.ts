import { isNight } from '../night.ts';
import { expect, test } from './fixtures.ts';
import { smallTargets } from './pages/targets.ts';
import { addresses, showsItsOwn } from './words.ts';

test('G6 targets are at least 24 × 24 px, the main ones 44 @both', async ({
  page,
  isMobile,
  sitePage,
  language,
}) => {
  const own = addresses.filter((address) => address.locale === language && showsItsOwn(address));
  // By day one page of each layout, on a desk those that are laid out in another way there.
  const layouts = isMobile ? ['home', 'live-all', 'contact'] : ['home'];
  for (const { route, path } of own.filter((each) => isNight || layouts.includes(each.route))) {
    await sitePage.open(route);
    await sitePage.layOutEverything();
    await sitePage.header.reveal();
    const { looked, small } = await smallTargets(page);
    expect.soft(small, path).toEqual([]);
    expect(looked, path).toBeGreaterThan(10);
  }
});
