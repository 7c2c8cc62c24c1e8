import { concert, deletedConcert, type Concert } from '../../../../records/concert.ts';
import { readList, recordCalls } from '../../records/recordCalls.ts';
import type { SentConcert } from './typedConcert.ts';

export const concertCalls = recordCalls<Concert, SentConcert>('/api/concerts', 'concert', concert);

/** The concerts that can be restored, the last deleted first. */
export const listDeletedConcerts = () => readList('/api/concerts?deleted', 'concert', deletedConcert);
