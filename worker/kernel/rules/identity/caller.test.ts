import { expect, test } from 'vitest'
import { allowanceKeys, networksOf, widerNetworkOf } from './caller.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2::192.0.2.1', '2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networksOf(address)[0]).toBe(network)
})

test('an IPv6 address also counts in the networks that a subscriber may have', () => {
  expect(networksOf('2001:db8:1:2ab::9')).toEqual(['2001:db8:1:2ab::/64', '2001:db8:1:200::/56', '2001:db8:1::/48'])
  expect(networksOf('203.0.113.9')).toEqual(['203.0.113.9'])
  expect(networksOf('::ffff:203.0.113.9')).toEqual(['203.0.113.9'])
})

test('an address anywhere in a /64 is the same network, one bit beyond it is another', () => {
  expect(networksOf('2001:db8:1:2::1')).toEqual(networksOf('2001:db8:1:2:ffff:ffff:ffff:ffff'))
  expect(networksOf('2001:db8:1:2::1')[0]).not.toBe(networksOf('2001:db8:1:3::1')[0])
  expect(networksOf('2001:db8:1:2::1')[1]).toBe(networksOf('2001:db8:1:3::1')[1])
})

test('a /48 has sixteen times the allowance of a /64, a /56 four times, and an IPv4 address its own', () => {
  const subnets = Array.from({ length: 4_096 }, (_, i) => allowanceKeys(networksOf(`2001:db8:1:${i.toString(16)}::1`)))
  expect(new Set(subnets.map(([, , key]) => key)).size).toBe(16)
  expect(new Set(subnets.slice(0, 256).map(([, key]) => key)).size).toBe(4)
  expect(allowanceKeys(networksOf('203.0.113.9'))).toEqual(['203.0.113.9'])
})

test.each([
  ['192.0.2.7', '192.0.0.0/16'],
  ['2001:db8:1:2::/64', '2001:db8::/32'],
  ['2001:0:0:0::/64', '2001:0::/32'],
  ['fe80::/64', 'fe80:0::/32'],
  ['unknown', 'unknown'],
])('%s is in %s', (network, wider) => expect(widerNetworkOf(network)).toBe(wider))
