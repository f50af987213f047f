import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { estimateLayout, invoiceLayout, LINES } from '../../../../../tests/support/document-layouts.ts'
import { HINDI_NAME, hardLayout, reportLayout } from '../../../../../tests/support/other-layouts.ts'
import { runs } from '../../../../../tests/support/runs.ts'
import { statementLayout } from '../../../../../tests/support/statement-layout.ts'
import type { DocumentLayout, Row } from '../document-layout.ts'
import { linesTable, plainMoney } from '../parts.ts'
import {
  CONTENT_WIDTH,
  type Page,
  type PageNode,
  type RectNode,
  type RowNode,
  SHEET,
  type TableNode,
  type TextNode,
  textStyle,
} from './page.ts'
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
const boxesOf = (nodes: readonly PageNode[]): Box[] =>
  textsOf(nodes)
    .filter(({ lines }) => lines.length > 0)
    .map(({ lines, x, y, align, style }) => {
      const width = Math.max(...lines.map((line) => lineWidth(line, style)))
      const left = align === 'end' ? x - width : align === 'center' ? x - width / 2 : x
      const text = lines.map(plainLine).join(' ')
      return { text, left, right: left + width, top: y, bottom: y + lines.length * textStyle(style).line }
    })

/** Boxes outside the margins, in the foot or over another box. */
function clashes(page: Page): string[] {
  const boxes = boxesOf(page.nodes)
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

const rectsOf = (nodes: readonly PageNode[]): RectNode[] =>
  nodes.flatMap((node) => (node.kind === 'rect' ? [node] : node.kind === 'element' ? rectsOf(node.children) : []))
const tablesOf = (page: Page): TableNode[] => page.nodes.filter((node) => node.kind === 'table')

/** Texts across the edge of a box or on a rule: inside of a box they have 8 px at the sides and 7 above and below. */
function crossed(page: Page): string[] {
  const boxes = boxesOf(page.nodes.filter(({ kind }) => kind !== 'table'))
  return rectsOf(page.nodes).flatMap((rect) => {
    const [right, bottom] = [rect.x + rect.width, rect.y + rect.height]
    const isTile = rect.width === rect.height
    const [side, above] = isTile ? [0, 0] : [8, 7]
    return boxes
      .filter(({ left, right: end, top, bottom: low }) => {
        const isAway = end < rect.x || left > right || low < rect.y + 1.1 || top > bottom + 1
        const isIn =
          left >= rect.x + side && end <= right - side && top >= rect.y + above && low <= bottom - above + 0.01
        return !isAway && !isIn
      })
      .map(({ text }) => text)
  })
}

/** Texts of tables that leave their column or their row. */
const displaced = (page: Page): string[] =>
  tablesOf(page).flatMap(({ head, rows, widths }) => {
    const startOf = (column: number) => SHEET.left + widths.slice(0, column).reduce((sum, width) => sum + width, 0)
    return [head, ...rows].flatMap(({ y, height, cells }) =>
      cells.flatMap(({ column, span, nodes }) =>
        boxesOf(nodes)
          .filter(
            ({ left, right, top, bottom }) =>
              left < startOf(column) + 3.9 ||
              right > startOf(column + span) - 3.9 ||
              top < y + 4.4 ||
              bottom > y + height - 0.9,
          )
          .map(({ text }) => text),
      ),
    )
  })

/** Every text of a paper, but for the address behind its code and names of kinds. */
function textsIn(part: unknown, key = ''): string[] {
  if (typeof part === 'string') return ['kind', 'align', 'src'].includes(key) ? [] : [part]
  if (Array.isArray(part)) return part.flatMap((one) => textsIn(one))
  if (typeof part !== 'object' || part === null) return []
  const own = Object.entries(part).filter(([name]) => key !== 'code' || name !== 'text')
  return own.flatMap(([name, one]) => textsIn(one, name))
}
const solid = (text: string) => text.replace(/\*\*|\s/g, '')

/** Elements of a kind, anywhere on a page. */
const elementsOf = (nodes: readonly PageNode[], tag: string): PageNode[] =>
  nodes.flatMap((node) =>
    node.kind === 'element' ? [...(node.tag === tag ? [node] : []), ...elementsOf(node.children, tag)] : [],
  )

test.each([
  ['an invoice', invoiceLayout(), 1],
  ['an estimate', estimateLayout(), 2],
  ['a statement', statementLayout(), 5],
  ['a report', reportLayout(), 1],
  ['long names and amounts of crores', hardLayout(), 2],
])(
  '%s: every text is there, within the margins and in its box, row and column, and nothing overlaps',
  (_, paper, count) => {
    const pages = pagesOf(paper)
    expect(pages).toHaveLength(count)
    expect(pages.flatMap(clashes)).toEqual([])
    expect(pages.flatMap(crossed)).toEqual([])
    expect(pages.flatMap(displaced)).toEqual([])
    for (const { y, head, rows, widths } of pages.flatMap(tablesOf)) {
      expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(CONTENT_WIDTH, 0)
      const all = [head, ...rows]
      expect(all.map((row) => row.y)).toEqual(
        all.map((_, i) => y + all.slice(0, i).reduce((sum, row) => sum + row.height, 0)),
      )
    }
    const words = solid(pages.flatMap(({ nodes }) => wordsOf(nodes)).join(''))
    const { running, carried, ...everywhere } = paper
    const expected = textsIn(count > 1 ? { ...everywhere, running } : everywhere)
    expect(expected.filter((text) => !words.includes(solid(text)))).toEqual([])
    for (const list of pages.flatMap(({ nodes }) => elementsOf(nodes, 'dl'))) {
      expect(
        list.kind === 'element' && list.children.map((child) => child.kind === 'element' && child.tag),
      ).not.toContain(false)
    }
    expect(pages.map(({ nodes }) => wordsOf(nodes).at(-1))).toEqual(pages.map((_, i) => `Page ${i + 1} of ${count}`))
  },
)

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

  test('carries a long name in lines that end before its sum', () => {
    const carried = { label: 'words '.repeat(60), value: '₹9,87,65,43,219.87' }
    const pages = pagesOf({ ...estimateLayout(), carried })
    const lines = boxesOf(pages.flatMap(({ nodes }) => nodes)).filter(({ text }) => text.includes('words words'))
    expect(lines).toHaveLength(2)
    expect(pages.flatMap((page) => [...clashes(page), ...crossed(page)])).toEqual([])
  })

  test('of a single page carries nothing', () => {
    expect(wordsOf(pagesOf(invoiceLayout()).flatMap(({ nodes }) => nodes)).join()).not.toContain('Carried')
  })
})

