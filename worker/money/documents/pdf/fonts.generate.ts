import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { create } from 'fontkit'
import { remade } from './sfnt.ts'

/**
 * Makes the fonts of PDFs from those of the site, and the table of widths that papers are laid out with: `npm run paper-fonts`.
 * One weight a file, TrueType without compression: unpacking in the Worker costs more than drawing. Digits are all of the
 * same width (tabular). The Latin font gets ₹ as well, so that an amount is drawn from one font.
 */

// They have no types.
const require = createRequire(import.meta.url)
const { decompress }: { decompress(woff2: Uint8Array): Promise<Uint8Array> } = require('wawoff2')
const subsetFont: (
  font: Buffer,
  text: string,
  options: {
    targetFormat: 'truetype'
    variationAxes: { wght: number }
    noHinting: boolean
    keepFeatures?: string[]
    dropTables: string[]
  },
) => Promise<Buffer> = require('subset-font')

const FONTS = join(import.meta.dirname, '../../../../app/fonts')
const WIDTHS = join(import.meta.dirname, '../../rules/documents/layout/widths.gen.ts')
const RUPEE = 0x20b9
/** The last sign of the map of a font is no character. */
const NO_CHARACTER = 0xffff

/**
 * Font features that shape Devanagari. Kerning is left out: it is a third as large as the outlines, and moves little.
 */
const SHAPING = ['nukt', 'akhn', 'rphf', 'rkrf', 'blwf', 'half', 'vatu', 'cjct', 'pres', 'abvs', 'blws', 'psts', 'haln']
const PLACING = ['abvm', 'blwm', 'mark', 'mkmk']
const DEVANAGARI_FEATURES = ['ccmp', 'locl', ...SHAPING, ...PLACING]

async function instance(name: string, wght: number, keepFeatures?: string[]) {
  const whole = Buffer.from(await decompress(readFileSync(join(FONTS, `${name}.woff2`))))
  const codes = create(whole).characterSet.filter((code) => code !== NO_CHARACTER)
  const bytes = await subsetFont(whole, String.fromCodePoint(...codes), {
    targetFormat: 'truetype',
    variationAxes: { wght },
    noHinting: true,
    ...(keepFeatures && { keepFeatures }),
    dropTables: ['STAT', 'gasp', 'meta'],
  })
  return { bytes, font: create(bytes), codes }
}

const write = (name: string, bytes: Uint8Array) =>
  writeFileSync(join(import.meta.dirname, 'fonts', `${name}.bin`), bytes)

/** Widths by code point, in thousandths of the size. */
const widths: Record<string, Record<number, number>> = {}

function measure(key: string, bytes: Uint8Array, codes: number[]) {
  const font = create(bytes)
  widths[key] ??= {}
  for (const code of codes) {
    widths[key][code] = Math.round((font.glyphForCodePoint(code).advanceWidth * 1000) / font.unitsPerEm)
  }
}

for (const weight of [400, 600, 700]) {
  const latin = await instance('anek-latin-400-800', weight)
  const rupee = await instance('anek-rupee', weight)
  const glyphs = new Map(
    latin.codes.map((code) => [code, latin.font.layout(String.fromCodePoint(code), ['tnum']).glyphs[0]?.id ?? 0]),
  )
  const added = { code: RUPEE, font: rupee.bytes, glyph: rupee.font.glyphForCodePoint(RUPEE).id }
  const bytes = remade(latin.bytes, glyphs, [added])
  write(`latin-${weight}`, bytes)
  measure(`${weight}`, bytes, [...latin.codes, RUPEE])
}
for (const weight of [400, 700]) {
  const { bytes: own, font, codes } = await instance('anek-devanagari', weight, DEVANAGARI_FEATURES)
  const bytes = remade(own, new Map(codes.map((code) => [code, font.glyphForCodePoint(code).id])))
  write(`devanagari-${weight}`, bytes)
  measure(`${weight}`, bytes, codes)
}
// Devanagari has no font file for this weight: the bolder one replaces it.
Object.assign(widths, { 600: { ...widths[700], ...widths[600] } })

const table = Object.entries(widths).map(([weight, own]) => {
  const runs: { from: number; of: number[] }[] = []
  for (const [code, width] of Object.entries(own).map(([code, width]) => [Number(code), width] as const)) {
    const last = runs.at(-1)
    if (last && last.from + last.of.length === code) last.of.push(width)
    else runs.push({ from: code, of: [width] })
  }
  return `  ${weight}: [\n${runs.map(({ from, of }) => `    [${[from, ...of].join(', ')}],`).join('\n')}\n  ],`
})
writeFileSync(
  WIDTHS,
  `// Made by worker/money/documents/pdf/fonts.generate.ts.

/** By weight, runs of characters: the first code point, then the widths in thousandths of the size. */
export const WIDTHS: Record<400 | 600 | 700, number[][]> = {
${table.join('\n')}
}
`,
)
