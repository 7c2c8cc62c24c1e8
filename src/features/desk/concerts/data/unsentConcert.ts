import type { Concert } from '../../../../contracts/concert.ts';
import type { Draft } from '../../records/drafts.ts';
import type { TypedConcert } from './typedConcert.ts';

export type UnsentConcert = Draft<TypedConcert, Concert>;
