import { expect, test } from 'vitest'
import { issued, lineOf, party, THANDA, WINTER } from '../../../../tests/support/estimates.ts'
import type { Block, TableBlock } from './document-layout.ts'
import { numberRanges } from './estimate-tables.ts'
import { paginate } from './layout/paginate.ts'
import { presentEstimate } from './present-estimate.ts'

const ABOUT = { platform: 'AdChowk', origin: 'https://adchowk.example' }
const paper = (...of: Parameters<typeof issued>) => presentEstimate(issued(...of), ABOUT)

const isTable = (block: Block): block is TableBlock => block.kind === 'table'
const tableOf = ({ blocks }: { blocks: Block[] }, heading: string) =>
  blocks.filter(isTable).find((block) => block.heading === heading)
const notesOf = ({ blocks }: { blocks: Block[] }) =>
  blocks.flatMap((block) => (block.kind === 'note' ? [block.text] : []))
const texts = (cells: TableBlock['columns'][number][] | undefined) => cells?.map(({ label }) => label)
const mains = (block: TableBlock | undefined) =>
  block?.rows.map((row) =>
    row.kind === 'cells' ? row.cells.map((cell) => (typeof cell === 'string' ? cell : cell.main)) : [],
  )

test('the Winter launch is laid out by owner, with its sums, its payments and its cancellation', () => {
  const winter = paper(WINTER)
  expect(winter.facts.map(({ value }) => value)).toEqual([
    '18 Nov 2026',
    '25 Nov 2026, 18:00',
    '15 Dec 2026 to 14 Jan 2027',
    'Telangana (36)',
  ])
  expect(winter.parties[1]).toMatchObject({
    heading: '3 owners, 5 release orders',
    rows: [{ amount: '6,94,194.00' }, { amount: '2,19,162.00' }, { amount: '4,14,180.00' }],
  })
  const payment = tableOf(winter, 'How it is paid')
  expect(texts(payment?.columns)).toEqual(['Milestone', 'When', 'Golconda ₹', 'Hooghly ₹', 'Marina ₹', 'Sum ₹'])
  expect(mains(payment)?.[1]).toEqual([
    'Progress, 40%',
    'First start, 15 Dec 2026',
    '2,77,677.00',
    '87,665.00',
    '1,65,672.00',
    '5,31,014.00',
  ])
  const cancel = tableOf(winter, 'If you cancel a line')
  expect(texts(cancel?.columns)).toEqual(['Line', 'Free', '25% kept', '50% kept', '100% kept'])
  expect(mains(cancel)).toEqual([
    ['1, 2', 'until 15 Nov 2026, past', '16 Nov to 30 Nov 2026', '1 Dec to 8 Dec 2026', 'from 9 Dec 2026'],
    ['3', 'until 15 Dec 2026', '–', '–', 'from 16 Dec 2026'],
    ['4', 'until 17 Dec 2026', '–', '–', 'from 18 Dec 2026'],
    ['5', 'until 28 Dec 2026', '29 Dec 2026 to 1 Jan 2027', '–', 'from 2 Jan 2027'],
  ])
  const sums = winter.blocks.find((block) => block.kind === 'sums')
  expect(sums).toMatchObject({
    text: expect.stringContaining('2%, in all ₹22,961 on the value without GST'),
    bar: { label: 'Payable', value: '₹13,27,536.00' },
  })
  expect(notesOf(winter)).toEqual([])
})

test('says what the reader has to know: IGST for an unknown state, a credit that may be lost, what is not in it', () => {
  expect(notesOf(paper(WINTER, party('Somebody', '')))[0]).toMatch(/^\*\*With IGST, because your state is not known/)
  const [lost] = notesOf(paper(WINTER, party('Cubbon Foods', 'Karnataka', { gstin: '29AAGCC0000B1Z8' })))
  expect(lost).toContain('**Lines 1, 2: CGST and SGST of Telangana, ₹1,05,894.00, may give you no credit**')
  expect(lost).toContain('display service')
  expect(lost).toContain('may differ by a paisa')
  const notPriced = [{ title: 'A wall', reason: 'It is no longer sold' }]
  expect(notesOf(paper(WINTER, THANDA, { notPriced }))).toEqual([
    '**Not in this estimate:** A wall (It is no longer sold).',
  ])
})

test('many owners fold into a table of their own, and sixty lines into pages that end', () => {
  const lines = Array.from({ length: 60 }, (_, n) => lineOf({ owner: `owner-${n % 12}`, media: 1_000_33 * (n + 1) }))
  const many = paper(lines)
  expect(many.parties[1]).toMatchObject({ rows: { length: 6 } })
  expect(texts(tableOf(many, 'How it is paid')?.columns)).toEqual(['Milestone', 'When', 'Sum ₹'])
  expect(tableOf(many, 'By owner')?.rows).toHaveLength(12)
  const pages = paginate(many, () => ({ path: '', size: 1 }))
  expect(pages.length).toBeGreaterThan(4)
  expect(pages.at(-1)?.number).toBe(pages.length)
})

test('shares of columns add up to the width', () => {
  for (const owners of [1, 2, 3, 4, 12]) {
    const lines = Array.from({ length: owners }, (_, n) => lineOf({ owner: `owner-${n}`, media: 1_000_00 }))
    for (const { columns } of paper(lines).blocks.filter(isTable)) {
      expect(columns.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(1)
    }
  }
})

test('numbers of lines are folded', () => {
  expect(numberRanges([1, 2, 4, 6, 7, 8])).toBe('1, 2, 4, 6 to 8')
  expect(numberRanges([])).toBe('')
})
