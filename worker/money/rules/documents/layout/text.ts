import {
  type Line,
  type PageNode,
  type RowNode,
  type Span,
  type TextNode,
  type TextStyleName,
  type TextTag,
  textStyle,
  type Weight,
} from './page.ts'
import { WIDTHS } from './widths.gen.ts'

const THOUSANDTHS = 1000
/** Width of a character missing from our fonts: another font draws it, or a box replaces it. */
const UNKNOWN_WIDTH = 1000

const byWeight = (runs: number[][]) =>
  new Map(runs.flatMap(([from = 0, ...widths]) => widths.map((width, i) => [from + i, width] as const)))
const ADVANCES: Record<Weight, Map<number, number>> = {
  400: byWeight(WIDTHS[400]),
  600: byWeight(WIDTHS[600]),
  700: byWeight(WIDTHS[700]),
}

/**
 * An upper bound of the width of a text, px: the sum of its letters, without kerning (pairs of letters that are drawn closer) and
 * without the ligatures of Devanagari, which are narrower than their letters.
 */
export function widthOf(text: string, name: TextStyleName, isBold = false): number {
  const { size, weight, spacing = 0 } = textStyle(name)
  const advances = ADVANCES[isBold ? 700 : weight]
  let sum = 0
  for (const letter of text) sum += (advances.get(letter.codePointAt(0) ?? 0) ?? UNKNOWN_WIDTH) + spacing * THOUSANDTHS
  return (sum * size) / THOUSANDTHS
}

export const plainLine = (line: Line): string =>
  typeof line === 'string' ? line : line.map(({ text }) => text).join('')

export const lineWidth = (line: Line, name: TextStyleName): number =>
  typeof line === 'string'
    ? widthOf(line, name)
    : line.reduce((sum, { text, isBold }) => sum + widthOf(text, name, isBold), 0)

/** An unbreakable word, in several spans when a part is bold. */
interface Word {
  spans: Span[]
  width: number
}

const wordOf = (spans: Span[], name: TextStyleName): Word => ({ spans, width: lineWidth(spans, name) })

/** Words of a text. Parts between `**` are bold; one that follows without a space belongs to the word. */
function wordsOf(text: string, name: TextStyleName): Word[] {
  const words: Span[][] = []
  let isOpen = false
  for (const [i, part] of text.split('**').entries()) {
    for (const piece of part.split(/(\s+)/)) {
      if (piece.trim() === '') {
        if (piece) isOpen = false
        continue
      }
      const span = { text: piece, isBold: i % 2 === 1 }
      const last = words.at(-1)
      if (isOpen && last) last.push(span)
      else words.push([span])
      isOpen = true
    }
  }
  return words.map((spans) => wordOf(spans, name))
}

/** A word that is wider than the line, in parts that are not. */
function split({ spans }: Word, width: number, name: TextStyleName): Word[] {
  const parts: Word[] = []
  for (const { text, isBold } of spans) {
    let part = ''
    for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
      if (part && widthOf(part + segment, name, isBold) > width) {
        parts.push(wordOf([{ text: part, isBold }], name))
        part = segment
      } else part += segment
    }
    parts.push(wordOf([{ text: part, isBold }], name))
  }
  return parts
}

function toLine(words: Word[]): Line {
  const joined: Span[] = []
  for (const { text, isBold } of words.flatMap(({ spans }, i) =>
    i === 0 ? spans : [{ text: ' ', isBold: false }, ...spans],
  )) {
    const last = joined.at(-1)
    if (last?.isBold === isBold) last.text += text
    else joined.push({ text, isBold })
  }
  return joined.some(({ isBold }) => isBold) ? joined : plainLine(joined)
}

/** Breaks a text into lines of at most `width` px. Parts between `**` are bold. */
function wrap(text: string, width: number, name: TextStyleName): Line[] {
  const space = widthOf(' ', name)
  const lines: Word[][] = []
  let line: Word[] = []
  let used = 0
  for (const word of wordsOf(text, name).flatMap((word) => (word.width > width ? split(word, width, name) : [word]))) {
    if (line.length > 0 && used + space + word.width > width) {
      lines.push(line)
      line = []
      used = 0
    }
    used += (line.length > 0 ? space : 0) + word.width
    line.push(word)
  }
  if (line.length > 0) lines.push(line)
  return lines.map(toLine)
}

/** Text in as few lines as `wrap` needs, of equal length as far as possible. */
export function balanced(text: string, width: number, name: TextStyleName): Line[] {
  const lines = wrap(text, width, name)
  if (lines.length < 2) return lines
  let [narrow, wide] = [width / 2, width]
  while (wide - narrow > 1) {
    const middle = (narrow + wide) / 2
    if (wrap(text, middle, name).length > lines.length) narrow = middle
    else wide = middle
  }
  return wrap(text, wide, name)
}

/** Lines with a place, and the size that they need. */
export interface TextBox {
  node: TextNode
  width: number
  height: number
}

/** @param at where; `width` breaks it, without one it is a single line */
export function textBox(
  text: string,
  tag: TextTag,
  style: TextStyleName,
  at: { x: number; y: number; width?: number; align?: TextNode['align'] },
): TextBox {
  const lines = at.width === undefined ? [text] : wrap(text, at.width, style)
  return {
    node: { kind: 'text', tag, style, x: at.x, y: at.y, ...(at.align && { align: at.align }), lines },
    width: Math.max(0, ...lines.map((line) => lineWidth(line, style))),
    height: lines.length * textStyle(style).line,
  }
}

/** A copy of a node, lower by `dy` px. */
export function shifted(node: PageNode, dy: number): PageNode {
  if (node.kind === 'element') return { ...node, children: node.children.map((child) => shifted(child, dy)) }
  if (node.kind !== 'table') return { ...node, y: node.y + dy }
  return { ...node, y: node.y + dy, head: shiftedRow(node.head, dy), rows: node.rows.map((row) => shiftedRow(row, dy)) }
}

export const shiftedRow = (row: RowNode, dy: number): RowNode => ({
  ...row,
  y: row.y + dy,
  cells: row.cells.map((cell) => ({ ...cell, nodes: cell.nodes.map((child) => shifted(child, dy)) })),
})
