import { isPlaceholder, site, type Channel } from '../../config/site.ts';
import { setting } from '../../lib/setting.ts';
import { isOwnSite } from '../repository/samples.ts';

const isShown = (address: string) => !isOwnSite(setting) || !isPlaceholder(address);

/** The page that "listen in" opens; `undefined` on the band's own site while it is a placeholder. */
export const streamingPage = isShown(site.streamingPage) ? site.streamingPage : undefined;

/** The support channels, without placeholders on the band's own site. */
export const channels = (Object.keys(site.channels) as Channel[]).filter((name) =>
  isShown(site.channels[name]),
);
