import { expect, test } from 'vitest';
import { isPublicAddress } from '../../../../../functions/_lib/links/publicAddress.ts';

test.each(['1.1.1.1', '93.184.216.34', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ['this network', '0.0.0.0'],
  ['private', '10.1.2.3'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['shared by a carrier', '100.64.0.1'],
  ['shared by a carrier', '100.127.255.255'],
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.0.1'],
  ['link-local, where clouds keep secrets', '169.254.169.254'],
  ['special', '192.0.0.8'],
  ['benchmarks', '198.19.0.1'],
  ['documentation', '203.0.113.7'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['unspecified', '::'],
  ['loopback', '::1'],
  ['mapped IPv4', '::ffff:127.0.0.1'],
  ['mapped IPv4', '::ffff:7f00:1'],
  ['mapped public IPv4, too', '::ffff:1.1.1.1'],
  ['translated IPv4', '64:ff9b::7f00:1'],
  ['tunnelled IPv4', '2002:7f00:1::'],
  ['Teredo', '2001::1'],
  ['documentation', '2001:db8::1'],
  ['unique local', 'fc00::1'],
  ['unique local', 'fd12:3456::1'],
  ['link-local', 'fe80::1'],
  ['multicast', 'ff02::1'],
  ['no address', 'localhost'],
])('%s: %s is not', (_, address) => expect(isPublicAddress(address)).toBe(false));
