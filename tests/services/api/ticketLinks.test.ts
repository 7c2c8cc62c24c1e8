import { beforeEach, describe, expect, test } from 'vitest';
import type { LinkState } from '../../../functions/_lib/links/checkLink.ts';
import { checkTicketLinks, deadLinks } from '../../../functions/_lib/links/ticketLinks.ts';
import { emptyStore } from '../../fakes/blobs.ts';
import { add, patch, plain } from './concertCalls.ts';
import { later, now, stores, useStore } from './concertStores.ts';

const shop = 'https://shop.test/1';
const other = 'https://shop.test/2';
const soldOut = 'https://shop.test/3';
const unannounced = 'https://shop.test/4';

describe.each(stores)('$name', ({ start }) => {
  useStore(start, now);
  beforeEach(() => emptyStore('links'));

  /** The links that a run has checked. */
  const run = async (states: Record<string, LinkState> = {}, late?: AbortSignal): Promise<string[]> => {
    const checked: string[] = [];
    const check = (url: string) => {
      checked.push(url);
      return Promise.resolve(states[url] ?? 'answers');
    };
    await checkTicketLinks(new Date(), check, late);
    return checked;
  };
  const dead = async () => (await deadLinks(new Date())).map(({ url }) => url);

  test('checks each link of a coming concert that takes place, once a day', async () => {
    await add({ ...plain, ticketUrl: shop });
    await add({ ...plain, name: 'Dieselbe Adresse', ticketUrl: shop });
    await add({ ...plain, name: 'Ohne' });
    await add({ ...plain, name: 'Ausverkauft', ticketUrl: soldOut, status: 'soldOut' });
    await add({ ...plain, name: 'Später', ticketUrl: unannounced, showFrom: '2026-11-30T10:00:00+01:00' });
    await add({ ...plain, name: 'Abgesagt', ticketUrl: other, status: 'cancelled' });
    await add({ ...plain, name: 'Vorbei', date: '2026-11-21T20:00:00+01:00', ticketUrl: other });

    const all = [shop, soldOut, unannounced];
    expect((await run()).sort()).toEqual(all);
    expect(await run()).toEqual([]);
    later(1);
    expect((await run()).sort()).toEqual(all);
  });

  test('a link is dead after two days in a row without its page, and alive with the first answer', async () => {
    await add({ ...plain, ticketUrl: shop });
    await run({ [shop]: 'gone' });
    expect(await dead()).toEqual([]);
    later(1);
    await run({ [shop]: 'gone' });
    expect(await deadLinks(new Date())).toEqual([{ url: shop, since: now.toISOString() }]);
    later(2);
    await run();
    expect(await dead()).toEqual([]);
  });

  test.each(['answers', 'unclear'] as const)('a check that says %j ends the row', async (state) => {
    await add({ ...plain, ticketUrl: shop });
    for (const [day, found] of (['gone', state, 'gone'] as const).entries()) {
      later(day);
      await run({ [shop]: found });
    }
    expect(await dead()).toEqual([]);
  });

  test('checks of a link that no concert shows any more are forgotten, and old ones say nothing', async () => {
    const { id } = await add({ ...plain, ticketUrl: shop });
    await run({ [shop]: 'gone' });
    later(1);
    await run({ [shop]: 'gone' });
    later(3);
    expect(await dead()).toEqual([shop]);
    later(4);
    expect(await dead()).toEqual([]);

    later(3);
    await patch(id, { ticketUrl: other });
    await run();
    expect(await dead()).toEqual([]);
  });

  test('a link that a run did not reach stays as it was, and comes first the next time', async () => {
    await add({ ...plain, ticketUrl: shop });
    await run({ [shop]: 'gone' });
    later(1);
    await run({ [shop]: 'gone' });
    await add({ ...plain, name: 'Neu', ticketUrl: other });
    later(2);
    expect(await run({}, AbortSignal.abort())).toEqual([]);
    expect(await dead()).toEqual([shop]);
    expect(await run()).toEqual([other, shop]);
  });
});
