import { GLYPHS, SHAPED } from './lettering.gen.ts'

const EM = 1000

/** Shaped words and single characters in order, each with its start in font units; and the width of the line. */
function set(text: string): { pieces: { at: number; outline: string }[]; width: number } {
  const pieces: { at: number; outline: string }[] = []
  let width = 0
  for (const [index, word] of text.split(' ').entries()) {
    if (index > 0) width += GLYPHS[' ']?.[0] ?? 0
    const shaped = SHAPED[word]
    // A character without an outline is left out.
    for (const [advance, outline] of shaped ? [shaped] : Array.from(word, (one) => GLYPHS[one] ?? ([0, ''] as const))) {
      pieces.push({ at: width, outline })
      width += advance
    }
  }
  return { pieces, width }
}

/** Width of a line of lettering at a size. */
export const lineWidth = (text: string, size: number): number => (set(text).width * size) / EM

/** Text as one path: an image has no web fonts, and a headline must fit its board on every device. */
export function lettering(x: number, y: number, size: number, fill: string, text: string, centred: boolean): string {
  const { pieces, width } = set(text)
  const path = pieces
    .map(({ at, outline }) => (outline.startsWith('M') ? shift(outline, at) : `M${at} 0${outline}`))
    .join('')
  const scale = size / EM
  const left = centred ? x - (width * scale) / 2 : x
  return `<path transform="translate(${round(left)} ${round(y)}) scale(${round(scale)})" fill="${fill}" d="${path}"/>`
}

/** Shifts the absolute coordinates inside a shaped word to the start of the word. */
const shift = (outline: string, by: number) =>
  by === 0 ? outline : outline.replace(/M(-?\d+) /g, (_, start: string) => `M${Number(start) + by} `)

const round = (value: number) => Math.round(value * 10_000) / 10_000
