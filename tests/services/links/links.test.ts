import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkLink, type LinkState, type Network } from '../../../functions/_lib/links/checkLink.ts';
import { type Asked, startFake } from '../../fakes/http.ts';
import { useFakes } from '../useFakes.ts';
import { checkTicketLinks, deadLinks } from '../../../functions/_lib/links/ticketLinks.ts';
import { emptyStore } from '../../fakes/blobs.ts';
import { add, patch, plain } from '../api/concertCalls.ts';
import { later, now, stores, useStore } from '../api/concertStores.ts';

const to = (location: string, status = 302) => new Response(null, { status, headers: { location } });

/** A shop, by the paths of its pages. */
const pages: Record<string, (asked: Asked) => Response> = {
  '/there': () => new Response('tickets'),
  '/head-refused': ({ method }) => new Response(null, { status: method === 'HEAD' ? 405 : 200 }),
  '/head-unknown': ({ method }) => new Response(null, { status: method === 'HEAD' ? 404 : 200 }),
  '/404': () => new Response(null, { status: 404 }),
  '/410': () => new Response(null, { status: 410 }),
  '/403': () => new Response(null, { status: 403 }),
  '/500': () => new Response(null, { status: 500 }),
  '/moved': () => to('/there', 301),
  '/moved-away': () => to('/404'),
  '/to-nowhere': () => to('http://gone.test/'),
  '/loop': () => to('/loop'),
  '/inside': () => to(`http://inside.test:${port}/there`),
  '/inside-literally': () => to(`http://[::1]:${port}/there`),
  '/file': () => to('file:///etc/passwd'),
  '/with-password': () => to(`http://user:password@shop.test:${port}/there`),
};
for (const left of [1, 2, 3, 4, 5, 6])
  pages[`/hops-${String(left)}`] = () => to(left === 1 ? '/there' : `/hops-${String(left - 1)}`);

const shop = await startFake((asked) => pages[asked.path]?.(asked) ?? new Response(null, { status: 500 }));
useFakes(shop);
const { port } = new URL(shop.url);

/** A network inside: the same port at another address, which counts each connection. */
let reached = 0;
const inside = createServer((_, response) => response.end());
inside.on('connection', () => reached++);
await once(inside.listen(Number(port), '127.0.0.2'), 'listening');
afterAll(() => inside.close());

const dns: Record<string, string[]> = {
  'shop.test': ['127.0.0.1'],
  'inside.test': ['127.0.0.2'],
  // One public address beside a private one: which of them is used would be chance.
  'both.test': ['127.0.0.1', '127.0.0.2'],
};

/** The fake shop stands for the internet. */
const network: Network = {
  lookup: (host, { all }, callback) => {
    const found = dns[host]?.map((address) => ({ address, family: 4 })) ?? [];
    const code = host === 'busy.test' ? 'EAI_AGAIN' : 'ENOTFOUND';
    const error = found.length > 0 ? null : Object.assign(new Error(code), { code });
    if (all) callback(error, found);
    else callback(error, found[0]?.address ?? '', 4);
  },
  allowIPAddressList: ['127.0.0.1'],
};
const check = (url: string) => checkLink(url, network, 2000);

test.each([
  ['/there', 'answers'],
  ['/head-refused', 'answers'],
  ['/head-unknown', 'answers'],
  ['/moved', 'answers'],
  ['/hops-5', 'answers'],
  ['/404', 'gone'],
  ['/410', 'gone'],
  ['/moved-away', 'gone'],
  ['/to-nowhere', 'gone'],
  ['/403', 'unclear'],
  ['/500', 'unclear'],
  ['/loop', 'unclear'],
  ['/hops-6', 'unclear'],
  ['/file', 'unclear'],
  ['/with-password', 'unclear'],
  ['/inside', 'unclear'],
  ['/inside-literally', 'unclear'],
])('a link to %s: %s', async (path, expected) => {
  expect(await check(`http://shop.test:${port}${path}`)).toBe(expected);
  expect(reached).toBe(0);
});

test('asks without the body, and once where that is answered', async () => {
  await check(`http://shop.test:${port}/there`);
  expect(shop.requests.map(({ method, headers }) => [method, headers.get('host')])).toEqual([
    ['HEAD', `shop.test:${port}`],
  ]);
});

test.each([
  ['http://gone.test/', 'gone'],
  ['http://shop.test:1/', 'gone'],
  [`https://shop.test:${port}/there`, 'gone'],
  ['http://busy.test/', 'unclear'],
  [`http://inside.test:${port}/there`, 'unclear'],
  [`http://both.test:${port}/there`, 'unclear'],
  [`http://127.0.0.2:${port}/there`, 'unclear'],
  [`http://0x7f.2:${port}/there`, 'unclear'],
  [`http://[::ffff:127.0.0.2]:${port}/there`, 'unclear'],
  [`http://user:password@shop.test:${port}/there`, 'unclear'],
  ['ftp://shop.test/there', 'unclear'],
  ['no address', 'unclear'],
])('%s: %s, and nothing inside is reached', async (url, expected) => {
  expect(await check(url)).toBe(expected);
  expect(reached).toBe(0);
});

test('the addresses that the agent checks are those that it connects to', async () => {
  let asked = 0;
  // The second answer of the DNS is another one.
  const rebinding: Network = {
    ...network,
    lookup: (_, options, callback) =>
      network.lookup?.(asked++ === 0 ? 'shop.test' : 'inside.test', options, callback),
  };
  expect(await checkLink(`http://shop.test:${port}/there`, rebinding, 2000)).toBe('answers');
  expect([asked, reached]).toEqual([1, 0]);
});

// Each other range is the agent's own matter.
test.each([
  ['private', '10.1.2.3'],
  ['loopback', '127.255.0.1'],
  ['link-local, where clouds keep secrets', '169.254.169.254'],
  ['loopback', '[::1]'],
  ['mapped IPv4', '[::ffff:7f00:1]'],
  ['unique local', '[fd12:3456::1]'],
])('opens no connection to an address that is %s: %s', async (_, host) => {
  const onSocket = vi.fn();
  subscribe('net.client.socket', onSocket);
  expect(await checkLink(`http://${host}/`, {}, 500)).toBe('unclear');
  expect(await checkLink(`https://${host}/`, {}, 500)).toBe('unclear');
  unsubscribe('net.client.socket', onSocket);
  expect(onSocket).not.toHaveBeenCalled();
});

test('without a fake, this machine is not public', async () => {
  expect(await checkLink(`http://localhost:${port}/404`)).toBe('unclear');
  expect(shop.requests).toEqual([]);
});

test.each(['silent', 'cut'] as const)(
  'a shop that does %j: unclear, within the time limit',
  async (fault) => {
    shop.misbehave(fault);
    expect(await checkLink(`http://shop.test:${port}/there`, network, 200)).toBe('unclear');
  },
);

test('the time limit counts for the DNS, too', async () => {
  const slow: Network = { ...network, lookup: () => undefined };
  expect(await checkLink('http://shop.test/', slow, 50)).toBe('unclear');
});

describe('the links of concerts', () => {
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
});
