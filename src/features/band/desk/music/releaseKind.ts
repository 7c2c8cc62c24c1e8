import { linkName } from '../../../../config/band/linkedServices.ts';
import { completeAddress, linesIn } from '../../../../desk/kit/records/formValues.ts';
import { recordKind } from '../../../../desk/kit/records/recordKind.ts';
import type { RecordForm } from '../../../../desk/kit/records/useRecordForm.ts';
import { ownRelease, ownReleaseRecord, releaseFields } from '../../../../records/band/ownRelease.ts';
import { webLink } from '../../../../records/text.ts';
import { photoText } from '../photo/photoValues.ts';
import { linesOf, tracksIn } from './tracks.ts';

/** The addresses of a text with one in each line. */
const addressesIn = (text: string): string[] => [...new Set(linesIn(text).map(completeAddress))];

/** Releases on the desk. Their table does not say that a typed date is a day, nor that Spotify's address is one of the links. */
export const releaseKind = recordKind({
  ...{ name: 'release', fields: releaseFields },
  ...{ stored: ownRelease, sent: () => ownReleaseRecord },
  read: ({
    release_date: date = '',
    release_date_precision: precision,
    spotify_url,
    links = [],
    ...release
  }) => ({
    release_date: precision === 'day' ? date : '',
    links: [...(spotify_url === undefined ? [] : [spotify_url]), ...links].join('\n'),
    tracks: linesOf(release.tracks),
  }),
  write: (written, values, base) => {
    const links = addressesIn(values.links);
    return {
      ...written,
      ...(written.release_date !== undefined && { release_date_precision: 'day' }),
      ...{ spotify_url: undefined, links: links.length > 0 ? links : undefined },
      tracks: tracksIn(values.tracks, base?.tracks),
    };
  },
  follows: { release_date_precision: ['release_date'], spotify_url: ['links'] },
  // The contract asks for links once all else is right; a form tells everything at once.
  check: ({ links }, unusable) =>
    linesIn(links).length === 0
      ? [...unusable.filter(({ field }) => field !== 'links'), { field: 'links', error: 'missing' }]
      : unusable,
  words: { photo: photoText, type: ({ type }, _, t) => t(`release-type-${type}`) },
});

export type ReleaseFormState = RecordForm<typeof releaseKind>;

/** The names of the services that some lines lead to, each once. */
export const servicesIn = (text: string): string[] => [
  ...new Set(
    addressesIn(text)
      .filter((address) => webLink.safeParse(address).success)
      .map(linkName),
  ),
];
