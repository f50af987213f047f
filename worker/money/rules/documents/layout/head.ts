import type { DocumentLayout, Fact } from '../document-layout.ts'
import { markNodes } from './mark.ts'
import { CONTENT_WIDTH, type PageNode, SHEET } from './page.ts'
import { element, type Piece, stacked } from './piece.ts'
import { lineWidth, type TextBox, textBox } from './text.ts'

const MARK = 40
const MARK_GAP = 12
const SMALL_MARK = 22
const HEAD_GAP = 24
const FACT_GAP = 20
/** Minimum share of the letterhead for its name when the title is long. */
const TITLE_SHARE = 0.5

/** Letterhead on the left, title on the right, an ink rule below. */
function letterhead({ letterhead: head, title, number, note }: DocumentLayout): Piece {
  const y = SHEET.top
  const right = { x: SHEET.right, align: 'end' as const, width: CONTENT_WIDTH * TITLE_SHARE }
  const heading = textBox(title, 'h1', 'title', { ...right, y })
  const numbered = textBox(number, 'p', 'number', { ...right, y: y + heading.height })
  const noted = textBox(note, 'p', 'soft', { ...right, y: y + heading.height + numbered.height })
  const titleWidth = Math.max(heading.width, numbered.width, noted.width)

  const mark = markNodes(head.mark, { x: SHEET.left, y, size: MARK })
  const x = SHEET.left + mark.width + MARK_GAP
  const width = SHEET.right - titleWidth - HEAD_GAP - x
  const name = textBox(head.name, 'p', 'company', { x, y, width })
  let bottom = y + name.height
  const lines = head.lines.map((line) => {
    const box = textBox(line, 'p', 'soft', { x, y: bottom, width })
    bottom += box.height
    return box.node
  })
  const end = Math.max(y + MARK, bottom, y + heading.height + numbered.height + noted.height) + 18
  const children: PageNode[] = [...mark.nodes, name.node, ...lines, heading.node, numbered.node, noted.node]
  return {
    nodes: [
      element('header', children),
      { kind: 'rect', x: SHEET.left, y: end, width: CONTENT_WIDTH, height: 2, fill: 'ink' },
    ],
    height: end + 2,
  }
}

/** Facts side by side, each as wide as it needs to be; wrapped where they need more than the row. */
function factsRow(facts: readonly Fact[]): Piece {
  if (facts.length === 0) return { nodes: [], height: 0 }
  const needs = facts.map(({ label, value }) => Math.max(lineWidth(label, 'soft'), lineWidth(value, 'strong')))
  const free = CONTENT_WIDTH - FACT_GAP * (facts.length - 1)
  const need = needs.reduce((sum, width) => sum + width, 0)
  const even = free / facts.length
  // Narrow ones keep their width, the others share the rest.
  const spare = needs.reduce((sum, width) => sum + Math.max(0, even - width), 0)
  const over = needs.reduce((sum, width) => sum + Math.max(0, width - even), 0)
  const widths = needs.map((width) => (need <= free || width <= even ? width : even + ((width - even) * spare) / over))
  const gap =
    facts.length > 1 ? (CONTENT_WIDTH - widths.reduce((sum, width) => sum + width, 0)) / (facts.length - 1) : 0
  let x: number = SHEET.left
  let height = 0
  const pairs = facts.map(({ label, value }, i) => {
    const width = (widths[i] ?? even) + 0.01
    const term = textBox(label, 'dt', 'soft', { x, y: 10, width })
    const said = textBox(value, 'dd', 'fact', { x, y: 10 + term.height, width })
    x += width + gap
    height = Math.max(height, term.height + said.height)
    return element('div', [term.node, said.node])
  })
  const bottom = 10 + height + 10
  return {
    nodes: [
      element('dl', pairs),
      { kind: 'rect', x: SHEET.left, y: bottom, width: CONTENT_WIDTH, height: 1, fill: 'rule' },
    ],
    height: bottom + 1,
  }
}

/** Head of the pages after the first. */
export function runningHead({ letterhead: head, title, number, running }: DocumentLayout): Piece {
  const y = SHEET.top
  const mark = markNodes(head.mark, { x: SHEET.left, y, size: SMALL_MARK })
  const line = y + (SMALL_MARK - 15.5) / 2
  const x = SHEET.left + mark.width + 8
  const heading = textBox(title, 'p', 'bold', { x, y: line })
  const numbered = textBox(number, 'p', 'body', { x: x + heading.width + 8, y: line })
  const left = x + heading.width + 8 + numbered.width + HEAD_GAP
  const named = textBox(running, 'p', 'soft', { x: SHEET.right, y: line, align: 'end', width: SHEET.right - left })
  return {
    nodes: [element('header', [...mark.nodes, heading.node, numbered.node, named.node])],
    height: Math.max(SMALL_MARK, named.height + line - y) + 14 + y,
  }
}

/** Foot of every page: number, platform and page. */
export function pageFoot({ number, made }: DocumentLayout, page: number, count: number): PageNode[] {
  const y = 1085
  const boxes: TextBox[] = [
    textBox(number, 'p', 'foot', { x: SHEET.left, y }),
    textBox(made, 'p', 'foot', { x: SHEET.width / 2, y, align: 'center' }),
    textBox(`Page ${page} of ${count}`, 'p', 'foot', { x: SHEET.right, y, align: 'end' }),
  ]
  return [
    { kind: 'rect', x: SHEET.left, y: 1075, width: CONTENT_WIDTH, height: 1, fill: 'rule' },
    element(
      'footer',
      boxes.map(({ node }) => node),
    ),
  ]
}

export const firstHead = (paper: DocumentLayout): Piece => stacked([letterhead(paper), factsRow(paper.facts)])
