import type { Concert } from '../../../../contracts/concert.ts';
import { recordCalls, type Deleted } from '../../records/recordCalls.ts';
import type { SentConcert } from './typedConcert.ts';

export type DeletedConcert = Deleted<Concert>;

export const concertCalls = recordCalls<Concert, SentConcert>('/api/concerts');
