import { decode, encode } from 'fast-png'
import { expect, test } from 'vitest'
import { logoBytes } from './logo.ts'

const address = (bytes: Uint8Array) => `data:image/png;base64,${btoa(String.fromCharCode(...bytes))}`
const drawn = (bytes: Uint8Array) => {
  const { data, channels } = decode(logoBytes(address(bytes)) ?? new Uint8Array())
  return { channels, data: [...data] }
}
const ONE = { width: 1, height: 1 }

test('lays a transparent logo on white, whatever its colours are stored as', () => {
  const half = { channels: 3, data: [255, 128, 128] }
  expect(drawn(encode({ ...ONE, channels: 4, data: Uint8Array.of(255, 0, 0, 127) }))).toEqual(half)
  expect(drawn(encode({ ...ONE, channels: 4, depth: 16, data: Uint16Array.of(0xffff, 0, 0, 0x7fff) }))).toEqual(half)
  expect(drawn(encode({ ...ONE, channels: 1, data: Uint8Array.of(0), palette: [[255, 0, 0, 127]] }))).toEqual(half)
  expect(drawn(encode({ ...ONE, channels: 2, data: Uint8Array.of(0, 51) }))).toEqual({ channels: 1, data: [204] })
})

test('takes a plain PNG and a JPEG as they are', () => {
  const plain = encode({ ...ONE, channels: 3, data: Uint8Array.of(255, 0, 0) })
  expect(logoBytes(address(plain))).toEqual(plain)
  const jpeg = Uint8Array.of(0xff, 0xd8, 0xff)
  expect(logoBytes(address(jpeg))).toEqual(jpeg)
})

test('has nothing for what pdfkit cannot embed', () => {
  const interlaced = encode({ ...ONE, channels: 4, data: Uint8Array.of(255, 0, 0, 127) }, { interlace: 'Adam7' })
  expect(logoBytes(address(interlaced))).toBeNull()
  expect(logoBytes(address(Uint8Array.of(1, 2, 3)))).toBeNull()
})
