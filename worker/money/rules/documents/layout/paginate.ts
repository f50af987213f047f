import type { Block, DocumentLayout, Fact, TableBlock } from '../document-layout.ts'
import { barPieces, figuresPiece, headlinePiece, notePieces, sumsPiece, textPieces } from './blocks.ts'
import { type DrawCode, lastFoot } from './foot.ts'
import { firstHead, pageFoot, runningHead } from './head.ts'
import { CONTENT_WIDTH, type Page, type PageNode, SHEET } from './page.ts'
import { partiesRow } from './parties.ts'
import { lowered, type Piece, stacked } from './piece.ts'
import { tableBottom, tableFlow } from './table-flow.ts'
import { textBox } from './text.ts'

/** Height below which a table is moved to the next page instead of broken, px. */
const KEPT_TOGETHER = 240
/** Above the box that carries a sum to the next page. */
const BOX_GAP = 16

interface Sheet {
  nodes: PageNode[]
  /** Top of the next block. */
  y: number
  isEmpty: boolean
  hasSums: boolean
}

/**
 * Breaks a paper into pages: tables between rows, with their sums carried; everything else as a whole. Terms, code and
 * signatures are at the bottom of the last page.
 * @param drawCode paints the text of a code
 */
export function paginate(paper: DocumentLayout, drawCode: DrawCode): Page[] {
  const roomy = sheetsOf(paper, drawCode, false)
  const compact = roomy.length > 1 ? sheetsOf(paper, drawCode, true) : roomy
  const isBetter = compact.length < roomy.length || sumsSheet(compact) < sumsSheet(roomy)
  const sheets = isBetter ? compact : roomy
  return sheets.map(({ nodes }, i) => ({
    number: i + 1,
    count: sheets.length,
    nodes: [...nodes, ...pageFoot(paper, i + 1, sheets.length)],
  }))
}

/** Index of the sheet with the first sums: lines and their totals are read together. */
const sumsSheet = (sheets: readonly Sheet[]) => sheets.findIndex(({ hasSums }) => hasSums)

function sheetsOf(paper: DocumentLayout, drawCode: DrawCode, isCompact: boolean): Sheet[] {
  const sheets = new Flow(paper, isCompact, 0).run(drawCode)
  if (sheets.length === 1 || !paper.carried) return sheets
  const box = carriedBox(paper.carried, 'Carried to page 2')
  return new Flow(paper, isCompact, BOX_GAP + box.height).run(drawCode)
}

/** `Carried to page 2: payable, five lines` with its sum. */
function carriedBox({ label, value }: Fact, where: string): Piece {
  const sum = textBox(value, 'p', 'bold', { x: SHEET.right - 12, y: 9, align: 'end' })
  const width = CONTENT_WIDTH - 24 - sum.width - 16
  const text = textBox(`${where}: ${label}`, 'p', 'body', { x: SHEET.left + 12, y: 9, width })
  const height = text.height + 18
  return {
    nodes: [
      { kind: 'rect', x: SHEET.left, y: 0, width: CONTENT_WIDTH, height, fill: 'ground', radius: 7 },
      text.node,
      sum.node,
    ],
    height,
  }
}

/** Room above a block, px. */
function gapOf(block: Block, isCompact: boolean): number {
  switch (block.kind) {
    case 'table':
      return block.heading === undefined ? 0 : isCompact ? 10 : 14
    case 'sums':
      return isCompact ? 10 : 12
    case 'note':
      return 14
    case 'headline':
      return 24
    default:
      return 20
  }
}

/** Fills sheets from the top. @property reserve free at the foot of the first sheet where no table is broken, px */
class Flow {
  readonly #paper: DocumentLayout
  readonly #isCompact: boolean
  readonly #reserve: number
  readonly #sheets: Sheet[] = []

  constructor(paper: DocumentLayout, isCompact: boolean, reserve: number) {
    this.#paper = paper
    this.#isCompact = isCompact
    this.#reserve = reserve
    const top = stacked([firstHead(paper), partiesRow(paper.parties)])
    this.#sheets.push({ nodes: top.nodes, y: top.height, isEmpty: true, hasSums: false })
  }

