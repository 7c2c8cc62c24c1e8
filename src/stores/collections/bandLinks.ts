import { isPublic } from '../../../generated/band.ts';
import { isPlaceholder, site, type Channel } from '../../config/site.ts';

const isShown = (address: string): boolean => address !== '' && (!isPublic || !isPlaceholder(address));

/** The page that "listen in" opens; `undefined` on the band's own site while it is a placeholder. */
export const streamingPage = isShown(site.streamingPage) ? site.streamingPage : undefined;

/** The support channels, without placeholders on the band's own site. */
export const channels = (Object.keys(site.channels) as Channel[]).filter((name) =>
  isShown(site.channels[name]),
);
