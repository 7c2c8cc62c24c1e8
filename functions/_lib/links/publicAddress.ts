import { BlockList, isIPv4 } from 'node:net';

/** Networks of IPv4 that are not the public internet (IANA's registry of special-purpose addresses), multicast and reserved ones included. */
const closedIPv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** Networks within `2000::/3` that are not public, or that lead to an address of IPv4. Outside of it nothing is public. */
const closedIPv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const closed = new BlockList();
for (const [network, prefix] of closedIPv4) closed.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of closedIPv6) closed.addSubnet(network, prefix, 'ipv6');
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Whether an address belongs to the public internet. */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address)
    ? !closed.check(address, 'ipv4')
    : global.check(address, 'ipv6') && !closed.check(address, 'ipv6');
