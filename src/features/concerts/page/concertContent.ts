import { createHash } from 'node:crypto';
import { contentPath, stateId } from '../../../config/concertPage.ts';
import type { Concert } from '../../../records/concert.ts';
import { slugOf } from '../../../records/concertRules.ts';
import { Markup, markup } from '../../../lib/markup.ts';
import { concertSheet, removedSheet } from './sheet/concertSheet.ts';
import type { PageContext, ShownConcert } from './context.ts';
import { nextConcerts } from './nextConcerts.ts';

/** The content of a page, and a short digest of it. */
export interface PageContent {
  html: string;
  state: string;
}

/** The content of a concert's page. `concerts` are all concerts of the site. */
export const concertContent = (
  shown: ShownConcert,
  concerts: readonly Concert[],
  context: PageContext,
): PageContent =>
  withState(slugOf(shown.concert), context, [
    concertSheet(shown, context),
    nextConcerts(concerts, shown.concert, context),
  ]);

/** The content of the page of a concert that the band has removed. */
export const removedContent = (
  slug: string,
  concerts: readonly Concert[],
  context: PageContext,
): PageContent =>
  withState(slug, context, [removedSheet(context), nextConcerts(concerts, undefined, context)]);

/** Appends the state of the content, with which the page asks for a newer one (`correct.ts`). */
function withState(slug: string, { locale }: PageContext, sections: Markup[]): PageContent {
  const { text } = markup`${sections}`;
  const state = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  const address = contentPath(locale, slug);
  return {
    html: text + markup`<data id="${stateId}" value="${state}" data-address="${address}" hidden></data>`.text,
    state,
  };
}