test('parts of a text between stars are bold, and keep the comma or the letters that touch them', () => {
  const note = { kind: 'note' as const, text: '**Sum**, **1**2 and **a b** c' }
  const [page] = pagesOf(invoiceLayout({ blocks: [note] })) as [Page]
  const [line = ''] = textsOf(page.nodes).flatMap(({ lines }) => lines.filter((one) => typeof one !== 'string'))
  expect(plainLine(line)).toBe('Sum, 12 and a b c')
  const spans = typeof line === 'string' ? [] : line
  expect(spans.flatMap(({ text, isBold }) => (isBold ? [text] : []))).toEqual(['Sum', '1', 'a', 'b'])
})

test('long labels break before their sums, and nothing runs into what is below', () => {
  const long = 'Media that was ordered and is not confirmed yet, of all owners in all cities of the campaign'
  const fact = { label: long, value: '₹9,87,65,43,219.87' }
  const strong = { ...fact, isStrong: true }
  const bar = { label: long, value: '28,560 of 29,760 plays', share: 1, note: long.repeat(2) }
  const blocks: DocumentLayout['blocks'] = [
    {
      kind: 'sums',
      words: null,
      details: null,
      text: long,
      rows: [fact, strong, fact],
      bar: fact,
      after: [strong, fact],
    },
    { kind: 'headline', over: long.repeat(2), title: long, text: long.repeat(3) },
    { kind: 'figures', items: [fact, fact, fact].map((one) => ({ ...one, value: '₹13,27,536', note: long })) },
    { kind: 'bars', heading: long, rows: [bar, { ...bar, label: 'Short', value: '1' }, bar] },
  ]
  const pages = pagesOf(invoiceLayout({ blocks, terms: [long.repeat(4), long, long.repeat(2)] }))
  expect(pages.flatMap((page) => [...clashes(page), ...crossed(page)])).toEqual([])
})

