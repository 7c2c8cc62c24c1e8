/** How a text is set: in a heading's letters fitted to a width, as running words, or nowhere on the page (for search engines). */
type TextFace = 'heading' | 'words' | 'search';

interface BandText {
  /** Most characters in each language, as today's layout holds them. */
  longest: number;
  face: TextFace;
}

const heading = (longest: number): BandText => ({ longest, face: 'heading' });
const words = (longest: number): BandText => ({ longest, face: 'words' });
const search: BandText = { longest: 160, face: 'search' };

/** The texts of the product that say something about the band, by their keys, in the order of the page. The band writes them on the desk. */
export const bandTexts = {
  'page:tagline': words(40),
  'welcome:between': heading(24),
  'welcome:fuse': heading(24),
  'welcome:schnulze': heading(24),
  'welcome:between-2': heading(24),
  'welcome:last-train': heading(24),
  'band:heading': heading(24),
  'band:band-title-1': heading(16),
  'band:band-description-1': words(160),
  'band:band-title-2': heading(16),
  'band:band-description-2': words(160),
  'band:band-title-3': heading(16),
  'band:band-description-3': words(160),
  'band:band-title-4': heading(16),
  'band:band-description-4': words(160),
  'band:frame-voice-caption': words(60),
  'band:frame-drums-caption': words(60),
  'members:heading': heading(24),
  'booking:booking-1': words(180),
  'booking:booking-2': words(180),
  'booking:booking-3': words(180),
  'live:empty-upcoming': words(140),
  'live:empty-past': words(140),
  'media:pictures-empty': words(140),
  'shop:lead': words(140),
  'shop:text': words(180),
  'shop:meanwhile': words(140),
  'shop:contact-link': words(60),
  'contact:lead': words(180),
  'contact:facts-stage-value': words(60),
  'footer:support': words(24),
  'page:not-found-title': heading(24),
  'page:not-found-text': words(140),
  'page:thanks-text': words(180),
  'imprint:2-row-5-value': words(200),
  'page:description-home': search,
  'page:description-the-band': search,
  'page:description-media': search,
  'page:description-media-all': search,
  'page:description-live': search,
  'page:description-live-all': search,
  'page:description-shop': search,
  'page:description-contact': search,
} as const satisfies Record<string, BandText>;
export type BandTextKey = keyof typeof bandTexts;

export const bandTextKeys = Object.keys(bandTexts) as BandTextKey[];

/** Id of the record of a text. */
export const textId = (key: BandTextKey): string => key.replace(':', '-');

/** Facts of the band that stand in a text as `{{artist}}`. */
export const factNames = ['artist', 'genre', 'hometown'] as const;
