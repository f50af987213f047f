import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { estimateLayout, invoiceLayout } from '../../../../../tests/support/document-layouts.ts'
import { HINDI_NAME, hardLayout, reportLayout } from '../../../../../tests/support/other-layouts.ts'
import { runs } from '../../../../../tests/support/runs.ts'
import { statementLayout } from '../../../../../tests/support/statement-layout.ts'
import type { DocumentLayout, Row } from '../document-layout.ts'
import { plainMoney } from '../parts.ts'
import { type Page, type PageNode, type RowNode, SHEET, type TextNode, textStyle } from './page.ts'
import { paginate } from './paginate.ts'
import { lineWidth, plainLine } from './text.ts'

const pagesOf = (paper: DocumentLayout) => paginate(paper, () => ({ path: 'M0 0h1v1H0z', size: 1 }))

function textsOf(nodes: readonly PageNode[]): TextNode[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'text') return [node]
    if (node.kind === 'element') return textsOf(node.children)
    if (node.kind === 'table')
      return [node.head, ...node.rows].flatMap(({ cells }) => cells.flatMap((c) => textsOf(c.nodes)))
    return []
  })
}
const wordsOf = (nodes: readonly PageNode[]) => textsOf(nodes).flatMap(({ lines }) => lines.map(plainLine))
const rowsOf = (page: Page): RowNode[] => page.nodes.flatMap((node) => (node.kind === 'table' ? node.rows : []))
const rowText = (row: RowNode) => row.cells.flatMap(({ nodes }) => wordsOf(nodes))

interface Box {
  text: string
  left: number
  right: number
  top: number
  bottom: number
}
const boxesOf = (page: Page): Box[] =>
  textsOf(page.nodes)
    .filter(({ lines }) => lines.length > 0)
    .map(({ lines, x, y, align, style }) => {
      const width = Math.max(...lines.map((line) => lineWidth(line, style)))
      const left = align === 'end' ? x - width : align === 'center' ? x - width / 2 : x
      const text = lines.map(plainLine).join(' ')
      return { text, left, right: left + width, top: y, bottom: y + lines.length * textStyle(style).line }
    })

/** Boxes outside the margins, in the foot or over another box. */
function clashes(page: Page): string[] {
  const boxes = boxesOf(page)
  const outside = boxes.filter(
    ({ left, right, bottom, top }) =>
      left < SHEET.left - 0.1 || right > SHEET.right + 0.1 || (bottom > SHEET.bottom + 0.1 && top < 1080),
  )
  const over = boxes.flatMap((a, i) =>
    boxes.slice(i + 1).flatMap((b) => {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      return wide > 0.1 && high > 0.1 ? [`${a.text} / ${b.text}`] : []
    }),
  )
  return [...outside.map(({ text }) => text), ...over]
}

test.each([
  ['an invoice', invoiceLayout(), 1],
  ['an estimate', estimateLayout(), 2],
  ['a statement', statementLayout(), 5],
  ['a report', reportLayout(), 1],
  ['long names and amounts of crores', hardLayout(), 2],
])('%s: nothing overlaps, all is within the margins', (_, paper, count) => {
  const pages = pagesOf(paper)
  expect(pages).toHaveLength(count)
  expect(pages.flatMap(clashes)).toEqual([])
  expect(pages.map(({ nodes }) => wordsOf(nodes).at(-1))).toEqual(pages.map((_, i) => `Page ${i + 1} of ${count}`))
})

describe('a broken table', () => {
  test('carries its sums with the numbers of the lines, and repeats its head', () => {
    const [first, second] = pagesOf(statementLayout()) as [Page, Page]
    const carried = ['4,45,300.00', '40,077.00', '40,077.00', '0.00', '5,25,454.00']
    expect(rowText(rowsOf(first).at(-1) as RowNode)).toEqual(['Carried to page 2, lines 1 to 12', ...carried])
    expect(rowText(rowsOf(second)[0] as RowNode)).toEqual(['Brought forward, lines 1 to 12', ...carried])
    const heads = [first, second].map(({ nodes }) => nodes.findLast((node) => node.kind === 'table')?.head)
    expect(rowText(heads[0] as RowNode)).toEqual(rowText(heads[1] as RowNode))
  })

  test('has no box besides', () => {
    const pages = pagesOf(statementLayout({ carried: { label: 'open', value: '₹1.00' } }))
    expect(pages.flatMap(({ nodes }) => wordsOf(nodes)).filter((text) => text.endsWith(': open'))).toEqual([])
  })
})

