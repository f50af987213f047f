import type {
  BarsBlock,
  Fact,
  FiguresBlock,
  HeadlineBlock,
  NoteBlock,
  SumRow,
  SumsBlock,
  TextBlock,
} from '../document-layout.ts'
import { CONTENT_WIDTH, type Line, type PageNode, SHEET, type TextStyleName, textStyle } from './page.ts'
import { factList, shareBar } from './parties.ts'
import { element, type Piece, stacked } from './piece.ts'
import { balanced, textBox } from './text.ts'

const SUMS_WIDTH = 300
const SUMS_GAP = 28
/** A paragraph with more lines than this is more than one piece. */
const MAX_LINES = 40
const TEXT_WIDTH = 500

/** Words and details on the left, sums on the right. */
export function sumsPiece(block: SumsBlock): Piece {
  const left = wordsColumn(block)
  const right = sumsColumn(block)
  return { nodes: [...left.nodes, ...right.nodes], height: Math.max(left.height, right.height) }
}

function wordsColumn({ words, details, text }: SumsBlock): Piece {
  const [x, width] = [SHEET.left, CONTENT_WIDTH - SUMS_WIDTH - SUMS_GAP]
  const pieces: (Piece | null)[] = []
  if (words) {
    const label = textBox(words.label, 'p', 'soft', { x, y: 0, width })
    const said = textBox(words.value, 'p', 'words', { x, y: label.height, width })
    const lines = balanced(words.value, width, 'words')
    pieces.push({ nodes: [label.node, { ...said.node, lines }], height: label.height + said.height })
  }
  if (details) {
    const heading = textBox(details.heading, 'p', 'soft', { x, y: 0, width })
    const list = factList(details.rows, { x, y: heading.height + 6, width, label: 110 })
    pieces.push({ nodes: [heading.node, list.node], height: heading.height + 6 + list.height })
  }
  if (text) {
    const box = textBox(text, 'p', 'mid', { x, y: 0, width })
    pieces.push({ nodes: [box.node], height: box.height })
  }
  return stacked(pieces, 10)
}

function sumsColumn({ rows, bar, after }: SumsBlock): Piece {
  const x = SHEET.right - SUMS_WIDTH
  const pieces = [
    ...rows.map((row) => sumRow(row, x, 'strong')),
    barRow(bar, x),
    ...after.map((row) => sumRow(row, x, 'body')),
  ]
  const { nodes, height } = stacked(pieces)
  // Backgrounds and lines are drawn outside of the list element, which may contain only terms and values.
  const boxes = nodes.filter(({ kind }) => kind === 'rect')
  return {
    nodes: [
      ...boxes,
      element(
        'dl',
        nodes.filter(({ kind }) => kind !== 'rect'),
      ),
    ],
    height,
  }
}

/** A label and its sum at the end, `side` px from the sides. */
function pair({ label, value }: Fact, x: number, y: number, styles: { label: TextStyleName; value: TextStyleName }) {
  const side = 10
  const sum = textBox(value, 'dd', styles.value, { x: x + SUMS_WIDTH - side, y, align: 'end' })
  const term = textBox(label, 'dt', styles.label, { x: x + side, y, width: SUMS_WIDTH - 2 * side - sum.width - 16 })
  return { node: element('div', [term.node, sum.node]), height: Math.max(term.height, sum.height) }
}

function sumRow(row: SumRow, x: number, value: TextStyleName): Piece {
  if (!row.isStrong) {
    const own = pair(row, x, 2.5, { label: 'soft', value })
    return { nodes: [own.node], height: 2.5 + own.height + 2.5 }
  }
  const own = pair(row, x, 11, { label: 'middle', value: 'middle' })
  return {
    nodes: [{ kind: 'rect', x, y: 3, width: SUMS_WIDTH, height: 1, fill: 'ruleStrong' }, own.node],
    height: 11 + own.height + 2.5,
  }
}

/** The sum that counts. */
function barRow(fact: Fact, x: number): Piece {
  const own = pair(fact, x, 13, { label: 'bar', value: 'barSum' })
  return {
    nodes: [{ kind: 'rect', x, y: 5, width: SUMS_WIDTH, height: own.height + 16, fill: 'ink', radius: 7 }, own.node],
    height: 5 + 16 + own.height + 5,
  }
}

