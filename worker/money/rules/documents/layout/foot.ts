import type { Code, DocumentLayout, Signature } from '../document-layout.ts'
import { CONTENT_WIDTH, type PageNode, SHEET } from './page.ts'
import { element, lowered, type Piece, stacked } from './piece.ts'
import { textBox } from './text.ts'

const COLUMN_GAP = 28
const MARKER = 14
const INDENT = 2
const CODE = 72
const SIGNATURE = 190
const SIDE_GAP = 32

/** A text as a code that is scanned: a path over `size` modules. */
export type DrawCode = (text: string) => { path: string; size: number }

/** Terms, code and signatures: the foot of the last page. Null without any of them. */
export function lastFoot({ terms, code, signatures }: DocumentLayout, drawCode: DrawCode): Piece | null {
  const pieces = [
    terms.length > 0 ? termsPiece(terms) : null,
    code || signatures.length > 0 ? signing(code, signatures, drawCode) : null,
  ].filter((piece) => piece !== null)
  return pieces.length > 0 ? stacked(pieces, 14) : null
}

function termsPiece(terms: readonly string[]): Piece {
  const heading = textBox('Terms', 'h2', 'heading', { x: SHEET.left, y: 0 })
  const width = (CONTENT_WIDTH - MARKER - COLUMN_GAP) / 2
  const boxes = terms.map((text, i) => ({
    number: `${i + 1}.`,
    box: textBox(text, 'p', 'fineMid', { x: 0, y: 0, width: width - INDENT }),
  }))
  const heightOf = (own: typeof boxes) => own.reduce((sum, { box }) => sum + box.height + 3, 0)
  // The first split after which the left column is not lower than the right one.
  const splits = boxes.map((_, i) => i + 1)
  const tallest = (n: number) => Math.max(heightOf(boxes.slice(0, n)), heightOf(boxes.slice(n)))
  const split = splits.reduce((best, n) => (tallest(n) < tallest(best) ? n : best), splits[0] ?? 0)
  const top = heading.height + 4
  const items = [boxes.slice(0, split), boxes.slice(split)].flatMap((own, column) => {
    const x = SHEET.left + MARKER + column * (width + COLUMN_GAP)
    let y = top
    return own.map(({ number, box }) => {
      const marker = textBox(number, 'span', 'fineMid', { x: x - INDENT, y, align: 'end' })
      const item = element('li', [marker.node, { ...box.node, x: x + INDENT, y }])
      y += box.height + 3
      return item
    })
  })
  return {
    nodes: [element('section', [heading.node, element('ol', items)])],
    height: top + tallest(split),
  }
}

function signing(code: Code | null, signatures: readonly Signature[], drawCode: DrawCode): Piece {
  const taken = signatures.length * (SIGNATURE + SIDE_GAP)
  const parts = [
    ...(code ? [codePiece(code, CONTENT_WIDTH - taken, drawCode)] : []),
    ...signatures.map((signature, i) => {
      const x = SHEET.right - SIGNATURE - (signatures.length - 1 - i) * (SIGNATURE + SIDE_GAP)
      return signaturePiece(signature, x)
    }),
  ]
  const height = Math.max(...parts.map((part) => part.height))
  return {
    nodes: [
      { kind: 'rect', x: SHEET.left, y: 0, width: CONTENT_WIDTH, height: 1, fill: 'rule' },
      ...parts.flatMap((part) => lowered(part.nodes, 15 + height - part.height)),
    ],
    height: 15 + height,
  }
}

function codePiece({ text, heading, caption }: Code, width: number, drawCode: DrawCode): Piece {
  const x = SHEET.left + CODE + 12
  const head = textBox(heading, 'p', 'fineBold', { x, y: 0, width: width - CODE - 12 })
  const said = textBox(caption, 'p', 'fine', { x, y: head.height, width: width - CODE - 12 })
  const textHeight = head.height + said.height
  const height = Math.max(CODE, textHeight)
  const { path, size } = drawCode(text)
  const drawing: PageNode = {
    kind: 'drawing',
    x: SHEET.left,
    y: (height - CODE) / 2,
    width: CODE,
    size,
    shapes: [{ path, fill: 'ink' }],
    alt: `Code: ${heading}`,
  }
  return {
    nodes: [drawing, element('section', lowered([head.node, said.node], (height - textHeight) / 2))],
    height,
  }
}

function signaturePiece({ heading, name, detail, isSigned }: Signature, x: number): Piece {
  const head = textBox(heading, 'p', 'fine', { x, y: 0, width: SIGNATURE })
  const line = head.height + 33
  const signed = isSigned ? [textBox(name, 'p', 'signed', { x, y: head.height }).node] : []
  const named = textBox(name || ' ', 'p', 'fineBold', { x, y: line + 6, width: SIGNATURE })
  const nameHeight = Math.max(named.height, 14.5)
  const below = textBox(detail, 'p', 'fine', { x, y: line + 6 + nameHeight, width: SIGNATURE })
  return {
    nodes: [
      { kind: 'rect', x, y: line, width: SIGNATURE, height: 1, fill: 'ink' },
      element('section', [head.node, ...signed, ...(name ? [named.node] : []), below.node]),
    ],
    height: line + 6 + nameHeight + below.height,
  }
}
