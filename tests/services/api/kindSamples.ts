import bandRecords from '../../../functions/bandRecords.ts';
import cloudinary from '../../../functions/cloudinary.ts';
import concerts from '../../../functions/concerts.ts';
import messages from '../../../functions/messages.ts';
import venues from '../../../functions/venues.ts';
import type { Handler } from '../../../functions/_lib/http/platform.ts';
import { builtKinds, kinds, type KindName } from '../../../src/records/kinds.ts';
import { writeFiles } from './band.ts';
import { messageAsJson, send } from './contactMessages.ts';
import { add as addPicture } from './galleryCalls.ts';
import { recordCalls } from './recordCalls.ts';

interface Sample {
  plain: object;
  /** Its id, which the site knows, where none can be added. */
  id?: string;
  /** The n-th value of two fields that nobody decides on together, from 1. */
  values: readonly [(n: number) => object, (n: number) => object];
}

const both = (text: string) => ({ de: text, en: text });

/** A record of each kind, and changes of it. */
export const samples: Record<KindName, Sample> = {
  concert: {
    plain: { name: 'Lampenfieber', date: '2027-03-04T19:00:00Z', status: 'planned' },
    values: [(n) => ({ name: `Abend ${n}` }), (n) => ({ support: [`Vor ${n}`] })],
  },
  venue: {
    plain: { name: 'Arena', city: 'Wien' },
    values: [(n) => ({ name: `Arena ${n}` }), (n) => ({ website: `https://arena-${n}.at` })],
  },
  picture: {
    plain: {},
    values: [(n) => ({ credit: `Nora ${n}` }), (n) => ({ alt: both(`Bild ${n}`) })],
  },
  message: { plain: {}, values: [(n) => ({ concert: `konzert-${n}` }), (n) => ({ kept: n % 2 === 1 })] },
  fact: {
    plain: { name: 'Funke', email: 'wir@funke.at' },
    id: 'looks',
    values: [(n) => ({ name: `Glut ${n}` }), (n) => ({ email: `glut-${n}@funke.at` })],
  },
  text: {
    plain: { key: 'page:tagline', de: 'Laut', en: 'Loud' },
    id: 'page-tagline',
    values: [(n) => ({ de: `Laut ${n} aus {{hometown}}` }), (n) => ({ en: `Loud ${n}` })],
  },
  person: {
    plain: { order: 1, name: 'Ada', instrumentLangKeys: ['bass', { de: 'Säge', en: 'Saw' }] },
    values: [(n) => ({ name: `Ada ${n}` }), (n) => ({ text: both(`Singt ${n}.`) })],
  },
  place: {
    plain: { focus: [0.2, 0.8] },
    id: 'hero',
    values: [(n) => ({ credit: `Nora ${n}` }), (n) => ({ focus: [0, n / 1000] })],
  },
  release: {
    plain: { name: 'Neu', tracks: [], links: ['https://bandcamp.com/neu'] },
    values: [(n) => ({ name: `Neu ${n}` }), (n) => ({ tracks: [{ name: `Lied ${n}` }] })],
  },
  video: {
    plain: { order: 1, video: 'aqz-KE-bpKQ', title: 'Live' },
    values: [(n) => ({ title: `Live ${n}` }), (n) => ({ order: -n })],
  },
};

const handlers: Partial<Record<KindName, Handler>> = {
  ...{ concert: concerts, venue: venues, picture: cloudinary, message: messages },
};

/** The calls of a kind. `add` gives its sample as a stored record, or as the file of the band's folder. */
export function callsOf(name: KindName) {
  const { plain, id } = samples[name];
  const { path } = kinds[name];
  const calls = recordCalls<{ id: string }>(path, handlers[name] ?? bandRecords, plain);
  const add = async (): Promise<{ id: string }> => {
    if (name === 'picture') return addPicture();
    if (name === 'message') await send(messageAsJson);
    if (name === 'message') return (await calls.listAll())[0] ?? { id: '' };
    return id === undefined ? calls.add() : { id, ...plain };
  };
  return { ...calls, add };
}

/** Puts the samples of the kinds to which none can be added into the band's folder. */
export const writeFixed = () =>
  writeFiles(
    Object.fromEntries(
      builtKinds.map((name) => {
        const { id, plain } = samples[name];
        return [kinds[name].collection, id === undefined ? [] : [{ id, ...plain }]];
      }),
    ),
  );
