import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import * as hb from 'harfbuzzjs'
import { GLYPHS, SHAPED } from './lettering.gen.ts'

/**
 * Adds to lettering.gen.ts: `npm run lettering -- word …`. Devanagari is shaped a word at a time, because its letters join;
 * other characters are kept one by one. What is there is not made again: pictures that are cached for ever have it, and the
 * arrow is in none of the fonts.
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

/** To the nearest whole number, halves to the even one: a sum of steps does not drift. */
function toEven(value: number): number {
  const below = Math.floor(value)
  if (value - below !== 0.5) return Math.round(value)
  return below % 2 === 0 ? below : below + 1
}

/** A number in path data, with a space only where it would run into the one before. */
const follow = (values: number[]) => values.map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('')

interface Segment {
  command: string
  /** x and y by turns, in units of the font, y upwards. */
  points: number[]
}

/**
 * An outline with its points on whole units of the font. TrueType leaves out the point halfway between two controls of a
 * curve: it is halfway between the rounded ones.
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

/** An outline of HarfBuzz as steps of whole thousandths of an em, y downwards. */
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
    // `z` draws the line back to the start.
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

/** The advance of a text in thousandths of an em, and the outlines of its glyphs, each after the place where it begins. */
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