  run(drawCode: DrawCode): Sheet[] {
    for (const block of this.#paper.blocks) this.#add(block)
    const foot = lastFoot(this.#paper, drawCode)
    if (foot) {
      if (this.#sheet.y + 14 + foot.height > this.#limit) this.#turn(false)
      this.#sheet.nodes.push(...lowered(foot.nodes, SHEET.bottom - foot.height))
    }
    return this.#sheets
  }

  get #sheet(): Sheet {
    return this.#sheets.at(-1) as Sheet
  }

  /** Lowest end of everything but a broken table. */
  get #limit(): number {
    return SHEET.bottom - (this.#sheets.length === 1 ? this.#reserve : 0)
  }

  #turn(isBroken: boolean) {
    const { carried } = this.#paper
    const before = this.#sheet
    const head = runningHead(this.#paper)
    const next: Sheet = { nodes: head.nodes, y: head.height, isEmpty: true, hasSums: false }
    if (this.#sheets.length === 1 && carried && !isBroken && this.#reserve > 0) {
      const box = carriedBox(carried, 'Carried to page 2')
      before.nodes.push(...lowered(box.nodes, before.y + BOX_GAP))
      const brought = carriedBox(carried, 'Brought from page 1')
      next.nodes = [...next.nodes, ...lowered(brought.nodes, next.y)]
      next.y += brought.height
    }
    this.#sheets.push(next)
  }

  #place(piece: Piece, gap: number) {
    if (!this.#sheet.isEmpty && this.#sheet.y + gap + piece.height > this.#limit) this.#turn(false)
    const sheet = this.#sheet
    const y = sheet.y + gap
    sheet.nodes.push(...lowered(piece.nodes, y))
    sheet.y = y + piece.height
    sheet.isEmpty = false
  }

  #add(block: Block) {
    const gap = gapOf(block, this.#isCompact)
    if (block.kind === 'table') return this.#addTable(block, gap)
    for (const [i, piece] of this.#pieces(block).entries()) this.#place(piece, i === 0 ? gap : 0)
    if (block.kind === 'sums') this.#sheet.hasSums = true
  }

  #pieces(block: Exclude<Block, TableBlock>): Piece[] {
    switch (block.kind) {
      case 'sums':
        return [sumsPiece(block)]
      case 'note':
        return notePieces(block)
      case 'text':
        return textPieces(block)
      case 'headline':
        return [headlinePiece(block)]
      case 'figures':
        return [figuresPiece(block)]
      case 'bars':
        return barPieces(block)
    }
  }

  #addTable(table: TableBlock, gap: number) {
    const flow = tableFlow(table, this.#isCompact, table.heading ?? this.#paper.title)
    const count = flow.units.length
    const first = flow.units[0]?.height ?? 0
    const least = gap + (flow.heading?.height ?? 0) + flow.headHeight + first + (count > 1 ? flow.carryHeight : 0)
    const isWhole = this.#sheet.y + gap + flow.height <= this.#limit
    const isSmall = flow.height <= KEPT_TOGETHER
    const room = (count > 1 ? SHEET.bottom : this.#limit) - this.#sheet.y
    if (!this.#sheet.isEmpty && !isWhole && (isSmall || least > room)) this.#turn(false)

    this.#sheet.y += gap
    if (flow.heading) {
      this.#sheet.nodes.push(...lowered(flow.heading.nodes, this.#sheet.y))
      this.#sheet.y += flow.heading.height
    }
    for (let from = 0; from < count; ) {
      const to = this.#fill(flow, from)
      const segment = flow.segment(this.#sheet.y, from, to, { next: this.#sheets.length + 1 })
      this.#sheet.nodes.push(segment)
      this.#sheet.y = tableBottom(segment)
      this.#sheet.isEmpty = false
      if (to < count) this.#turn(true)
      from = to
    }
  }

  /** Number of units that fit on this sheet from `from` on: at least one. */
  #fill({ units, headHeight, carryHeight }: ReturnType<typeof tableFlow>, from: number): number {
    let y = this.#sheet.y + headHeight + (from > 0 ? carryHeight : 0)
    let to = from
    for (const unit of units.slice(from)) {
      const isLast = to === units.length - 1
      const end = y + unit.height + (isLast ? 0 : carryHeight)
      if (to > from && end > (isLast ? this.#limit : SHEET.bottom)) break
      y += unit.height
      to += 1
    }
    return to
  }
}
