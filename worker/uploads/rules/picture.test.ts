import { expect, test } from 'vitest'
import { parse } from '../../kernel/rules/parse.ts'
import { clearCameraData, isDecodable, pictureSize, uprightTurn } from './picture.ts'
import { sniff } from './sniff.ts'
import { formatBytes, UploadQuery } from './upload.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((sign) => sign.charCodeAt(0)) : part)),
  )

const webp = (chunk: string, ...content: number[]) => bytes('RIFF', [0, 0, 0, 0], 'WEBP', chunk, [0, 0, 0, 0], content)

test.each([
  ['image/webp', webp('VP8 ', 0, 0, 0, 0x9d, 0x01, 0x2a, 0x20, 0x03, 0x58, 0x02), 800, 600],
  ['image/webp', webp('VP8L', 0x2f, 0x1f, 0xc3, 0x95, 0x00), 800, 600],
  ['image/webp', webp('VP8X', 0, 0, 0, 0, 0x1f, 0x03, 0, 0x57, 0x02, 0), 800, 600],
  [
    'image/jpeg',
    bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xff, 0xc2, 0, 9, 8, 2, 0x58, 3, 0x20, 1, 0, 0]),
    800,
    600,
  ],
] as const)('the header of %s says how large it is', (mime, head, width, height) => {
  expect(pictureSize(head, mime)).toEqual({ width, height })
  expect(pictureSize(head.subarray(0, 14), mime)).toBeUndefined()
})

test('a segment that leads nowhere ends the search', () => {
  expect(
    pictureSize(bytes([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xc0, 0, 9, 8, 0, 9, 0, 9]), 'image/jpeg'),
  ).toBeUndefined()
})

test('pixels and sides have bounds', () => {
  expect([isDecodable({ width: 8_000, height: 6_000 }), isDecodable({ width: 8_000, height: 6_300 })]).toEqual([
    true,
    false,
  ])
  expect(isDecodable({ width: 16_001, height: 1 })).toBe(false)
})

test('camera data is cleared and nothing moves', () => {
  const head = bytes([0xff, 0xd8, 0xff, 0xe1, 0, 8], 'Exif\0\0', [0xff, 0xe2, 0, 4, 7, 7, 0xff, 0xda, 0, 2])
  const before = [...head]
  clearCameraData(head)
  expect([...head]).toEqual(before.map((byte, at) => (at >= 6 && at < 12 ? 0 : byte)))
})

test.each([
  [1, 0],
  [3, 180],
  [6, 90],
  [8, 270],
  [9, 0],
])('orientation %i is turned by %i degrees', (orientation, degrees) => {
  expect(uprightTurn(orientation)).toBe(degrees)
})

test('a table is text, and no page behind a mark of its encoding', () => {
  expect(sniff(bytes([0xef, 0xbb, 0xbf], 'Title;City\n'), 'import')).toBe('text/csv')
  expect(sniff(bytes([0xef, 0xbb, 0xbf], '<html>'), 'import')).toBeUndefined()
  expect(sniff(bytes('Title\0City'), 'import')).toBeUndefined()
})

test('the name of a file is shown as far as it can be', () => {
  const query = (name: string) => parse(UploadQuery, { purpose: 'photo', subject: 'x', name }).name
  expect([query(' a\u202egpj.jpg\n'), query('\u0000'), query('दौड़.jpg')]).toEqual(['agpj.jpg', 'file', 'दौड़.jpg'])
})

test('sizes are short', () => {
  expect([formatBytes(10), formatBytes(12_345), formatBytes(5_033_165)]).toEqual(['1 KB', '12 KB', '4.8 MB'])
})
