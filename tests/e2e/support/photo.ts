import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const JPEG = join(import.meta.dirname, '../../../seed/photos/ooh-day.jpg')

const uint16 = (value: number) => [value >>> 8, value & 255]
const uint32 = (value: number) => [...uint16(value >>> 16), ...uint16(value & 0xffff)]

/** `2026:11:20 10:15:00`, as a camera in India writes an instant. */
const cameraTime = (at: Date) =>
  new Date(at.getTime() + 330 * 60_000).toISOString().slice(0, 19).replaceAll('-', ':').replace('T', ' ')

/** A JPEG of a phone, taken at an instant. No two are the same file. */
export function photo(at = new Date()): Buffer {
  const jpeg = readFileSync(JPEG)
  const ifd0 = [...uint16(1), ...uint16(0x8769), ...uint16(4), ...uint32(1), ...uint32(26), ...uint32(0)]
  const taken = [...uint16(1), ...uint16(0x9003), ...uint16(2), ...uint32(20), ...uint32(44), ...uint32(0)]
  const tiff = Buffer.concat([
    Buffer.from('MM'),
    Buffer.from([0, 42, ...uint32(8), ...ifd0, ...taken]),
    Buffer.from(`${cameraTime(at)}\0`),
  ])
  const exif = Buffer.concat([Buffer.from([0xff, 0xe1, ...uint16(tiff.length + 8)]), Buffer.from('Exif\0\0'), tiff])
  const mark = Buffer.from(crypto.randomUUID())
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, ...uint16(mark.length + 2)]), mark])
  return Buffer.concat([jpeg.subarray(0, 2), exif, comment, jpeg.subarray(2)])
}
