import type { Kind } from '../concerts.ts';

export const kinds = ['upcoming', 'past'] as const satisfies readonly Kind[];

/** The parameter of the address that says which list is shown; the default, upcoming, stands without it (INTERACTIONS, T4). */
const parameter = 'concerts';

/** Which list an address asks for. */
export const kindIn = (search: string): Kind =>
  new URLSearchParams(search).get(parameter) === 'past' ? 'past' : 'upcoming';

/** An address that asks for a list, everything else about it unchanged but for its fragment. */
export function addressOf(kind: Kind, address: string): string {
  const url = new URL(address);
  if (kind === 'past') url.searchParams.set(parameter, kind);
  else url.searchParams.delete(parameter);
  url.hash = '';
  return url.href;
}

/** Where a key leads from a tab: arrows around the end, Home and End (INTERACTIONS, T3). */
export function tabAfter(key: string, active: Kind): Kind | undefined {
  const other = active === 'past' ? 'upcoming' : 'past';
  const targets: Partial<Record<string, Kind>> = {
    ArrowLeft: other,
    ArrowRight: other,
    Home: 'upcoming',
    End: 'past',
  };
  return targets[key];
}
