import { purposes } from '../config/contact.ts';
import type { HelpChapter } from '../config/help.ts';

interface Kind {
  /** Path of its calls. */
  path: `/api/${string}`;
  /** Its place among the embedded stores, in Firestore, and in a backup. */
  store: string;
  /** Its collection in the build, and the folder of its files in the band's folder. A kind without one is shown on no page. */
  collection?: string;
  /** Its records count their changes, keep their former versions, and are in Firestore where that is configured. */
  isVersioned?: true;
  /** Visitors see its records after a build alone, which writes them before all others (`scripts/band`). They are never in Firestore. */
  isBuilt?: true;
  /** The site knows the ids of all its records, and none is added. */
  isFixed?: true;
  /** Readers of its records: anybody, in Firestore too (`firestore.rules`); visitors, by the API alone; nobody but the band. */
  readers: 'anybody' | 'visitors' | 'band';
  /** Tags of the CDN that a change clears, the one of its own list first; `:id` stands for the record's. */
  tags: readonly string[];
  /** Address of its list on the desk. Its first part is the area. */
  screen: readonly string[];
  /** Begins the names of its drafts in the browser's storage; absent for a kind without a form. */
  drafts?: string;
  /** Icon of the area that it opens. */
  icon?: 'event' | 'picture' | 'contact';
  /** Parts of the address that name a selection of its list. */
  selections?: readonly string[];
  /** Chapters of the handbook about its list and about its form. */
  help: readonly [HelpChapter, HelpChapter];
}

/** A kind that visitors see after a build alone. Its path, its screen and its drafts have the names of its store and of itself. */
const built = <const Name extends string, const Store extends string, const Folder extends string>(
  name: Name,
  store: Store,
  collection: Folder,
  chapter: HelpChapter,
) =>
  ({
    path: `/api/band/${store}`,
    store,
    collection,
    isVersioned: true,
    isBuilt: true,
    readers: 'band',
    tags: [],
    screen: ['band', store],
    drafts: `desk-${name}:`,
    help: [chapter, chapter],
  }) as const;

/** The kinds of records that the band changes on the desk, as plain data. `contracts.ts` has the contract and the table of each. */
export const kinds = {
  concert: {
    path: '/api/concerts',
    store: 'concerts',
    collection: 'concerts',
    isVersioned: true,
    readers: 'anybody',
    // Which venues visitors see follows from the concerts.
    tags: ['concerts', 'venues'],
    screen: ['concerts'],
    icon: 'event',
    selections: ['past'],
    drafts: 'desk:',
    help: ['changed', 'first-concert'],
  },
  venue: {
    path: '/api/venues',
    store: 'venues',
    collection: 'venues',
    isVersioned: true,
    // A new one may tell where an unannounced concert will be.
    readers: 'visitors',
    tags: ['venues', 'concerts'],
    screen: ['concerts', 'venues'],
    drafts: 'desk-venue:',
    help: ['venue', 'venue'],
  },
  picture: {
    path: '/api/cloudinary',
    store: 'pictures',
    collection: 'gallery',
    readers: 'visitors',
    tags: ['gallery', 'picture-:id'],
    screen: ['pictures'],
    icon: 'picture',
    drafts: 'desk-picture:',
    help: ['pictures', 'pictures'],
  },
  message: {
    path: '/api/messages',
    store: 'messages',
    readers: 'band',
    tags: [],
    screen: ['messages'],
    icon: 'contact',
    selections: purposes,
    help: ['messages', 'messages'],
  },
  fact: {
    ...built('fact', 'facts', 'facts', 'looks'),
    isFixed: true,
    screen: ['band'],
    help: ['online', 'looks'],
  },
  text: { ...built('text', 'texts', 'texts', 'texts'), isFixed: true },
  person: built('person', 'people', 'members', 'people'),
  place: { ...built('place', 'places', 'pictures', 'places'), isFixed: true },
  release: built('release', 'releases', 'releases', 'music'),
  video: built('video', 'videos', 'videos', 'music'),
} as const satisfies Record<string, Kind>;

type Kinds = typeof kinds;
export type KindName = keyof Kinds;

/** The kinds with a property, such as those with a `collection`. */
type With<Property> = {
  [Name in KindName]: Kinds[Name] extends Property ? Name : never;
}[KindName];
export type VersionedKind = With<{ isVersioned: true }>;
export type BuiltKind = With<{ isBuilt: true }>;
export type ListedKind = Exclude<VersionedKind, BuiltKind>;
export type FormKind = With<{ drafts: string }>;
export type ShownKind = With<{ collection: string }>;

/** All of them, as their properties are declared. */
const declared: Record<KindName, Kind> = kinds;

export const kindNames = Object.keys(kinds) as KindName[];
export const versionedKinds = kindNames.filter((name): name is VersionedKind => 'isVersioned' in kinds[name]);
export const shownKinds = kindNames.filter((name): name is ShownKind => 'collection' in kinds[name]);
/** The kinds whose records visitors see after a build alone, and the others that count their changes. */
export const builtKinds = versionedKinds.filter((name): name is BuiltKind => 'isBuilt' in kinds[name]);
export const listedKinds = versionedKinds.filter((name): name is ListedKind => !('isBuilt' in kinds[name]));

/** The built kinds whose records have a folder in the band's one: facts and texts are files. */
export type ContentKind = Exclude<BuiltKind, 'fact' | 'text'>;
export const contentKinds = /* @__PURE__ */ builtKinds.filter(
  (name): name is ContentKind => name !== 'fact' && name !== 'text',
);

/** Whether all records of a kind are known, so that none is added or deleted. */
export const isFixed = (name: KindName): boolean => declared[name].isFixed ?? false;

/** Name of the last good records of a kind that is read before a build (`scripts/band/store`). */
export const keptName = (name: BuiltKind): string => `band-${kinds[name].store}`;

/** The collections of the build that the band changes. */
export type Collection = Kinds[ShownKind]['collection'];
export const collections: readonly Collection[] = shownKinds.map((name) => kinds[name].collection);

/** A value for each collection of these kinds. */
export const byCollection = <Name extends ShownKind, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Kinds[Name]['collection'], Value> =>
  Object.fromEntries(names.map((name) => [kinds[name].collection, valueOf(name)])) as Record<
    Kinds[Name]['collection'],
    Value
  >;

/** The tag of everything that shows concerts. */
export const concertsTag = kinds.concert.tags[0];

/** The kind whose screens begin with these parts of an address, the longest beginning first; undefined for the first screen of the desk. */
export const kindAt = (address: readonly string[]): Kind | undefined =>
  kindNames
    .map((name) => declared[name])
    .sort((one, other) => other.screen.length - one.screen.length)
    .find(({ screen }) => screen.every((part, index) => part === address[index]));

/** The words that stand in the place of an id in an address of the desk, such as `new`, for the kind of a store. */
export const deskWords = (store: string): readonly string[] =>
  kindNames
    .filter((name) => kinds[name].store === store)
    .flatMap((name) => {
      const { screen, selections = [] } = declared[name];
      const below = kindNames
        .map((other) => declared[other].screen)
        .filter((other) => screen.every((part, index) => part === other[index]))
        .flatMap((other) => other[screen.length] ?? []);
      return ['new', 'deleted', ...selections, ...below];
    });
