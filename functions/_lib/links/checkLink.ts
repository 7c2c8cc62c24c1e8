import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { useAgent } from 'request-filtering-agent';
import { site } from '../../../src/config/site.ts';

/** `unclear` where nothing follows from the answer: shops refuse robots, and have outages. */
export type LinkState = 'answers' | 'gone' | 'unclear';

/** The internet, as far as a check needs it; without properties the real one. */
export interface Network {
  /** The DNS. */
  lookup?: LookupFunction;
  /** Addresses that count as public. */
  allowIPAddressList?: string[];
}

/** Time limit of one link with all its redirects, in milliseconds. */
const linkTimeoutMs = 10_000;

const mostRedirects = 5;

const headers = { 'user-agent': `Mozilla/5.0 (compatible; link check of ${site.artist}; +${site.origin})` };

/** Tells whether a page still stands at an address. Never connects to an address that is not public, and never throws. */
export async function checkLink(
  url: string,
  network: Network = {},
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

/** The status at the end of the redirects. */
async function follow(
  method: 'HEAD' | 'GET',
  start: string,
  network: Network,
  signal: AbortSignal,
): Promise<number> {
  let url = new URL(start);
  for (let left = mostRedirects; ; left--) {
    const { status, location } = await request(method, url, network, signal);
    if (location === undefined) return status;
    if (left === 0) throw new Error('too many redirects');
    url = new URL(location, url);
  }
}

/** Requests once. The agent checks the addresses that it then connects to. The body is not read. */
function request(
  method: string,
  url: URL,
  { lookup, ...allowed }: Network,
  signal: AbortSignal,
): Promise<{ status: number; location: string | undefined }> {
  const { request: send } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    if (url.username || url.password) throw new Error('an address with a password');
    const agent = useAgent(url.href, allowed);
    const sent = send(url, { method, headers, lookup, signal, agent }, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      const isRedirect = status >= 300 && status < 400 && status !== 304;
      resolve({ status, location: isRedirect ? headers.location : undefined });
      answer.destroy();
    });
    sent.on('error', reject);
    sent.end();
  });
}
