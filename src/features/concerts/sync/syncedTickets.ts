import type { Locale } from '../../../config/locales.ts';
import type { Concert } from '../../../records/concert.ts';
import { yearIn } from '../../../lib/dates/localTime.ts';
import { keyTexts, translate, type Texts } from '../../../lib/i18n/translator.ts';
import { candidatesOf, type Candidate } from '../next/candidates.ts';
import ConcertColumns from '../list/ConcertColumns.tsx';
import TicketList from '../list/TicketList.tsx';
import { ticketContent, type TicketContent } from '../ticket/ticketContent.ts';
import { listsOf } from './lists.ts';

/** Shows synced records. The code loads with the first records. */
export interface SyncedTickets {
  ConcertColumns: typeof ConcertColumns;
  TicketList: typeof TicketList;
  /** Makes the ticket of a record. */
  ticket: (record: Concert) => TicketContent;
  /** The concerts that the line in the hero can show. */
  candidates: (concerts: readonly Concert[]) => Candidate[];
  listsOf: typeof listsOf;
}

export function syncedTickets(locale: Locale, texts: Texts<'live'>): SyncedTickets {
  const t = translate(locale, keyTexts({ live: texts }));
  return {
    ...{ ConcertColumns, TicketList, listsOf },
    ticket: (record) => ticketContent(record, locale, t, yearIn(new Date())),
    candidates: (concerts) => candidatesOf(concerts, locale, t, new Date()).candidates,
  };
}
