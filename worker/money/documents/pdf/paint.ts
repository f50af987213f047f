import type PDFDocument from 'pdfkit'
import {
  type DrawingNode,
  type Line,
  PAPER_COLORS,
  type RectNode,
  type TextNode,
  type TextStyle,
  textStyle,
  type Weight,
} from '../../rules/documents/layout/page.ts'
import { plainLine } from '../../rules/documents/layout/text.ts'
import { fontName, fontOf, runsOf, type TextRun } from './fonts.ts'

/** Ascent and descent of Anek in its em: they place the baseline within the line height, as browsers do. */
const ASCENT = 0.9
const DESCENT = 0.2

interface Run extends TextRun {
  width: number
  weight: Weight
}

/** Paints nodes on the open page of a document, which is scaled to CSS pixels. */
export class Painter {
  readonly #doc: PDFDocument

  constructor(doc: PDFDocument) {
    this.#doc = doc
  }

  rect({ x, y, width, height, fill, border, radius }: RectNode) {
    // A border is painted within.
    const inset = border ? 0.5 : 0
    const box = [x + inset, y + inset, width - 2 * inset, height - 2 * inset] as const
    const shape = radius
      ? this.#doc.roundedRect(...box, Math.min(radius, width / 2, height / 2))
      : this.#doc.rect(...box)
    if (fill) shape.fill(PAPER_COLORS[fill])
    else if (border) shape.lineWidth(1).stroke(PAPER_COLORS[border])
  }

  drawing({ x, y, width, size, shapes }: DrawingNode) {
    this.#doc
      .save()
      .translate(x, y)
      .scale(width / size)
    for (const { path, fill } of shapes) this.#doc.path(path).fill(PAPER_COLORS[fill])
    this.#doc.restore()
  }

  text({ style, x, y, align, lines }: TextNode) {
    const { size, line, color } = textStyle(style)
    this.#doc.fillColor(PAPER_COLORS[color])
    const baseline = y + (line - (ASCENT + DESCENT) * size) / 2 + ASCENT * size
    for (const [i, text] of lines.entries()) {
      const runs = this.#runs(text, style)
      const width = runs.reduce((sum, run) => sum + run.width, 0)
      let at = align === 'end' ? x - width : align === 'center' ? x - width / 2 : x
      const isAsRead = runs.every((run) => run.isAsRead)
      if (!isAsRead) this.#doc.markContent('Span', { actual: plainLine(text) })
      for (const run of runs) {
        this.#draw(run, at, baseline + i * line, textStyle(style))
        at += run.width
      }
      if (!isAsRead) this.#doc.endMarkedContent()
    }
  }

  #draw(run: Run, x: number, y: number, { size, spacing = 0, isSlanted }: TextStyle) {
    this.#select(run, size)
    this.#doc.text(run.text, x, y, {
      lineBreak: false,
      baseline: 'alphabetic',
      textWidth: run.width,
      wordCount: 1,
      ...(spacing !== 0 && { characterSpacing: spacing * size }),
      ...(isSlanted && { oblique: true }),
    })
  }

  #select({ script, weight }: Pick<Run, 'script' | 'weight'>, size: number) {
    this.#doc.font(fontOf(script, weight), fontName(script, weight)).fontSize(size)
  }

  #runs(line: Line, style: TextNode['style']): Run[] {
    const { size, weight, spacing = 0 } = textStyle(style)
    const spans = typeof line === 'string' ? [{ text: line, isBold: false }] : line
    return spans.flatMap(({ text, isBold }) =>
      runsOf(text).map((run) => {
        const own = { ...run, weight: isBold ? (700 as const) : weight }
        this.#select(own, size)
        const width = this.#doc.widthOfString(
          run.text,
          spacing === 0 ? undefined : { characterSpacing: spacing * size },
        )
        return { ...own, width }
      }),
    )
  }
}
