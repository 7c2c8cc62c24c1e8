import { concert, type Concert } from '../../../../records/concert.ts';
import type { Draft, DraftKind } from '../../records/drafts.ts';
import { groups } from './groups.ts';
import { typedConcert, typedFrom, type TypedConcert } from './typedConcert.ts';

export type UnsentConcert = Draft<TypedConcert, Concert>;

export const concertDrafts: DraftKind<TypedConcert, Concert> = {
  ...{ prefix: 'desk:', typed: typedConcert, stored: concert, typedFrom, groups },
};
