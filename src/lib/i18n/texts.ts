import type access from '../../../i18n/de/access.json';
import type admin from '../../../i18n/de/admin.json';
import type band from '../../../i18n/de/band.json';
import type booking from '../../../i18n/de/booking.json';
import type calendar from '../../../i18n/de/calendar.json';
import type concert from '../../../i18n/de/concert.json';
import type contact from '../../../i18n/de/contact.json';
import type desk from '../../../i18n/de/desk.json';
import type footer from '../../../i18n/de/footer.json';
import type gdpr from '../../../i18n/de/gdpr.json';
import type hero from '../../../i18n/de/hero.json';
import type imprint from '../../../i18n/de/imprint.json';
import type instruments from '../../../i18n/de/instruments.json';
import type live from '../../../i18n/de/live.json';
import type media from '../../../i18n/de/media.json';
import type members from '../../../i18n/de/members.json';
import type music from '../../../i18n/de/music.json';
import type navigation from '../../../i18n/de/navigation.json';
import type page from '../../../i18n/de/page.json';
import type problems from '../../../i18n/de/problems.json';
import type services from '../../../i18n/de/services.json';
import type shop from '../../../i18n/de/shop.json';
import type slideshow from '../../../i18n/de/slideshow.json';
import type venue from '../../../i18n/de/venue.json';
import type welcome from '../../../i18n/de/welcome.json';

/** German is the reference: its files define the keys. */
interface Texts {
  access: typeof access;
  admin: typeof admin;
  band: typeof band;
  booking: typeof booking;
  calendar: typeof calendar;
  concert: typeof concert;
  contact: typeof contact;
  desk: typeof desk;
  footer: typeof footer;
  gdpr: typeof gdpr;
  hero: typeof hero;
  imprint: typeof imprint;
  instruments: typeof instruments;
  live: typeof live;
  media: typeof media;
  members: typeof members;
  music: typeof music;
  navigation: typeof navigation;
  page: typeof page;
  problems: typeof problems;
  services: typeof services;
  shop: typeof shop;
  slideshow: typeof slideshow;
  venue: typeof venue;
  welcome: typeof welcome;
}

type Singular<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** `area:key` of every text; a plural's key has no ending. */
export type TextKey = {
  [Area in keyof Texts]: `${Area}:${Singular<keyof Texts[Area] & string>}`;
}[keyof Texts];
