/** Tables of a TrueType font by their tags. The parts of a font that `fonts.generate.ts` changes are read and written here. */
type Tables = Map<string, Uint8Array>

const HEAD_BYTES = 12
const RECORD_BYTES = 16
const OUTLINE_HEAD_BYTES = 12
const CHECKSUM_MAGIC = 0xb1b0afba

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function table(tables: Tables, tag: string): Uint8Array {
  const found = tables.get(tag)
  if (!found) throw new Error(`The font has no table ${tag}`)
  return found
}

function readTables(font: Uint8Array): Tables {
  const view = viewOf(font)
  const tables: Tables = new Map()
  for (let i = 0; i < view.getUint16(4); i++) {
    const at = HEAD_BYTES + i * RECORD_BYTES
    const tag = String.fromCharCode(...font.subarray(at, at + 4))
    const offset = view.getUint32(at + 8)
    tables.set(tag, font.slice(offset, offset + view.getUint32(at + 12)))
  }
  return tables
}

const padded = (length: number) => (length + 3) & ~3

function checksum(bytes: Uint8Array): number {
  const whole = new Uint8Array(padded(bytes.length))
  whole.set(bytes)
  const view = viewOf(whole)
  let sum = 0
  for (let at = 0; at < whole.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0
  return sum
}

function writeTables(tables: Tables): Uint8Array {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1))
  const start = HEAD_BYTES + sorted.length * RECORD_BYTES
  const font = new Uint8Array(sorted.reduce((size, [, bytes]) => size + padded(bytes.length), start))
  const view = viewOf(font)
  const power = 2 ** Math.floor(Math.log2(sorted.length))
  view.setUint32(0, 0x00010000)
  view.setUint16(4, sorted.length)
  view.setUint16(6, power * RECORD_BYTES)
  view.setUint16(8, Math.log2(power))
  view.setUint16(10, (sorted.length - power) * RECORD_BYTES)
  viewOf(table(tables, 'head')).setUint32(8, 0)
  let offset = start
  for (const [i, [tag, bytes]] of sorted.entries()) {
    const at = HEAD_BYTES + i * RECORD_BYTES
    for (const [n, letter] of [...tag].entries()) font[at + n] = letter.charCodeAt(0)
    view.setUint32(at + 4, checksum(bytes))
    view.setUint32(at + 8, offset)
    view.setUint32(at + 12, bytes.length)
    font.set(bytes, offset)
    if (tag === 'head') view.setUint32(at + 8, offset)
    offset += padded(bytes.length)
  }
  const headAt = sorted.slice(
    0,
    sorted.findIndex(([tag]) => tag === 'head'),
  )
  const headOffset = headAt.reduce((at, [, bytes]) => at + padded(bytes.length), start)
  view.setUint32(headOffset + 8, (CHECKSUM_MAGIC - checksum(font)) >>> 0)
  return font
}

/** A character map of format 12: one group for each character. */
function characterMap(glyphs: ReadonlyMap<number, number>): Uint8Array {
  const sorted = [...glyphs].sort(([a], [b]) => a - b)
  const bytes = new Uint8Array(12 + 16 + sorted.length * 12)
  const view = viewOf(bytes)
  view.setUint16(2, 1)
  // Windows, all of Unicode.
  view.setUint16(4, 3)
  view.setUint16(6, 10)
  view.setUint32(8, 12)
  view.setUint16(12, 12)
  view.setUint32(16, bytes.length - 12)
  view.setUint32(24, sorted.length)
  for (const [i, [code, glyph]] of sorted.entries()) {
    view.setUint32(28 + i * 12, code)
    view.setUint32(32 + i * 12, code)
    view.setUint32(36 + i * 12, glyph)
  }
  return bytes
}

const isLong = (tables: Tables) => viewOf(table(tables, 'head')).getInt16(50) === 1

function outlineOf(tables: Tables, glyph: number): Uint8Array {
  const loca = viewOf(table(tables, 'loca'))
  const at = (n: number) => (isLong(tables) ? loca.getUint32(n * 4) : loca.getUint16(n * 2) * 2)
  const outline = table(tables, 'glyf').slice(at(glyph), at(glyph + 1))
  if (viewOf(outline).getInt16(0) < 0) throw new Error('A glyph made of others cannot be moved alone')
  return outline
}

/** Adds a glyph of another font behind the last one, and answers its number. */
function appendGlyph(tables: Tables, from: Tables, glyph: number): number {
  const outline = outlineOf(from, glyph)
  const glyf = table(tables, 'glyf')
  const joined = new Uint8Array(padded(glyf.length) + padded(outline.length))
  joined.set(glyf)
  joined.set(outline, padded(glyf.length))
  tables.set('glyf', joined)

  const count = viewOf(table(tables, 'maxp')).getUint16(4)
  const old = viewOf(table(tables, 'loca'))
  const loca = new Uint8Array((count + 2) * 4)
  for (let n = 0; n <= count; n++)
    viewOf(loca).setUint32(n * 4, isLong(tables) ? old.getUint32(n * 4) : old.getUint16(n * 2) * 2)
  viewOf(loca).setUint32(count * 4, padded(glyf.length))
  viewOf(loca).setUint32((count + 1) * 4, joined.length)
  tables.set('loca', loca)
  viewOf(table(tables, 'head')).setInt16(50, 1)
  viewOf(table(tables, 'maxp')).setUint16(4, count + 1)

  const metricOf = (own: Tables, n: number): [number, number] => {
    const full = viewOf(table(own, 'hhea')).getUint16(34)
    const hmtx = viewOf(table(own, 'hmtx'))
    return n < full
      ? [hmtx.getUint16(n * 4), hmtx.getInt16(n * 4 + 2)]
      : [hmtx.getUint16((full - 1) * 4), hmtx.getInt16(full * 4 + (n - full) * 2)]
  }
  const metrics = [...Array.from({ length: count }, (_, n) => metricOf(tables, n)), metricOf(from, glyph)]
  const hmtx = new Uint8Array(metrics.length * 4)
  for (const [n, [advance, bearing]] of metrics.entries()) {
    viewOf(hmtx).setUint16(n * 4, advance)
    viewOf(hmtx).setInt16(n * 4 + 2, bearing)
  }
  tables.set('hmtx', hmtx)
  viewOf(table(tables, 'hhea')).setUint16(34, metrics.length)
  return count
}

/**
 * A font with another character map, and with glyphs of another font added to it.
 * @param glyphs glyph of each character
 * @param added a character with the font and the number of its glyph there
 */
export function remade(
  font: Uint8Array,
  glyphs: ReadonlyMap<number, number>,
  added: { code: number; font: Uint8Array; glyph: number }[] = [],
): Uint8Array {
  const tables = readTables(font)
  const all = new Map(glyphs)
  for (const one of added) all.set(one.code, appendGlyph(tables, readTables(one.font), one.glyph))
  tables.set('cmap', characterMap(all))
  // fontkit reads the head of an outline even where a glyph, such as a space, has none: there must be bytes behind the last.
  const glyf = table(tables, 'glyf')
  const roomy = new Uint8Array(padded(glyf.length) + OUTLINE_HEAD_BYTES)
  roomy.set(glyf)
  tables.set('glyf', roomy)
  return writeTables(tables)
}