test('what counts is set apart: a strong sum under a rule, a rule between two figures, line numbers and dashes soft', () => {
  const [invoice] = pagesOf(invoiceLayout()) as [Page]
  const strong = textsOf(invoice.nodes).filter(({ style }) => style === 'middle')
  expect(strong.flatMap(({ lines }) => lines.map(plainLine))).toEqual(['Balance due', '₹65,748.00'])
  expect(rectsOf(invoice.nodes).filter(({ fill }) => fill === 'ruleStrong')).toHaveLength(1)

  const [report] = pagesOf(reportLayout()) as [Page]
  const between = rectsOf(report.nodes).filter(({ fill, width }) => fill === 'rule' && width === 1)
  expect(between.map(({ x }) => (x - SHEET.left) / CONTENT_WIDTH)).toEqual([0.25, 0.5, 0.75])

  const cells = pagesOf(estimateLayout())
    .flatMap(rowsOf)
    .flatMap((row) => row.cells.flatMap(({ nodes }) => textsOf(nodes)))
  const styleOf = (text: string) => cells.find(({ lines }) => lines.map(plainLine).includes(text))?.style
  expect(['1', 'Advance, 30%', 'On approval', '2,08,258.00', '3,98,261.00'].map(styleOf)).toEqual([
    ...['soft', 'bold', 'body', 'body', 'bold'],
  ])
  const dashes = tableLayout([{ title: '–', subs: [], amounts: [1, 2] }], false)
  const [row] = rowsOf(pagesOf(dashes)[0] as Page)
  expect(row?.cells.flatMap(({ nodes }) => textsOf(nodes).map(({ style }) => style))).toEqual([
    'soft',
    'soft',
    'body',
    'body',
  ])
})

test('the amount in words is in lines of like length', () => {
  const value = 'one two six ten '.repeat(8).trim()
  const sums = { ...invoiceLayout().blocks[1], words: { label: 'Amount in words', value } }
  const [page] = pagesOf(invoiceLayout({ blocks: [sums as DocumentLayout['blocks'][number]] })) as [Page]
  const lines = textsOf(page.nodes).filter(({ style }) => style === 'words')
  expect(lines.flatMap((text) => text.lines.map((one) => plainLine(one).split(' ').length))).toEqual([16, 16])
})

test('a bar is as long as its share, and never longer than all of it', () => {
  const rows = [0, 0.25, 1, 1.4].map((share) => ({ label: 'Wall', value: '1', share }))
  const [page] = pagesOf({ ...reportLayout(), blocks: [{ kind: 'bars', heading: 'Delivered', rows }] }) as [Page]
  const bars = rectsOf(page.nodes).filter(({ fill }) => fill === 'bar' || fill === 'track')
  expect(bars.map(({ fill, width }) => `${fill} ${width / CONTENT_WIDTH}`)).toEqual([
    ...['track 1', 'track 1', 'bar 0.25', 'track 1', 'bar 1', 'track 1', 'bar 1'],
  ])
})

test('a logo keeps its shape: in the height of the head, and at most three times as wide', () => {
  const logo = (ratio: number) => {
    const letterhead = { name: 'Kesar', lines: [], mark: { kind: 'logo' as const, src: 'data:', ratio } }
    return pagesOf(invoiceLayout({ letterhead })).flatMap(({ nodes }) =>
      nodes.flatMap((node) => (node.kind === 'element' ? node.children.filter(({ kind }) => kind === 'image') : [])),
    )
  }
  expect(logo(2)).toMatchObject([{ x: SHEET.left, y: SHEET.top, width: 80, height: 40 }])
  expect(logo(4)).toMatchObject([{ x: SHEET.left, y: SHEET.top + 5, width: 120, height: 30 }])
})

