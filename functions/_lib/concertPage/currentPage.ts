import { site } from '../../../src/config/site.ts';
import type { Concert } from '../../../src/records/concert.ts';
import { endOf, slugOf } from '../../../src/records/concertRules.ts';
import {
  concertContent,
  removedContent,
  type PageContent,
} from '../../../src/features/concerts/page/concertContent.ts';
import { dayBegins } from '../../../src/features/concerts/page/evening.ts';
import { pageContext } from '../../../src/features/concerts/page/context.ts';
import { pageTexts, removedTexts } from '../../../src/features/concerts/page/pageTexts.ts';
import { cardName, shareCard, type ShareCard } from '../../../src/features/concerts/page/shareCard.ts';
import { concertEvent } from '../../../src/features/concerts/page/seo/concertEvent.ts';
import { setting } from '../env.ts';
import { routes } from '../site/routes.ts';
import { siteRecords } from '../site/siteRecords.ts';
import { stores } from '../stores.ts';
import { concertTexts } from './texts.ts';
import { readAddress } from './address.ts';
import { readTemplate, type Template } from './template.ts';

interface CurrentPage {
  slug: string;
  /** 410 for a concert that the band has removed. */
  status: 200 | 410;
  title: string;
  description: string;
  card: ShareCard;
  content: PageContent;
  /** The page changes by itself at this instant, in milliseconds since 1970. */
  expiresAt: number;
  /** Structured data. */
  data: object;
  template: Template;
}

/** The page of a concert as the stores know it now; `undefined` for an address that never had one, and while the site waits for its band. */
export async function currentPage(request: Request): Promise<CurrentPage | undefined> {
  const address = readAddress(request);
  if (!address) return undefined;
  const { locale, slug: asked } = address;
  const opened = stores();
  const { concerts, venues } = await siteRecords(opened);
  // The id is the address of a concert that has just been announced, until it has one of its own.
  const concert = concerts.find((each) => [slugOf(each), each.id].includes(asked));
  if (!concert && !(await opened.isRemoved(asked))) return undefined;
  const slug = concert ? slugOf(concert) : asked;

  const template = await readTemplate(request, locale);
  if (!template) return undefined;
  const origin = setting('URL') ?? site.origin;
  const context = pageContext(locale, concertTexts[locale], template.classes, routes, origin);
  const expiresAt = Math.min(Infinity, ...changesOf(concert, context.now));
  if (!concert) {
    const content = removedContent(slug, concerts, context);
    const card = shareCard(context, undefined);
    const data = {};
    return { slug, status: 410, ...removedTexts(context), card, content, expiresAt, data, template };
  }
  const shown = { concert, venue: venues.get(concert.venueId ?? '') };
  const content = concertContent(shown, concerts, context);
  const texts = pageTexts(shown, context);
  const name = cardName(concert, context);
  // The build may know neither this concert nor its new state.
  const own = template.cards.includes(name) ? { name, text: texts.description } : undefined;
  const card = shareCard(context, own);
  const data = concertEvent(concert, {
    ...{ locale, now: context.now, venue: shown.venue, description: texts.description },
    ...{ origin, card: card.path },
  });
  return { slug, status: 200, ...texts, card, content, expiresAt, data, template };
}

/** The coming instants at which a concert is today, begins and is over. */
const changesOf = (concert: Concert | undefined, now: Date): number[] =>
  concert
    ? [dayBegins(concert), Date.parse(concert.date), endOf(concert)].filter((at) => at > now.getTime())
    : [];
