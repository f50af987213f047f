import { convertIndexedToRgb, type DecodedPng, decode, encode, hasPngSignature } from 'fast-png'

// pdfkit unpacks transparent PNGs in a thread of the browser, which a Worker has not: they are laid on white before.

const isJpeg = (file: Uint8Array) => file[0] === 0xff && file[1] === 0xd8
const isInterlaced = (png: Uint8Array) => png[28] === 1

/** Pixels with a byte for each channel; of two or four channels the last is alpha. */
function pixelsOf(png: DecodedPng): { data: ArrayLike<number>; channels: number } {
  const { data, depth, channels, palette } = png
  if (palette) return { data: convertIndexedToRgb(png), channels: palette[0]?.length ?? 3 }
  return { data: depth === 16 ? data.map((value: number) => value >> 8) : data, channels }
}

/**
 * A logo as pdfkit can embed it: JPEG and plain PNG as they are, transparent ones on white. Null of an interlaced PNG.
 * @param src `data:` address
 */
export function logoBytes(src: string): Uint8Array | null {
  const file = Uint8Array.from(atob(src.slice(src.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))
  if (!hasPngSignature(file)) return isJpeg(file) ? file : null
  if (isInterlaced(file)) return null
  const png = decode(file)
  const { data, channels } = pixelsOf(png)
  if (channels % 2 === 1) return file
  const colors = channels - 1
  const onWhite = Uint8Array.from({ length: png.width * png.height * colors }, (_, at) => {
    const pixel = Math.floor(at / colors) * channels
    const alpha = (data[pixel + colors] ?? 0) / 255
    return Math.round((data[pixel + (at % colors)] ?? 0) * alpha + 255 * (1 - alpha))
  })
  return encode({ width: png.width, height: png.height, data: onWhite, channels: colors })
}
