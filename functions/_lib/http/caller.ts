import { isIPv6 } from 'node:net';
import { seal } from '../auth/secret.ts';

/** HMAC of the caller's IP address; the address itself is never stored. */
export const callerName = (ip: string) => seal('caller', callerBlock(ip));

/**
 * The part of an address that counts as one caller. An IPv4 address counts as a whole, also where it is written as IPv6. An IPv6 address
 * counts by its first half, because one caller has the whole network below it.
 */
export function callerBlock(ip: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  return isIPv6(ip) ? network(ip) : ip;
}

function network(ip: string): string {
  const [start = '', end = ''] = ip.replace(/%.*/, '').split('::');
  const [front, back] = [start, end].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = new Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  const groups = [...front, ...zeros, ...back].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
