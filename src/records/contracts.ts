/** Contract and table of each kind of `kinds.ts`: a module that needs a kind's name or path alone loads none of them. */
import * as z from 'zod/mini';
import { defaultLocale } from '../config/locales.ts';
import { factFields } from './band/factFields.ts';
import { factRecord } from './band/factParts.ts';
import { placeFields, placeRecord, places } from './band/placePicture.ts';
import { textFields, textRecord } from './band/textRecord.ts';
import { concertFields, concertRecord } from './concert.ts';
import { inboxMessage, messageChange } from './contact/contactMessage.ts';
import type { Fields } from './fields.ts';
import { pictureFields } from './gallery/pictureFields.ts';
import { galleryPicture, pictureChange } from './gallery/storedPicture.ts';
import type { KindName } from './kinds.ts';
import { personFields, personRecord } from './member.ts';
import { newConcert } from './newConcert.ts';
import { withoutStoreFields } from './records.ts';
import { ownReleaseRecord, releaseFields } from './band/ownRelease.ts';
import { venueFields, venueRecord } from './venue.ts';
import { ownVideoRecord, videoFields } from './band/ownVideo.ts';

export interface Contract<Record = unknown> {
  /** The contract of a stored record. */
  stored: z.ZodMiniType<Record>;
  /** The contract of a record in a request, or of a change of one. */
  sent: () => z.ZodMiniType<Record>;
  /** The table of its form. */
  fields: Fields;
  /** Stand in for unusable required values, where the band reads. */
  standIns: Partial<Record>;
  /** The ids of a fixed kind: each is there before the band has written it. */
  ids?: readonly string[];
}

/** A kind whose records are sent as they are stored. */
const written = <Record, Table extends Fields>(
  stored: z.ZodMiniType<Record>,
  fields: Table,
  standIns: Partial<Record>,
) => ({
  ...{ stored, fields, standIns },
  sent: () => z.pipe(z.transform(withoutStoreFields), stored),
});

export const contracts = {
  concert: {
    stored: concertRecord,
    sent: () => newConcert(),
    fields: concertFields,
    standIns: { name: '?', date: '1970-01-01T00:00:00Z' },
  },
  venue: written(venueRecord, venueFields, { name: '?', city: '?' }),
  picture: { stored: galleryPicture, sent: () => pictureChange, fields: pictureFields, standIns: {} },
  message: {
    stored: inboxMessage,
    sent: () => messageChange,
    fields: {},
    standIns: {
      ...{ purpose: 'general', name: '?', email: '?', message: '?', language: defaultLocale },
      ...{ received: '1970-01-01T00:00:00Z', mail: 'off' },
    },
  },
  fact: written(factRecord, factFields, {}),
  text: written(textRecord, textFields, { key: 'page:tagline' }),
  person: written(personRecord, personFields, { order: 1, name: '?', instrumentLangKeys: ['voice'] }),
  place: { ...written(placeRecord, placeFields, {}), ids: places },
  release: written(ownReleaseRecord, releaseFields, {
    ...{ name: '?', tracks: [], links: ['https://example.org'] },
  }),
  video: written(ownVideoRecord, videoFields, { order: 1, video: '00000000000' }),
} as const satisfies Record<KindName, Contract>;
