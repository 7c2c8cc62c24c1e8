import { site } from '../../../src/config/site.ts';
import { slugOf } from '../../../src/contracts/concertRules.ts';
import type { Concert } from '../../../src/contracts/concert.ts';
import type { Venue } from '../../../src/contracts/venue.ts';
import {
  concertContent,
  removedContent,
  type PageContent,
} from '../../../src/features/concerts/page/concertContent.ts';
import { pageTexts, removedTexts } from '../../../src/features/concerts/page/pageTexts.ts';
import { concertEvent } from '../../../src/features/concerts/seo/concertEvent.ts';
import { isClaimed } from '../concerts/slug.ts';
import { setting } from '../env.ts';
import { siteRecords } from '../site/siteRecords.ts';
import { concertTranslator } from '../texts.ts';
import { readAddress } from './address.ts';
import { readTemplate, type Template } from './template.ts';

interface CurrentPage {
  slug: string;
  /** 410 for a concert that the band has removed. */
  status: 200 | 410;
  title: string;
  description: string;
  content: PageContent;
  /** Structured data. */
  data: object;
  template: Template;
}

/** The page of a concert as the stores know it now; `undefined` where there never was a concert at the address. */
export async function currentPage(request: Request): Promise<CurrentPage | undefined> {
  const address = readAddress(request);
  if (!address) return undefined;
  const { locale, slug } = address;
  const { concerts: records, venues } = await siteRecords(request);
  const concerts = records.map((concert) => withVenue(concert, venues));
  const concert = concerts.find((each) => slugOf(each) === slug);
  if (!concert && !(await isClaimed(slug))) return undefined;

  const template = await readTemplate(request, locale);
  const context = { locale, t: concertTranslator(locale), now: new Date(), ...template.parts };
  if (!concert) {
    const content = removedContent(slug, concerts, context);
    return { slug, status: 410, ...removedTexts(context), content, data: {}, template };
  }
  const shown = { concert, venue: venues.get(concert.venueId ?? '') };
  const content = concertContent(shown, concerts, context);
  // The build draws no card for a concert that it does not know.
  const data = concertEvent(concert, {
    ...context,
    origin: setting('URL') ?? site.origin,
    venue: shown.venue,
  });
  return { slug, status: 200, ...pageTexts(shown, context), content, data, template };
}

/** Name and city of a concert come from the venue's record, if it has one, as in the build. */
function withVenue(concert: Concert, venues: ReadonlyMap<string, Venue>): Concert {
  const venue = venues.get(concert.venueId ?? '');
  return venue ? { ...concert, venue: venue.name, city: venue.city } : concert;
}
