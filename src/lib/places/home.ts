import type { Locale } from '../../config/locales.ts';
import { homeCountry, homePlace, homeZone } from '../../config/site.ts';

/** Where the band is at home. */
export interface Home {
  /** As in `src/config/site.ts`. */
  country: string;
  timeZone: string;
  place: string | Readonly<Record<Locale, string>>;
}

const built: Home = { country: homeCountry, timeZone: homeZone, place: homePlace };
let present = built;

/** Where the band is at home now: as the desk has read it last, and until then as it was built. */
export const homeNow = (): Home => present;

/** Takes over the facts that the band has stored; the built ones stand for those that it has not. */
export function setHome({
  country,
  timeZone,
  place,
}: Partial<{ [Name in keyof Home]: Home[Name] | undefined }>) {
  present = {
    country: country ?? built.country,
    timeZone: timeZone ?? built.timeZone,
    place: place ?? built.place,
  };
}