describe('a page that ends between blocks', () => {
  test('carries the sum that counts in a box, once', () => {
    const pages = pagesOf(estimateLayout())
    const boxes = pages.map(({ nodes }) => wordsOf(nodes).filter((text) => /^(Carried|Brought)/.test(text)))
    expect(boxes).toEqual([
      ['Carried to page 2: payable, five lines, three owners'],
      ['Brought from page 1: payable, five lines, three owners'],
    ])
  })

  test('of a single page carries nothing', () => {
    expect(wordsOf(pagesOf(invoiceLayout()).flatMap(({ nodes }) => nodes)).join()).not.toContain('Carried')
  })
})

test('lines and their sums are on one page where they fit with less room', () => {
  const [first] = pagesOf(estimateLayout()) as [Page]
  expect(wordsOf(first.nodes)).toContain('Payable')
})

test('terms, code and signatures are at the foot of the last page, on one of their own if need be', () => {
  const note = { kind: 'note' as const, text: 'word '.repeat(110) }
  const { blocks } = invoiceLayout()
  const pages = pagesOf(invoiceLayout({ blocks: [...blocks, note, note] }))
  expect(pages).toHaveLength(2)
  const lowest = (page: Page, text: string) => boxesOf(page).filter((box) => box.text.includes(text))
  expect(lowest(pages[0] as Page, 'Courts at Kolkata')).toEqual([])
  expect(lowest(pages[1] as Page, 'Partner, 2 Jan 2027')[0]?.bottom).toBeCloseTo(SHEET.bottom)
})

test('a text that is longer than a page goes on', () => {
  const pages = pagesOf(
    invoiceLayout({ blocks: [{ kind: 'text', heading: 'All of it', text: 'many words '.repeat(900) }] }),
  )
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.flatMap(clashes)).toEqual([])
  expect(
    wordsOf(pages.flatMap(({ nodes }) => nodes))
      .join(' ')
      .match(/many/g),
  ).toHaveLength(900)
})

const AMOUNT = fc.integer({ min: -5_00_00_000_00, max: 50_00_00_000_00 })
const TEXT = fc.oneof(
  fc.constantFrom('Hoarding', HINDI_NAME, 'A'.repeat(90), 'Purba Prabhat, Hyderabad edition, inside page', ''),
  fc.string({ maxLength: 200 }),
)
const ROW: fc.Arbitrary<{ title: string; subs: string[]; amounts: [number, number] }> = fc.record({
  title: TEXT,
  subs: fc.array(TEXT, { maxLength: 4 }),
  amounts: fc.tuple(AMOUNT, AMOUNT),
})

function tableLayout(
  rows: { title: string; subs: string[]; amounts: [number, number] }[],
  isDense: boolean,
): DocumentLayout {
  const cells = rows.map(
    ({ title, subs, amounts }, i): Row => ({
      kind: 'cells',
      cells: [`${i + 1}`, { main: title, sub: subs }, ...amounts.map(plainMoney)],
      amounts: [null, null, ...amounts],
    }),
  )
  const table: DocumentLayout['blocks'][number] = {
    kind: 'table',
    isDense,
    columns: [
      { label: '#', align: 'start', width: 0.05 },
      { label: 'Line', align: 'start', width: 0.55 },
      { label: 'Value ₹', align: 'end', width: 0.2 },
      { label: 'Tax ₹', align: 'end', width: 0.2 },
    ],
    rows: cells,
    sum: ['', 'Sum', ...[0, 1].map((n) => plainMoney(sumTo(rows, rows.length, n)))],
  }
  return invoiceLayout({ blocks: [table, ...invoiceLayout().blocks.slice(1, 2)], carried: null })
}
const sumTo = (rows: { amounts: [number, number] }[], to: number, n: number) =>
  rows.slice(0, to).reduce((sum, { amounts }) => sum + (amounts[n] ?? 0), 0)

test('any table: every row once and in order, carried sums are those of the rows before, nothing overlaps', () => {
  fc.assert(
    fc.property(fc.array(ROW, { minLength: 1, maxLength: 70 }), fc.boolean(), (rows, isDense) => {
      const pages = pagesOf(tableLayout(rows, isDense))
      let seen = 0
      for (const page of pages) {
        for (const row of rowsOf(page)) {
          const [first = '', ...rest] = rowText(row)
          const carried = /^(?:Carried to page \d+|Brought forward), lines? (?:1 to )?(\d+)$/.exec(first)
          if (carried) {
            expect(Number(carried[1])).toBe(seen)
            expect(rest).toEqual([0, 1].map((n) => plainMoney(sumTo(rows, seen, n))))
          } else if (first !== 'Sum') {
            expect(first).toBe(`${seen + 1}`)
            expect(rest.slice(-2)).toEqual(rows[seen]?.amounts.map(plainMoney))
            seen++
          }
        }
        expect(clashes(page)).toEqual([])
      }
      expect(seen).toBe(rows.length)
    }),
    { numRuns: runs(60) },
  )
})
