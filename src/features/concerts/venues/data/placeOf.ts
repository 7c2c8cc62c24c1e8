import { comparable } from '../../../../lib/comparable.ts';

/** The name and the town of a venue, the same for each spelling of them. */
export const placeOf = ({ name, city }: { name: string; city: string }): string =>
  comparable(`${name}, ${city}`);