test('pieces that follow each other have room between them, and the running head is level with its mark', () => {
  const [page] = pagesOf(invoiceLayout()) as [Page]
  const boxes = boxesOf(page.nodes)
  const words = boxes.find(({ text }) => text.startsWith('Rupees'))
  const below = boxes.find(({ text }) => text === 'Pay to')
  expect((below?.top ?? 0) - (words?.bottom ?? 0)).toBeGreaterThanOrEqual(10)

  const [, second] = pagesOf(estimateLayout()) as [Page, Page]
  const [head] = elementsOf(second.nodes, 'header')
  const [mark, ...texts] = head?.kind === 'element' ? head.children : []
  const middle = mark?.kind === 'drawing' ? mark.y + mark.width / 2 : 0
  expect(boxesOf(texts).map(({ top, bottom }) => (top + bottom) / 2)).toEqual([middle, middle, middle])
})

test('a label has at most half of a list of facts, and short ones are in one column', () => {
  const long = 'Reference of the purchase order that the buyer gave for all papers of this campaign'
  const party = { kind: 'party' as const, heading: 'Bill to', name: 'Thanda', address: '' }
  const of = (label: string) => {
    const rows = [label, 'PAN'].map((one) => ({ label: one, value: 'AAGCT0000B' }))
    const [page] = pagesOf(invoiceLayout({ parties: [{ ...party, rows }], facts: [] })) as [Page]
    return boxesOf(page.nodes).flatMap(({ text, left }) => (text === 'AAGCT0000B' ? [left - SHEET.left] : []))
  }
  expect(of('GSTIN')).toEqual([88, 88])
  const half = (CONTENT_WIDTH - 28) / 4
  expect(of(long)).toEqual([half, half])
})

test('rows have less room where that saves a page, or keeps lines and their sums on one page, and only there', () => {
  const pagesWith = (count: number) => {
    const { blocks, ...paper } = invoiceLayout()
    const lines = Array.from({ length: count }, (_, i) => LINES[i % LINES.length] as (typeof LINES)[number])
    const pages = pagesOf({ ...paper, blocks: [linesTable(lines), ...blocks.slice(1, 3)] })
    const sums = pages.findIndex(({ nodes }) => wordsOf(nodes).includes('Invoice value'))
    return { count: pages.length, sums: sums + 1, first: rowsOf(pages[0] as Page)[0]?.height ?? 0 }
  }
  const roomy = pagesWith(2)
  expect(pagesWith(6)).toEqual({ count: 2, sums: 1, first: roomy.first })
  expect(pagesWith(7)).toEqual({ count: 2, sums: 1, first: roomy.first - 6 })
  expect(pagesWith(8)).toEqual({ count: 2, sums: 2, first: roomy.first })
  expect(pagesWith(11)).toMatchObject({ count: 2, sums: 2 })
})

test('terms, code and signatures are at the foot of the last page, on one of their own if need be', () => {
  const note = { kind: 'note' as const, text: 'word '.repeat(110) }
  const { blocks } = invoiceLayout()
  const pages = pagesOf(invoiceLayout({ blocks: [...blocks, note, note] }))
  expect(pages).toHaveLength(2)
  const lowest = (page: Page, text: string) => boxesOf(page.nodes).filter((box) => box.text.includes(text))
  expect(lowest(pages[0] as Page, 'Courts at Kolkata')).toEqual([])
  expect(lowest(pages[1] as Page, 'Partner, 2 Jan 2027')[0]?.bottom).toBeCloseTo(SHEET.bottom)
})

test('signatures are side by side at the right margin, each over its own line', () => {
  const [, last] = pagesOf(estimateLayout()) as [Page, Page]
  const rules = rectsOf(last.nodes).filter(({ width, height }) => height === 1 && width < CONTENT_WIDTH / 2)
  expect(rules.map(({ x, width }) => [x, x + width])).toEqual([
    [SHEET.right - 412, SHEET.right - 222],
    [SHEET.right - 190, SHEET.right],
  ])
})

