import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { admitsAddress, parseIpList } from './ip-list.ts'

const problems = (text: string) => parseIpList(text).problems.map(({ line }) => line)

describe('a list of addresses', () => {
  test.each([
    ['203.0.113.44', '203.0.113.44'],
    ['203.0.113.0/24', '203.0.113.255'],
    ['203.0.113.77/24', '203.0.113.1'],
    ['203.0.113.128/25', '203.0.113.200'],
    ['0.0.0.0/1', '127.255.0.1'],
    ['2001:db8::1', '2001:0DB8:0:0:0:0:0:1'],
    ['2001:db8:1::/48', '2001:db8:1:ffff:1:2:3:4'],
    ['2001:db8::/33', '2001:db8:7fff::1'],
    ['2001:db8:1:2:3:4:5::', '2001:db8:1:2:3:4:5:0'],
    ['::ffff:203.0.113.44', '203.0.113.44'],
    ['203.0.113.44', '::ffff:203.0.113.44'],
    ['203.0.113.44', '::FFFF:CB00:712C'],
    ['::ffff:203.0.113.0/120', '203.0.113.9'],
    ['64:ff9b::192.0.2.33', '64:ff9b::c000:221'],
    ['127.0.0.1', '::1'],
    ['::1', '127.0.0.1'],
  ])('%s lets %s in', (list, address) => expect(admitsAddress(list, address)).toBe(true))

  test.each([
    ['203.0.113.44', '203.0.113.45'],
    ['203.0.113.0/24', '203.0.114.0'],
    ['203.0.113.128/25', '203.0.113.127'],
    ['2001:db8:1::/48', '2001:db8:2::1'],
    ['2001:db8::/33', '2001:db8:8000::1'],
    ['127.0.0.1', '203.0.113.1'],
    ['::/1', '1.2.3.4'],
    ['203.0.113.44', 'unknown'],
    ['203.0.113.44', null],
    ['nonsense', '203.0.113.44'],
    ['::ffff:203.0.113.0/120', '203.0.114.9'],
  ])('%s keeps %s out', (list, address) => expect(admitsAddress(list, address)).toBe(false))

  test.each(['', '  \n\r\n', '# nobody yet', null])('without an address lets everybody in: %j', (list) => {
    for (const address of ['203.0.113.44', '2001:db8::1', null]) expect(admitsAddress(list ?? '', address)).toBe(true)
  })

  test('has comments, blank lines and any line end', () => {
    const list = '# Offices\r\n203.0.113.0/24  # Madhapur\r\n\r\n  198.51.100.18\t\n2001:db8::/48#home\r192.0.2.40'
    expect(problems(list)).toEqual([])
    for (const address of ['203.0.113.9', '198.51.100.18', '2001:db8::9', '192.0.2.40']) {
      expect(admitsAddress(list, address)).toBe(true)
    }
    expect(admitsAddress(list, '198.51.100.19')).toBe(false)
  })

  test('names each bad line by its number', () => {
    const list = '203.0.113.0/24 # office\n\n192.0.2\n198.51.100.18\nmadhapur.example.in'
    expect(parseIpList(list).problems).toEqual([
      {
        line: 3,
        message: 'Line 3 is not an address: 192.0.2. It needs four numbers up to 255, such as 192.0.2.40.',
      },
      {
        line: 5,
        message: 'Line 5 is not an address: madhapur.example.in. Write 192.0.2.40, 192.0.2.0/24 or 2001:db8::/48.',
      },
    ])
  })

  test.each([
    '256.0.0.1',
    '1.2.3',
    '1.2.3.4.5',
    '01.2.3.4',
    '1.2.3.4/33',
    '1.2.3.4/',
    '1.2.3.4/-1',
    '1.2.3.4/24/2',
    '1.2.3.4 5.6.7.8',
    '1.2.3.4, 5.6.7.8',
    '0x7f.1.1.1',
    ':::',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7:8::',
    '1::2::3',
    '2001:db8::/129',
    '2001:db8::g',
    '12345::',
    'fe80::1%eth0',
    '1234',
    '0x7f000001',
    '::ffff:0x7f.0.0.1',
    '::ffff:010.0.0.1',
    '::192.0.2.1',
    '::ffff:1.2.3.4/64',
    '1.2.3.4::',
    '0.0.0.0/0',
    '::/0',
  ])('refuses %j', (line) => expect(problems(line)).toEqual([1]))

  test('reads IPv4 as it is written, whatever the network', () => {
    const octet = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(fc.tuple(octet, octet, octet, octet), fc.integer({ min: 1, max: 32 }), (octets, prefix) => {
        const address = octets.join('.')
        expect(admitsAddress(`${address}/${prefix}`, address)).toBe(true)
        const outside = [(octets[0] ?? 0) ^ 128, ...octets.slice(1)].join('.')
        expect(admitsAddress(`${address}/${prefix}`, outside)).toBe(false)
      }),
    )
  })
})
