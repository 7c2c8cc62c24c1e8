import { beforeEach, expect, test, vi } from 'vitest';
import { useGallery } from '../../../../../src/features/gallery/sync/useGallery.ts';
import { fakeOtherPages } from '../../../otherPages.ts';
import { renderHook } from '../../../renderHook.ts';
import { storedPicture } from '../../../storedPicture.ts';

interface Lists {
  built: readonly string[];
  listed: readonly { id: string }[];
  limit: number | undefined;
}
vi.mock('../../../../../src/features/gallery/sync/builtPictures.ts', () => ({
  loadBuiltPictures: () => Promise.resolve(['built']),
}));
vi.mock('../../../../../src/features/gallery/sync/currentPictures.tsx', () => ({
  currentPictures: () =>
    Promise.resolve(({ built, listed, limit }: Lists) => ({
      ...{ built, limit, listed: listed.map(({ id }) => id) },
    })),
}));

const requests: { address: string; etag: string | null; signal: AbortSignal }[] = [];

/** Answers the request with these pictures, with 304, with what a portal says, or fails it. */
const answer = (answered: string[] | 'unchanged' | 'portal' | 'fails') => {
  vi.stubGlobal(
    'fetch',
    async (address: string, { signal, headers }: RequestInit & { signal: AbortSignal }) => {
      requests.push({ address, etag: new Headers(headers).get('if-none-match'), signal });
      await Promise.resolve();
      if (answered === 'fails') throw new TypeError('Failed to fetch');
      if (answered === 'unchanged') return new Response(null, { status: 304 });
      if (answered === 'portal') return new Response('<p>Log in</p>');
      return Response.json(answered.map((id) => storedPicture(id)));
    },
  );
};

async function open(limit?: number) {
  const links = { contains: () => false, querySelector: () => null } as unknown as HTMLElement;
  const gallery = { current: links };
  const hook = await renderHook(() => useGallery(gallery, { etag: 'digest', limit }));
  const settled = () => hook.act(() => new Promise((done) => setImmediate(done)));
  for (let turn = 0; turn < 3; turn++) await settled();
  return { hook, settled };
}

let pages: ReturnType<typeof fakeOtherPages>;
beforeEach(() => {
  pages = fakeOtherPages();
  requests.length = 0;
  vi.stubGlobal('document', { documentElement: { lang: 'de-AT' }, cookie: '', activeElement: null });
  vi.stubGlobal('location', new URL('https://match.example/'));
});

test.each([
  [60, '/api/cloudinary?full&limit=60'],
  [undefined, '/api/cloudinary?full'],
])('asks once, with the digest of the build and the limit %j', async (limit, address) => {
  answer('unchanged');
  const { hook } = await open(limit);
  expect(requests).toMatchObject([{ address, etag: '"digest"' }]);
  expect(hook.current).toBeUndefined();
});

test.each(['unchanged', 'portal', 'fails'] as const)('stays as built: %s', async (answered) => {
  answer(answered);
  expect((await open()).hook.current).toBeUndefined();
});

test('renders the whole list of another answer', async () => {
  answer(['new', 'old']);
  const { hook } = await open(60);
  expect(hook.current).toEqual({ built: ['built'], listed: ['new', 'old'], limit: 60 });
});

test('an empty answer is another list, too', async () => {
  answer([]);
  expect((await open()).hook.current).toMatchObject({ listed: [] });
});

test.each([['unchanged'], ['fails'], [['old']]] as const)(
  'shows the list of the desk in another page, whatever the API said: %j',
  async (answered) => {
    answer(typeof answered === 'string' ? answered : [...answered]);
    const { hook, settled } = await open();
    await hook.act(() => pages.receive('pictures', [storedPicture('one')]));
    for (let turn = 0; turn < 3; turn++) await settled();
    expect(hook.current).toMatchObject({ listed: ['one'] });
    await hook.act(() => pages.receive('pictures', [storedPicture('two'), storedPicture('one')]));
    expect(hook.current).toMatchObject({ listed: ['two', 'one'] });
    expect(requests).toHaveLength(1);
  },
);

test('ends its request when the island goes', async () => {
  answer('unchanged');
  const { hook } = await open();
  expect(requests[0]?.signal.aborted).toBe(false);
  await hook.unmount();
  expect(requests[0]?.signal.aborted).toBe(true);
});
