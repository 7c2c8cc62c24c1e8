import { BlockList, isIPv4 } from 'node:net';

/** Networks that are not the public internet, multicast and reserved ones included (IANA's registries of special-purpose addresses). */
const closedIPv4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3';
/** The same within `2000::/3`, and networks that lead to an address of IPv4. Outside of it nothing is public. */
const closedIPv6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20';

const listOf = (networks: string, family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const [network = '', prefix] of networks.split(' ').map((each) => each.split('/')))
    list.addSubnet(network, Number(prefix), family);
  return list;
};
const [v4, v6, global] = [listOf(closedIPv4, 'ipv4'), listOf(closedIPv6, 'ipv6'), listOf('2000::/3', 'ipv6')];

/** Whether an address belongs to the public internet. */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address) ? !v4.check(address, 'ipv4') : global.check(address, 'ipv6') && !v6.check(address, 'ipv6');