function inChunks(lines: Line[]): Line[][] {
  const chunks: Line[][] = []
  for (let at = 0; at < lines.length; at += MAX_LINES) chunks.push(lines.slice(at, at + MAX_LINES))
  return chunks
}

/** A box; several where the text is longer than a page. */
export function notePieces({ text }: NoteBlock): Piece[] {
  const { node } = textBox(text, 'p', 'mid', { x: SHEET.left + 12, y: 9, width: CONTENT_WIDTH - 24 })
  return inChunks(node.lines).map((lines) => {
    const height = lines.length * textStyle('mid').line + 18
    return {
      nodes: [
        { kind: 'rect', x: SHEET.left, y: 0, width: CONTENT_WIDTH, height, fill: 'ground', radius: 7 },
        { ...node, lines },
      ],
      height,
    }
  })
}

/** Text under a heading; the rest of a long text in further pieces. */
export function textPieces({ heading, text }: TextBlock): Piece[] {
  const head = textBox(heading, 'h2', 'heading', { x: SHEET.left, y: 0, width: CONTENT_WIDTH })
  const { node } = textBox(text, 'p', 'mid', { x: SHEET.left, y: 0, width: TEXT_WIDTH })
  return inChunks(node.lines).map((lines, i) => {
    const y = i === 0 ? head.height + 5 : 0
    const paragraph: PageNode = { ...node, y, lines }
    return {
      nodes: i === 0 ? [element('section', [head.node, paragraph])] : [paragraph],
      height: y + lines.length * textStyle('mid').line,
    }
  })
}

export function headlinePiece({ over, title, text }: HeadlineBlock): Piece {
  const [x, width] = [SHEET.left, CONTENT_WIDTH]
  const line = textBox(over, 'p', 'soft', { x, y: 0, width })
  const heading = textBox(title, 'h2', 'headline', { x, y: line.height + 4, width })
  const y = line.height + 4 + heading.height + 8
  const lead = textBox(text, 'p', 'lead', { x, y, width: 510 })
  return { nodes: [element('section', [line.node, heading.node, lead.node])], height: y + lead.height }
}

/** Up to four figures in a frame, a rule between two of them. */
export function figuresPiece({ items }: FiguresBlock): Piece {
  const width = CONTENT_WIDTH / Math.max(1, items.length)
  let height = 0
  const cells = items.map(({ label, value, note }, i) => {
    const at = { x: SHEET.left + i * width + 14, width: width - 28 }
    const term = textBox(label, 'dt', 'soft', { ...at, y: 13 })
    const said = textBox(value, 'dd', 'figure', { ...at, y: 13 + term.height })
    const below = textBox(note, 'dd', 'mid', { ...at, y: 13 + term.height + said.height })
    height = Math.max(height, 13 + term.height + said.height + below.height + 13)
    return element('div', [term.node, said.node, below.node])
  })
  const rules = items
    .slice(1)
    .map((_, i): PageNode => ({ kind: 'rect', x: SHEET.left + (i + 1) * width, y: 0, width: 1, height, fill: 'rule' }))
  return {
    nodes: [
      { kind: 'rect', x: SHEET.left, y: 0, width: CONTENT_WIDTH, height, border: 'rule', radius: 10 },
      ...rules,
      element('dl', cells),
    ],
    height,
  }
}

/** One piece for each bar, the first with the heading. */
export function barPieces({ heading, rows }: BarsBlock): Piece[] {
  const [x, width] = [SHEET.left, CONTENT_WIDTH]
  return rows.map((row, i) => {
    const head = i === 0 ? textBox(heading, 'h2', 'chapter', { x, y: 0, width }) : null
    let y = head ? head.height + 10 : 10
    const value = textBox(row.value, 'span', 'strong', { x: x + width, y, align: 'end' })
    const label = textBox(row.label, 'span', 'body', { x, y, width: width - value.width - 16 })
    y += Math.max(label.height, value.height) + 5
    const bars = shareBar(row.share, { x, y, width })
    y += 7
    const note = row.note ? textBox(row.note, 'span', 'soft', { x, y: y + 6, width }) : null
    y += note ? 6 + note.height : 0
    const item = element('ul', [element('li', [label.node, value.node, ...(note ? [note.node] : [])])])
    const rule: PageNode = { kind: 'rect', x, y: y + 10, width, height: 1, fill: 'row' }
    return { nodes: [...(head ? [head.node] : []), ...bars, item, rule], height: y + 11 }
  })
}
