import * as concerts from './concertCalls.ts';
import * as gallery from './galleryCalls.ts';
import * as venues from './venueCalls.ts';

/** A call that changes a list: its status, and the id of its picture where there is one. */
type Change = [name: string, status: number, run: () => Promise<{ answer: Response; id?: string }>];

type Calls = Pick<typeof concerts, 'patch' | 'remove' | 'restore' | 'call'> & {
  add: () => Promise<{ id: string }>;
};

/** Every call that changes a list. `forget` runs once the record that a call changes is there. */
export function changesOf(forget: () => void): Change[] {
  const added = async ({ add }: Pick<Calls, 'add'>) => {
    const { id } = await add();
    forget();
    return id;
  };
  const ofRecords = (kind: string, calls: Calls, plain: object): Change[] => [
    [
      `POST /api/${kind}`,
      201,
      async () => ({ answer: await calls.call('', { method: 'POST', body: plain }) }),
    ],
    [
      `PATCH /api/${kind}/{id}`,
      200,
      async () => ({ answer: await calls.patch(await added(calls), { name: 'Zugabe' }) }),
    ],
    [`DELETE /api/${kind}/{id}`, 204, async () => ({ answer: await calls.remove(await added(calls), 0) })],
    [
      `POST /api/${kind}/{id}/restore`,
      200,
      async () => {
        const id = await added(calls);
        await calls.remove(id, 0);
        forget();
        return { answer: await calls.restore(id) };
      },
    ],
  ];
  const ofPicture = (name: string, status: number, run: (id: string) => Promise<Response>): Change => [
    name,
    status,
    async () => {
      const id = await added(gallery);
      return { answer: await run(id), id };
    },
  ];
  return [
    ...ofRecords('concerts', concerts, concerts.plain),
    ...ofRecords('venues', venues, venues.plain),
    [
      'PATCH /api/venues/{id} of a merge',
      200,
      async () => {
        const into = await added(venues);
        return { answer: await venues.merge({ id: await added(venues) }, into) };
      },
    ],
    [
      'POST /api/cloudinary',
      201,
      async () => ({ answer: await gallery.send(gallery.formOf({ 'a.jpg': await gallery.jpeg() })) }),
    ],
    ofPicture('PATCH of a text', 200, (id) => gallery.change(id, { credit: 'Nora' })),
    ofPicture('PATCH of a place', 200, (id) => gallery.change(id, { after: null })),
    ofPicture('DELETE /api/cloudinary/{id}', 204, gallery.remove),
    ofPicture('POST /api/cloudinary/{id}/restore', 200, async (id) => {
      await gallery.remove(id);
      forget();
      return gallery.restore(id);
    }),
  ];
}
