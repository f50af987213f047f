import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import * as hb from 'harfbuzzjs'
import { GLYPHS, SHAPED } from './lettering.gen.ts'

/**
 * Adds words to lettering.gen.ts: `npm run lettering -- word …`. Devanagari is shaped by the word, because its letters
 * join; other characters are shaped one by one. An outline that exists is never replaced: cached pictures contain it,
 * and no font has the arrow.
 */

// It has no types.
const require = createRequire(import.meta.url)
const { decompress }: { decompress(woff2: Uint8Array): Promise<Uint8Array> } = require('wawoff2')

const FILE = join(import.meta.dirname, 'lettering.gen.ts')
const BOLD = 700

async function openFont(name: string): Promise<{ font: hb.Font; unitsPerEm: number }> {
  const woff2 = readFileSync(join(import.meta.dirname, `../fonts/${name}.woff2`))
  const face = new hb.Face(new hb.Blob(Uint8Array.from(await decompress(woff2)).buffer))
  const font = new hb.Font(face)
  font.setVariations([new hb.Variation('wght', BOLD)])
  return { font, unitsPerEm: face.upem }
}

const FONTS = [await openFont('anek-latin-400-800'), await openFont('anek-devanagari'), await openFont('anek-rupee')]

/** Rounds to the nearest whole number, halves to the even one, so that a sum of steps does not drift. */
function toEven(value: number): number {
  const below = Math.floor(value)
  if (value - below !== 0.5) return Math.round(value)
  return below % 2 === 0 ? below : below + 1
}

/** Numbers of path data, with a space only where one would run into the next. */
const follow = (values: number[]) => values.map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('')

interface Segment {
  command: string
  /** Alternating x and y, in units of the font, y upwards. */
  points: number[]
}

/**
 * An outline with its points rounded to whole units of the font. TrueType leaves out a point halfway between two
 * control points.
 */
function onGrid(outline: string): Segment[] {
  const drawn = [...outline.matchAll(/([MLQZ])([^MLQZ]*)/g)].map(([, command = '', list = '']) => ({
    command,
    points: list ? list.split(/[ ,]/).map(Number) : [],
  }))
  return drawn.map(({ command, points }, index) => {
    const next = drawn[index + 1]
    const rounded = points.map(Math.round)
    if (command !== 'Q' || next?.command !== 'Q') return { command, points: rounded }
    const middle = [0, 1].map((axis) => ((points[axis] ?? 0) + (next.points[axis] ?? 0)) / 2)
    const isImplied = middle.every((value, axis) => Math.abs(value - (points[axis + 2] ?? 0)) < 0.01)
    const end = [0, 1].map((axis) => ((rounded[axis] ?? 0) + Math.round(next.points[axis] ?? 0)) / 2)
    return { command, points: isImplied ? [...rounded.slice(0, 2), ...end] : rounded }
  })
}

/** Converts an outline of HarfBuzz to relative steps in thousandths of an em, y downwards. */
function toSteps(outline: string, unitsPerEm: number): string {
  const scale = (value: number) => toEven((value * 1000) / unitsPerEm)
  let [x, y] = [0, 0]
  let [startX, startY] = [0, 0]
  let steps = ''
  for (const { command, points: units } of onGrid(outline)) {
    if (command === 'Z') {
      steps += 'z'
      ;[x, y] = [startX, startY]
      continue
    }
    const points = units.map((value, i) => (i % 2 === 0 ? scale(value) : -scale(value)))
    const [endX = 0, endY = 0] = points.slice(-2)
    const moves = points.map((value, i) => value - (i % 2 === 0 ? x : y))
    // `z` closes the path, so a line back to its start is dropped.
    if (command === 'L' && endX === startX && endY === startY) continue
    if (command !== 'L') steps += command.toLowerCase() + follow(moves)
    else if (endY === y) steps += `h${endX - x}`
    else if (endX === x) steps += `v${endY - y}`
    else steps += `l${follow(moves)}`
    ;[x, y] = [endX, endY]
    if (command === 'M') [startX, startY] = [endX, endY]
  }
  return steps
}

/** Advance of a text in thousandths of an em, and the outline and position of each glyph. */
function outline(text: string): { advance: number; glyphs: { at: string; steps: string }[] } {
  for (const { font, unitsPerEm } of FONTS) {
    const buffer = new hb.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    hb.shape(font, buffer)
    const infos = buffer.getGlyphInfos()
    if (infos.some(({ codepoint }) => codepoint === 0)) continue

    const positions = buffer.getGlyphPositions()
    const toEm = (value: number) => toEven((value * 1000) / unitsPerEm)
    let pen = 0
    const glyphs = infos.map(({ codepoint }, i) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {}
      const at = `M${toEm(pen + xOffset)} ${-toEm(yOffset)}`
      pen += xAdvance
      return { at, steps: toSteps(font.glyphToPath(codepoint), unitsPerEm) }
    })
    return { advance: toEm(pen), glyphs }
  }
  throw new Error(`No font has all of ${text}`)
}

const added = process.argv.slice(2)
const isShaped = (text: string) => /\p{Script=Devanagari}/u.test(text)

const glyphs = { ...GLYPHS }
for (const text of new Set(added.filter((word) => !isShaped(word)).join(''))) {
  if (glyphs[text]) continue
  const { advance, glyphs: drawn } = outline(text)
  glyphs[text] = [advance, drawn.map(({ steps }) => steps).join('')]
}

const words = { ...SHAPED }
for (const text of added.filter(isShaped)) {
  if (words[text]) continue
  const { advance, glyphs: drawn } = outline(text)
  words[text] = [advance, drawn.map(({ at, steps }) => at + steps).join('')]
}

const lines = (entries: Readonly<Record<string, readonly [advance: number, path: string]>>) =>
  Object.entries(entries)
    .map(([text, [advance, path]]) => `  ${JSON.stringify(text)}: [${advance}, '${path}'],`)
    .join('\n')

writeFileSync(
  FILE,
  `// Written by lettering.generate.ts (npm run lettering): outlines of Anek Latin and Anek Devanagari Bold (SIL Open Font
// License 1.1), 1000 units an em, y downwards. Paths are relative to the pen, so that they can follow one another.

/** One character each. */
export const GLYPHS: Record<string, readonly [advance: number, path: string]> = {
${lines(glyphs)}
}

/** Devanagari words, shaped as a whole. */
export const SHAPED: Record<string, readonly [advance: number, path: string]> = {
${lines(words)}
}
`,
)
