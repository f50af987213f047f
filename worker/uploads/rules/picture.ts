import type { UploadMime } from './upload.ts'

export interface PictureSize {
  width: number
  height: number
}

/** More would not be decoded safely: a few kilobytes can claim a picture of gigabytes. */
const MAX_PIXELS = 50_000_000
const MAX_SIDE = 16_000

/** True when a picture is small enough to be decoded. */
export const isDecodable = ({ width, height }: PictureSize): boolean =>
  width <= MAX_SIDE && height <= MAX_SIDE && width * height <= MAX_PIXELS

export const TOO_MANY_PIXELS = 'This picture has more than 50 megapixels. Please send a smaller one'

/** Width and height in the header, before the picture is decoded; undefined when they are missing. */
export function pictureSize(bytes: Uint8Array, mime: UploadMime): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const size = mime === 'image/png' ? ofPng(view) : mime === 'image/webp' ? ofWebp(view) : ofJpeg(view)
    return size && size.width > 0 && size.height > 0 ? size : undefined
  } catch (failure) {
    // The header ends too early.
    if (failure instanceof RangeError) return undefined
    throw failure
  }
}

const IHDR = 0x49484452

const ofPng = (view: DataView) =>
  view.getUint32(12) === IHDR ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined

const VP8 = 0x56503820
const VP8L = 0x5650384c
const VP8X = 0x56503858

function ofWebp(view: DataView): PictureSize | undefined {
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  switch (view.getUint32(12)) {
    case VP8:
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    case VP8L: {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case VP8X:
      return { width: uint24(24) + 1, height: uint24(27) + 1 }
    default:
      return undefined
  }
}

interface Segment {
  marker: number
  /** Start of its content, after the two bytes of the length. */
  from: number
  to: number
}

const START_OF_SCAN = 0xda
/** Frames: C0 to CF without the tables among them. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** The segments of a JPEG before its picture, as far as the bytes go. */
function* segmentsOf(view: DataView): Generator<Segment> {
  let at = 2
  while (at + 4 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === START_OF_SCAN) return
    const length = view.getUint16(at + 2)
    if (length < 2) return
    yield { marker, from: at + 4, to: at + 2 + length }
    at += 2 + length
  }
}

function ofJpeg(view: DataView): PictureSize | undefined {
  for (const { marker, from } of segmentsOf(view)) {
    if (isFrame(marker)) return { height: view.getUint16(from + 1), width: view.getUint16(from + 3) }
  }
  return undefined
}

const APP1 = 0xe1

/** Clears the camera data (EXIF, XMP) in the first bytes of a JPEG. Its size stays equal. */
export function clearCameraData(bytes: Uint8Array): void {
  for (const { marker, from, to } of segmentsOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))) {
    if (marker === APP1) bytes.fill(0, from, Math.min(to, bytes.length))
  }
}

/** Degrees to rotate a picture upright, by its EXIF orientation. Mirrored ones are only rotated. */
export const uprightTurn = (orientation: number): 0 | 90 | 180 | 270 =>
  ([0, 0, 0, 180, 180, 90, 90, 270, 270] as const)[orientation] ?? 0
