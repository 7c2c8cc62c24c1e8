import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { site } from '../../../src/config/site.ts';
import { isPublicAddress } from './publicAddress.ts';

/** `unclear` where nothing follows from the answer: shops refuse robots, and have outages. */
export type LinkState = 'answers' | 'gone' | 'unclear';

/** The internet, as far as a check needs it. */
export interface Network {
  /** All addresses of a host. */
  resolve: (host: string) => Promise<LookupAddress[]>;
  isPublic: (address: string) => boolean;
}

const internet: Network = {
  resolve: (host) => lookup(host, { all: true }),
  isPublic: isPublicAddress,
};

/** Time limit of one link with all its redirects, in milliseconds. */
const linkTimeoutMs = 10_000;

const mostRedirects = 5;

const headers = { 'user-agent': `Mozilla/5.0 (compatible; link check of ${site.artist}; +${site.origin})` };

/** Tells whether a page still stands at an address. Never connects to an address that is not public, and never throws. */
export async function checkLink(
  url: string,
  network = internet,
  timeoutMs = linkTimeoutMs,
): Promise<LinkState> {
  const signal = AbortSignal.timeout(timeoutMs);
  const timeout = once(signal, 'abort').then((): LinkState => 'unclear');
  return Promise.race([timeout, readState(url, network, signal)]);
}

async function readState(url: string, network: Network, signal: AbortSignal): Promise<LinkState> {
  try {
    const status = await follow('HEAD', url, network, signal);
    // Some hosts refuse HEAD, or know no page by it.
    return stateOf(status < 400 ? status : await follow('GET', url, network, signal));
  } catch (error) {
    return isNothingThere.has((error as NodeJS.ErrnoException).code) ? 'gone' : 'unclear';
  }
}

/** Errors of a host that does not exist, and of one that serves no `https:`. */
const isNothingThere = new Set<string | undefined>(['ENOTFOUND', 'ECONNREFUSED', 'EPROTO']);

const stateOf = (status: number): LinkState =>
  status < 400 ? 'answers' : [404, 410].includes(status) ? 'gone' : 'unclear';

/** The status at the end of the redirects, each of which is checked like the address itself. */
async function follow(
  method: 'HEAD' | 'GET',
  start: string,
  network: Network,
  signal: AbortSignal,
): Promise<number> {
  let url = new URL(start);
  for (let left = mostRedirects; ; left--) {
    const addresses = await publicAddresses(url, network);
    const { status, location } = await request(method, url, addresses, signal);
    if (location === undefined) return status;
    if (left === 0) throw new Error('too many redirects');
    url = new URL(location, url);
  }
}

async function publicAddresses(
  { protocol, username, password, hostname }: URL,
  { resolve, isPublic }: Network,
): Promise<LookupAddress[]> {
  if (!['https:', 'http:'].includes(protocol) || username || password) throw new Error('no public address');
  const host = hostname.replaceAll(/[[\]]/g, '');
  const family = isIP(host);
  const found = family ? [{ address: host, family }] : await resolve(host);
  if (!found.every(({ address }) => isPublic(address))) throw new Error('an address that is not public');
  return found;
}

/** Requests once from one of the checked `addresses`, so that no later answer of the DNS counts. The body is not read. */
function request(
  method: string,
  url: URL,
  addresses: LookupAddress[],
  signal: AbortSignal,
): Promise<{ status: number; location: string | undefined }> {
  const lookup: LookupFunction = (_, { all }, callback) => {
    const [{ address, family } = { address: '', family: 0 }] = addresses;
    if (all) callback(null, addresses);
    else callback(null, address, family);
  };
  const { request: send } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = send(url, { method, headers, lookup, signal, agent: false }, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      const isRedirect = status >= 300 && status < 400 && status !== 304;
      resolve({ status, location: isRedirect ? headers.location : undefined });
      answer.destroy();
    });
    sent.on('error', reject);
    sent.end();
  });
}
