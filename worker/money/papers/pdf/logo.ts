import { unzlibSync, zlibSync } from 'fflate'

// pdfkit unpacks transparent PNGs in a thread of the browser, which a Worker has not: they are laid on white before.

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47]
/** Colours of a pixel with an alpha channel, by the colour type of a PNG. */
const COLORS: Record<number, number> = { 4: 1, 6: 3 }

interface Png {
  width: number
  height: number
  bits: number
  type: number
  isInterlaced: boolean
  isTransparent: boolean
  data: Uint8Array
}

function readPng(file: Uint8Array): Png {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const parts: Uint8Array[] = []
  let isTransparent = false
  for (let at = 8; at + 12 <= file.length; ) {
    const length = view.getUint32(at)
    const name = String.fromCharCode(...file.subarray(at + 4, at + 8))
    if (name === 'IDAT') parts.push(file.subarray(at + 8, at + 8 + length))
    if (name === 'tRNS') isTransparent = true
    at += 12 + length
  }
  const data = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let end = 0
  for (const part of parts) {
    data.set(part, end)
    end += part.length
  }
  const [bits = 0, type = 0] = file.subarray(24, 26)
  const isInterlaced = file[28] === 1
  return { width: view.getUint32(16), height: view.getUint32(20), bits, type, isInterlaced, isTransparent, data }
}

function paeth(a: number, b: number, c: number): number {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)]
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c
}

/** Pixels of rows that were filtered: `size` bytes a pixel. */
function unfiltered(rows: Uint8Array, width: number, height: number, size: number): Uint8Array {
  const stride = width * size
  const pixels = new Uint8Array(stride * height)
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (stride + 1)]
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x
      const left = x >= size ? (pixels[at - size] ?? 0) : 0
      const above = y > 0 ? (pixels[at - stride] ?? 0) : 0
      const corner = x >= size && y > 0 ? (pixels[at - stride - size] ?? 0) : 0
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter ?? 0] ?? 0
      pixels[at] = (rows[y * (stride + 1) + 1 + x] ?? 0) + guess
    }
  }
  return pixels
}

/** Rows on white, each with the filter that changes nothing. */
function onWhite(pixels: Uint8Array, width: number, height: number, colors: number): Uint8Array {
  const rows = new Uint8Array((width * colors + 1) * height)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const alpha = (pixels[pixel * (colors + 1) + colors] ?? 0) / 255
    const at = Math.floor(pixel / width) * (width * colors + 1) + 1 + (pixel % width) * colors
    for (let color = 0; color < colors; color++) {
      rows[at + color] = Math.round((pixels[pixel * (colors + 1) + color] ?? 0) * alpha + 255 * (1 - alpha))
    }
  }
  return rows
}

/** A PNG of these rows. Nobody checks the sums of its chunks within a PDF. */
function writePng({ width, height, type }: Png, rows: Uint8Array): Uint8Array {
  const data = zlibSync(rows)
  const file = new Uint8Array(8 + 25 + 12 + data.length + 12)
  const view = new DataView(file.buffer)
  file.set([...SIGNATURE, 0x0d, 0x0a, 0x1a, 0x0a])
  const chunk = (at: number, name: string, bytes: Uint8Array) => {
    view.setUint32(at, bytes.length)
    file.set(
      [...name].map((letter) => letter.charCodeAt(0)),
      at + 4,
    )
    file.set(bytes, at + 8)
    return at + 12 + bytes.length
  }
  const head = new Uint8Array(13)
  new DataView(head.buffer).setUint32(0, width)
  new DataView(head.buffer).setUint32(4, height)
  head.set([8, type - 4], 8)
  chunk(chunk(chunk(8, 'IHDR', head), 'IDAT', data), 'IEND', new Uint8Array(0))
  return file
}

/**
 * A logo as pdfkit can embed it: JPEG and plain PNG as they are, transparent ones on white. Null of the rare PNGs that
 * are none of these: interlaced, or with 16 bits or a palette and transparent.
 * @param src `data:` address
 */
export function logoBytes(src: string): Uint8Array | null {
  const file = Uint8Array.from(atob(src.slice(src.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))
  if (SIGNATURE.some((byte, i) => file[i] !== byte)) return file[0] === 0xff && file[1] === 0xd8 ? file : null
  const png = readPng(file)
  const colors = COLORS[png.type]
  if (png.isInterlaced) return null
  if (colors === undefined) return png.isTransparent ? null : file
  if (png.bits !== 8) return null
  const pixels = unfiltered(unzlibSync(png.data), png.width, png.height, colors + 1)
  return writePng(png, onWhite(pixels, png.width, png.height, colors))
}
