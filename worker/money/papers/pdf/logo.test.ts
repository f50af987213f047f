import { unzlibSync } from 'fflate'
import { expect, test } from 'vitest'
import { logoBytes } from './logo.ts'

/** One pixel of red, half transparent. */
const RED =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
const decode = (src: string) => Uint8Array.from(atob(src.slice(src.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))
const encode = (bytes: Uint8Array) => `data:image/png;base64,${btoa(String.fromCharCode(...bytes))}`

test('lays a transparent logo on white', () => {
  const bytes = logoBytes(RED) ?? new Uint8Array()
  const [bits, type] = bytes.subarray(24, 26)
  expect([bits, type]).toEqual([8, 2])
  const length = new DataView(bytes.buffer).getUint32(33)
  expect([...unzlibSync(bytes.subarray(41, 41 + length))]).toEqual([0, 255, 128, 128])
})

test('takes a plain PNG and a JPEG as they are', () => {
  const plain = decode(RED)
  plain[25] = 2
  expect(logoBytes(encode(plain))).toEqual(plain)
  const jpeg = Uint8Array.of(0xff, 0xd8, 0xff)
  expect(logoBytes(encode(jpeg))).toEqual(jpeg)
})

test('has nothing for what pdfkit cannot embed', () => {
  const interlaced = decode(RED)
  interlaced[28] = 1
  expect(logoBytes(encode(interlaced))).toBeNull()
  expect(logoBytes(encode(Uint8Array.of(1, 2, 3)))).toBeNull()
})
