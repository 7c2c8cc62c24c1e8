import { recordKind } from '../../../../desk/kit/records/recordKind.ts';
import { deletedFact, fact, factFields, factRecord } from '../../../../records/band/factRecord.ts';
import { localizedNames } from '../../../../records/fields.ts';

/** The facts of the band on the desk: a record for each part. */
export const factKind = recordKind({
  ...{ name: 'fact', fields: factFields },
  ...{ stored: fact, deleted: deletedFact, sent: () => factRecord },
  // The folder may have one word for all languages.
  read: ({ place }) =>
    typeof place === 'string' ? Object.fromEntries(localizedNames('place').map((name) => [name, place])) : {},
});

/** The rows of each part's form; the others have no place in its record. */
export const factRows = {
  looks: ['name', 'genre', ...localizedNames('place'), 'country', 'timeZone', 'ink'],
  links: [
    ...['links', 'email', 'bookingPerson', 'streamingPage', 'musicArtistId'],
    ...['videoChannelId', 'videoPlaylistId'],
  ],
  imprint: [
    ...['ownerName', 'ownerForm', 'street', 'postcode', 'city', 'country', 'phone', 'vatId', 'authority'],
    ...['chamber', 'editor', 'updated'],
  ],
  sections: [
    ...['welcome', 'the-band', 'members', 'music', 'booking', 'media', 'shop', 'merch', 'contactNow'],
    ...['headerContact', 'contactForm', 'allPics', 'videos', 'press'],
  ],
} as const;
export type FactPart = keyof typeof factRows;
export const factPartNames = ['looks', 'links', 'imprint', 'sections'] as const satisfies FactPart[];
