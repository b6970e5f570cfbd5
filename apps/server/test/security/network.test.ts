import { expect, test } from 'vitest';
import { networksOf } from '../../src/security/network.ts';

test.each([
  ['192.0.2.1', ['192.0.2.1']],
  ['::ffff:192.0.2.1', ['192.0.2.1']],
  ['2001:db8:1:2ab:3:4:5:6', ['2001:db8:1:2ab::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['2001:db8:1:2::1', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:0DB8:0001:FFFF::1', ['2001:db8:1:ffff::/64', '2001:db8:1:ff00::/56', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0::/48']],
  ['unix', ['unknown']],
  ['', ['unknown']],
])('%s belongs to %s', (address, names) => {
  expect(networksOf(address).map(({ name }) => name)).toEqual(names);
});

test('a wider network may do four and sixteen times as much', () => {
  expect(networksOf('2001:db8::1').map(({ allowance }) => allowance)).toEqual([1, 4, 16]);
  expect(networksOf('192.0.2.1').map(({ allowance }) => allowance)).toEqual([1]);
});
