import { concert, type Concert } from '../../../../contracts/concert.ts';
import type { Draft } from '../../records/drafts.ts';
import { typedConcert, type TypedConcert } from './typedConcert.ts';

export type UnsentConcert = Draft<TypedConcert, Concert>;

export const concertDrafts = { prefix: 'desk:', typed: typedConcert, stored: concert };
