import type { Fact, PartyBlock } from '../document-layout.ts'
import { CONTENT_WIDTH, type PageNode, SHEET } from './page.ts'
import { element, type Piece } from './piece.ts'
import { lineWidth, textBox } from './text.ts'

const GAP = 28
const PADDING = 14

/** Labels with their values on the right, from `y`. */
export function factList(
  rows: readonly Fact[],
  at: { x: number; y: number; width: number; label: number },
): { node: PageNode; height: number } {
  const label = Math.max(at.label, ...rows.map((row) => Math.min(lineWidth(row.label, 'soft') + 8, at.width / 2)))
  let y = at.y
  const pairs = rows.map((row) => {
    const term = textBox(row.label, 'dt', 'soft', { x: at.x, y, width: label - 8 })
    const said = textBox(row.value, 'dd', 'strong', { x: at.x + label, y, width: at.width - label })
    y += Math.max(term.height, said.height)
    return element('div', [term.node, said.node])
  })
  return { node: element('dl', pairs), height: y - at.y }
}

function column(block: PartyBlock, x: number, width: number): Piece {
  if (block.kind === 'open') return openBox(block, x, width)
  const heading = textBox(block.heading, 'h2', 'label', { x, y: PADDING, width })
  let y = PADDING + heading.height
  const children: PageNode[] = [heading.node]
  if (block.kind === 'sums') {
    for (const [i, row] of block.rows.entries()) {
      if (i > 0) {
        children.push({ kind: 'rect', x, y: y + 3, width, height: 1, fill: 'row' })
        y += 4
      }
      const amount = textBox(row.amount, 'dd', 'body', { x: x + width, y: y + 3, align: 'end' })
      const name = textBox(row.name, 'dt', 'bold', { x, y: y + 3, width: width - amount.width - 12 })
      const detail = textBox(row.detail, 'dd', 'small', { x, y: y + 3 + name.height, width: width - amount.width - 12 })
      children.push(element('dl', [element('div', [name.node, amount.node, detail.node])]))
      y += 3 + name.height + detail.height
    }
    return { nodes: [element('section', children)], height: y }
  }
  const name = textBox(block.name, 'p', 'party', { x, y, width })
  const address = textBox(block.address, 'p', 'body', { x, y: y + name.height, width })
  y += name.height + address.height
  children.push(name.node, address.node)
  if (block.rows.length > 0) {
    const list = factList(block.rows, { x, y: y + 6, width, label: 88 })
    children.push(list.node)
    y += 6 + list.height
  }
  return { nodes: [element('section', children)], height: y }
}

/** Open amount, with a bar of the paid share. */
function openBox(block: Extract<PartyBlock, { kind: 'open' }>, left: number, full: number): Piece {
  const [x, width] = [left + 16, full - 32]
  let y = PADDING + 14
  const label = textBox(block.label, 'h2', 'label', { x, y, width })
  const amount = textBox(block.amount, 'p', 'open', { x, y: y + label.height, width })
  y += label.height + amount.height + 6
  const pairs = block.rows.map((row) => {
    const value = textBox(row.value, 'dd', 'strong', { x: x + width, y, align: 'end' })
    const term = textBox(row.label, 'dt', 'soft', { x, y, width: width - value.width - 12 })
    y += Math.max(term.height, value.height)
    return element('div', [term.node, value.node])
  })
  y += 8
  const bars = shareBar(block.share, { x, y, width })
  const note = textBox(block.note, 'p', 'soft', { x, y: y + 7 + 4, width })
  y += 7 + 4 + note.height + 14
  return {
    nodes: [
      { kind: 'rect', x: left, y: PADDING, width: full, height: y - PADDING, fill: 'ground', radius: 10 },
      element('section', [label.node, amount.node, element('dl', pairs), ...bars, note.node]),
    ],
    height: y,
  }
}

/** A bar of `share` of the width, 7 px high. The length carries the meaning, so colour is not needed. */
export function shareBar(share: number, { x, y, width }: { x: number; y: number; width: number }): PageNode[] {
  const part = Math.min(1, Math.max(0, share))
  return [
    { kind: 'rect', x, y, width, height: 7, fill: 'track', radius: 3.5 },
    ...(part > 0
      ? [
          {
            kind: 'rect' as const,
            x,
            y,
            width: Math.max(7, width * part),
            height: 7,
            fill: 'bar' as const,
            radius: 3.5,
          },
        ]
      : []),
  ]
}

/** Side by side, below the facts. */
export function partiesRow(blocks: readonly PartyBlock[]): Piece {
  if (blocks.length === 0) return { nodes: [], height: 0 }
  const columns = Math.max(2, blocks.length)
  const width = (CONTENT_WIDTH - GAP * (columns - 1)) / columns
  const pieces = blocks.map((block, i) => column(block, SHEET.left + i * (width + GAP), width))
  return {
    nodes: pieces.flatMap(({ nodes }) => nodes),
    height: Math.max(...pieces.map(({ height }) => height)) + PADDING,
  }
}