test('terms are numbered, and fill two columns as evenly as they can', () => {
  const terms = [1, 2, 3, 4].map((n) => `Term ${n}`)
  const [page] = pagesOf(invoiceLayout({ terms })) as [Page]
  const boxes = boxesOf(page.nodes).filter(({ text }) => /^(?:Term [1-4]|[1-4]\.)$/.test(text))
  expect(boxes.map(({ text }) => text)).toEqual(terms.flatMap((term, i) => [`${i + 1}.`, term]))
  const [left, right] = [boxes.slice(0, 4), boxes.slice(4)]
  expect(left.map(({ top }) => top)).toEqual(right.map(({ top }) => top))
  expect(new Set(left.filter(({ text }) => text.startsWith('Term')).map(({ left }) => left)).size).toBe(1)
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

describe('the columns of a table', () => {
  const linesOf = (
    columns: [label: string, align: 'start' | 'end', width: number][],
    cells: Row & { kind: 'cells' },
  ) => {
    const table = { columns: columns.map(([label, align, width]) => ({ label, align, width })), rows: [cells] }
    const [page] = pagesOf(invoiceLayout({ blocks: [{ kind: 'table', ...table }], carried: null })) as [Page]
    const [row] = rowsOf(page)
    return (row?.cells ?? []).map(({ nodes }) => textsOf(nodes).map(({ lines }) => lines.map(plainLine)))
  }
  const title = 'Unipole facing Gachibowli flyover, both approaches, forty by twenty feet, lit'

  test('give room that they do not need to the text that needs more', () => {
    const columns: Parameters<typeof linesOf>[0] = [
      ...([
        ['Line', 'start', 0.2],
        ['When', 'start', 0.4],
        ['Value ₹', 'end', 0.4],
      ] as const),
    ].map((column) => [...column])
    const row: Row & { kind: 'cells' } = {
      kind: 'cells',
      cells: [title, '15 Dec', '1.00'],
      amounts: [null, null, 1_00],
    }
    expect(linesOf(columns, row)).toEqual([[[title]], [['15 Dec']], [['1.00']]])
    const sub = { main: 'Unipole', sub: [title], parts: [{ label: title, amount: '3,70,000.00' }] }
    expect(linesOf(columns, { ...row, cells: [sub, '15 Dec', '1.00'] })[0]).toEqual([
      ...[['Unipole'], [title], [title], ['3,70,000.00']],
    ])
  })

  test('keep amounts and words whole where there is little room, and break words before amounts', () => {
    const columns: Parameters<typeof linesOf>[0] = [
      ['Line', 'start', 0.5],
      ...['CGST ₹', 'SGST ₹', 'IGST ₹', 'Sum ₹', 'Paid ₹', 'Open ₹'].map((label): [string, 'end', number] => [
        label,
        'end',
        0.08,
      ]),
    ]
    const amounts = Array.from({ length: 6 }, () => '98,76,54,321.00')
    const row = (name: string): Row & { kind: 'cells' } => ({ kind: 'cells', cells: [name, ...amounts] })
    const [[words = []] = [], ...sums] = linesOf(columns, row(title))
    expect(words.join(' ')).toBe(title)
    expect(words.length).toBeGreaterThan(2)
    expect(sums).toEqual(amounts.map((amount) => [[amount]]))
    const narrow: Parameters<typeof linesOf>[0] = [
      ['Line', 'start', 0.04],
      ['When', 'start', 0.96],
    ]
    expect(linesOf(narrow, { kind: 'cells', cells: ['Gachibowliflyover', title.repeat(3)] })[0]).toEqual([
      ['Gachibowliflyover'],
    ])
    const [[letters = []] = [], ...rest] = linesOf(columns, row('A'.repeat(40)))
    expect(letters.join('')).toBe('A'.repeat(40))
    expect(rest).toEqual(sums)
  })
})

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
