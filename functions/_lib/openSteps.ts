import { given } from '../../generated/given.ts';
import { noName } from '../../src/config/band/noName.ts';
import { isPlaceholder } from '../../src/config/band/placeholder.ts';
import { steps, type Step } from '../../src/records/built/attention.ts';
import { stores } from './stores.ts';

/** The records of the kinds that the steps look at. */
export type Owned = Readonly<
  Record<'fact' | 'text' | 'person' | 'place' | 'release' | 'video' | 'concert', readonly object[]>
>;

const fieldOf = (record: object, name: string): unknown => Reflect.get(record, name);

/** Needed by every imprint; the e-mail address is a step of its own. */
const imprint = ['ownerName', 'street', 'postcode', 'city'];
const serviceIds = ['musicArtistId', 'videoChannelId', 'videoPlaylistId'];

/**
 * The steps of a new site that are open, in their order. `inFolder` names those that the files of the band's folder do. A section that is switched
 * off asks for nothing.
 */
export function openStepsOf(owned: Owned, inFolder: readonly string[]): Step[] {
  // The parts have different fields, but for the country.
  const fact = (name: string) =>
    owned.fact.map((part) => fieldOf(part, name)).find((value) => value !== undefined);
  const has = (name: string) => isText(fact(name));
  const links = fact('links');
  const isDone: Record<Step, boolean> = {
    name: has('name') && fact('name') !== noName,
    picture: owned.place.some((place) => fieldOf(place, 'id') === 'hero' && fieldOf(place, 'picture')),
    people: owned.person.length > 0 || fact('members') === false,
    texts: owned.text.some((text) => Number(fieldOf(text, 'revision')) > 0),
    links: Array.isArray(links) && links.some((link) => isText(addressIn(link))),
    email: has('email'),
    imprint: imprint.every(has),
    music: owned.release.length + owned.video.length > 0 || fact('music') === false || serviceIds.some(has),
    concert: owned.concert.length > 0,
  };
  return steps.filter((step) => !isDone[step] && !inFolder.includes(step));
}

const addressIn = (link: unknown): unknown =>
  typeof link === 'object' && link !== null ? fieldOf(link, 'url') : link;

const isText = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() !== '' && !isPlaceholder(value);

/** The open steps of this site; none while a store does not answer. */
export async function openSteps(): Promise<Step[]> {
  const { of } = stores();
  try {
    const [fact, text, person, place, release, video, concert] = await Promise.all([
      of('fact').listAll(),
      of('text').listAll(),
      of('person').listAll(),
      of('place').listAll(),
      of('release').listAll(),
      of('video').listAll(),
      of('concert').listAll(),
    ]);
    return openStepsOf({ fact, text, person, place, release, video, concert }, given);
  } catch {
    return [];
  }
}
