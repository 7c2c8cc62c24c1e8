import { isPublic } from '../../../generated/band.ts';
import { urlOf } from '../../config/band/linkedServices.ts';
import { isPlaceholder } from '../../config/band/placeholder.ts';
import { site } from '../../config/site.ts';

const isShown = (address: string): boolean => address !== '' && (!isPublic || !isPlaceholder(address));

/** The page that "listen in" opens; `undefined` on the band's own site while it is a placeholder. */
export const streamingPage = isShown(site.streamingPage) ? site.streamingPage : undefined;

/** The support channels, without placeholders on the band's own site. */
export const links = site.links.filter((link) => isShown(urlOf(link)));
