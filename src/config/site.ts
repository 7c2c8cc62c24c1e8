/**
 * Public and fixed facts about this site. The band edits this file; everything else reads it.
 * A value in «guillemets», one that ends with `.example`, and an id of zeros are placeholders. The public site leaves them out, and waits
 * while one is in the imprint or the e-mail address (docs/decisions/0008).
 */

// Apart from the others, so that scripts in the page hold these alone.
export const artist = 'Match';

/** The ids that the live sources need. */
export const serviceIds = {
  musicArtistId: '0000000000000000000000',
  videoChannelId: 'UC0000000000000000000000',
  videoPlaylistId: '',
};

export const site = {
  artist,
  /** The site's origin, without a slash at the end. On the host the environment's `URL` wins. */
  origin: 'https://match.example',
  /** Specification, section 9: the year in the copyright line. */
  footerYear: 2025,
  genre: 'Indie Pop',
  hometown: 'Wien',

  /** The streaming page that "listen in" opens. */
  streamingPage: 'https://open.spotify.com/artist/0000000000000000000000',

  /** Support channels (specification, section 1), in the footer and as `sameAs` in the structured data. */
  channels: {
    patron: 'https://www.patreon.com/match.example',
    'video-channel': 'https://www.youtube.com/@match.example',
    'photo-profile': 'https://www.instagram.com/match.example',
  },

  email: 'booking@match.example',
  /** Name of the person who answers promoters; empty where the contact page names nobody. */
  bookingPerson: '',

  /** `false` shows a feature under its COMING SOON! tape. */
  features: {
    merch: false,
    contactNow: false,
    headerContact: false,
    allPics: false,
    videos: false,
    press: false,
    /** The contact form; without it the page offers the e-mail address instead. */
    contactForm: true,
  },

  /** § 5 ECG and § 25 MedienG ask for these; they appear on the imprint and the GDPR page. */
  imprint: {
    ownerName: '«Name der Medieninhaberin»',
    ownerForm: '«Rechtsform»',
    street: '«Straße und Hausnummer»',
    postcode: '«PLZ»',
    city: 'Wien',
    /** ISO 3166; each language has its own word for it. */
    country: 'AT',
    phone: '«Telefonnummer»',
    vatId: '«UID-Nummer»',
    authority: '«Aufsichtsbehörde»',
    chamber: '«Kammer oder Berufsverband»',
    editor: '«Name der Redaktion»',
    updated: '2026-11-23',
  },
  host: {
    name: 'Netlify, Inc.',
    address: '101 2nd Street, San Francisco, CA 94105, USA',
  },
};

export type Channel = keyof typeof site.channels;

export const isPlaceholder = (value: string): boolean =>
  value.includes('«') || value.endsWith('.example') || /0{16}/.test(value);

/**
 * Names the settings (as `imprint.phone`) that still hold a placeholder. An empty value is none: § 5 ECG requires VAT number, authority,
 * chamber and phone of companies only, and the page leaves out an empty row.
 */
export function unfilled(settings: object = site, path = ''): string[] {
  return Object.entries(settings).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return unfilled(value, `${path}${key}.`);
    return typeof value === 'string' && isPlaceholder(value) ? [`${path}${key}`] : [];
  });
}
