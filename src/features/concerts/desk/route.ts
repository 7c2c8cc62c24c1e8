import { isNewKey } from '../../../desk/kit/drafts/drafts.ts';
import { addressOf } from '../../../desk/kit/screen/screens.ts';
import type { Concert } from '../../../records/concert.ts';
import { isPast, type Kind } from '../concerts.ts';

/** A screen of the concerts, read from the parts of its address. */
export type ConcertRoute =
  | { view: 'list'; kind: Kind }
  | { view: 'deleted' }
  | { view: 'venues' }
  | { view: 'deletedVenues' }
  /** `back` holds the parts of the address that the form was opened from; none for the list of venues. */
  | { view: 'venue'; id: string; back: readonly string[] }
  | { view: 'history'; id: string }
  | { view: 'venueHistory'; id: string }
  | FormRoute;

/** The screen of one concert. */
export type FormRoute =
  /** `from` is the id of the concert to duplicate; `isNew` asks for a draft of its own. */
  { view: 'add'; from?: string | undefined; isNew?: true } | { view: 'edit' | 'move' | 'cancel'; id: string };

export const isForm = (route: ConcertRoute): route is FormRoute =>
  ['add', 'edit', 'move', 'cancel'].includes(route.view);

/** The address of the list that holds a concert; a new one is to come. */
export const listAddress = (concert?: Concert): string =>
  concert && isPast(concert, new Date()) ? addressOf('concerts', 'past') : addressOf('concerts');

/** The address that the form of a venue leads back to. */
export const venueBack = (parts: readonly string[]): string =>
  addressOf('concerts', ...(parts.length > 0 ? parts : ['venues']));

export function readRoute([first, second, ...others]: readonly string[]): ConcertRoute {
  if (first === undefined) return { view: 'list', kind: 'upcoming' };
  if (first === 'past') return { view: 'list', kind: 'past' };
  if (first === 'deleted') return { view: 'deleted' };
  if (first === 'venues' && second === 'deleted') return { view: 'deletedVenues' };
  if (first === 'venues' && second === 'history') return { view: 'venueHistory', id: others[0] ?? '' };
  if (first === 'venues')
    return second === undefined ? { view: 'venues' } : { view: 'venue', id: second, back: others };
  if (first === 'new') return { view: 'add', from: second, isNew: true };
  if (isNewKey(first)) return { view: 'add', from: second };
  if (second === 'history') return { view: 'history', id: first };
  const view = (['move', 'cancel'] as const).find((name) => name === second) ?? 'edit';
  return { view, id: first };
}
