import { describe, expect, test } from 'vitest'
import { issued, lineOf, party, THANDA, WINTER } from '../../../../tests/support/estimates.ts'
import type { Block, TableBlock } from './document-layout.ts'
import type { EstimatedLine } from './estimate.ts'
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

/** The rows of a table with everything that is in a cell; without a heading, of the lines. */
const rowsOf = ({ blocks }: { blocks: Block[] }, heading?: string) =>
  blocks
    .filter(isTable)
    .filter((block) => block.heading === heading)
    .flatMap((block) =>
      block.rows.map((row) => {
        if (row.kind === 'group') return [row.text]
        return row.cells.map((cell) => {
          if (typeof cell === 'string') return cell
          const parts = cell.parts?.map(({ label, amount }) => `${label} ${amount}`) ?? []
          return [cell.main, ...(cell.sub ?? []), ...parts].join(' | ')
        })
      }),
    )

describe('the lines of a paper', () => {
  const winter = paper(WINTER)
  const ref = (at: number) => WINTER[at]?.ref.replace('BKG-', '') ?? ''

  test('are grouped by owner, with their days, rate and parts, and each head of tax that applies', () => {
    const rows = rowsOf(winter)
    expect(rows.filter((row) => row.length === 1)).toEqual([
      ['Golconda Skyline Media, Telangana (36)'],
      ['Hooghly Print House, West Bengal (19)'],
      ['Marina Airtime, Tamil Nadu (33)'],
    ])
    const lines = rows.filter((row) => row.length > 1)
    expect(lines.map(([n]) => n)).toEqual(['1', '2', '3', '4', '5'])
    const [, description, ...sums] = lines[0] ?? []
    const first = ref(0)
    expect(description?.split(' | ')).toEqual([
      ...[`Line ${first}`, `15 Dec 2026 to 14 Jan 2027 · BKG-${first}`],
      ...[`OOH-${first}, Hyderabad, 1 site at ₹3,70,000.00 per month`],
      ...['Media 3,70,000.00', 'Printing and mounting 16,800.00'],
    ])
    expect(lines[1]?.[1]).not.toContain('Media')
    expect(sums).toEqual(['998366', '3,86,800.00', '34,812.00 | 9%', '34,812.00 | 9%', '–', '4,56,424.00'])
    expect(lines[2]?.slice(2)).toEqual(['998363', '10,797.35', '–', '–', '539.87 | 5%', '11,337.22'])
    expect(winter.blocks.filter(isTable)[0]?.sum).toEqual([
      ...['', 'Sum', '', '11,48,025.35', '52,947.00', '52,947.00', '73,616.27', '13,27,535.62'],
    ])
  })

  test('have columns for the heads that one of them has, and IGST where none has tax', () => {
    const heads = (...lines: EstimatedLine[]) => {
      const tables = paper(lines).blocks.filter(isTable)
      return [tables[0], tables.at(-1)].map((table) => texts(table?.columns)?.filter((label) => /GST/.test(label)))
    }
    const [intra, inter] = [lineOf({ owner: 'gsm', media: 100_00 }), lineOf({ owner: 'hph', media: 100_00 })]
    expect(heads(intra)).toEqual([
      ['CGST ₹', 'SGST ₹'],
      ['CGST ₹', 'SGST ₹'],
    ])
    expect(heads(inter)).toEqual([['IGST ₹'], ['IGST ₹']])
    expect(heads(intra, inter)[0]).toEqual(['CGST ₹', 'SGST ₹', 'IGST ₹'])
    expect(heads(lineOf({ owner: 'gsm', media: 100_00, bp: 0 }))[0]).toEqual(['IGST ₹'])
  })

  test('are added up by SAC and rate', () => {
    expect(rowsOf(winter, 'By SAC and rate')).toEqual([
      [
        ...['998366', 'Other advertising space or time', '18%', '5,88,300.00', '52,947.00', '52,947.00', '–'],
        ...['1,05,894.00'],
      ],
      ['998363', 'Advertising space in print media', '5%', '2,08,725.35', '–', '–', '10,436.27', '10,436.27'],
      ['998364', 'Television and radio advertising time', '18%', '3,51,000.00', '–', '–', '63,180.00', '63,180.00'],
    ])
  })

  test('say how often and on which days they are shown', () => {
    const print = { unit: 'per_sq_cm' as const, rate: 412_35, quantity: 240, insertions: 2 }
    const details = (more: Partial<EstimatedLine>) =>
      rowsOf(paper([{ ...lineOf({ owner: 'hph', media: 1_000_00 }), ref: '', ...more }]))[1]?.[1]
        ?.split(' | ')
        .slice(1)
    expect(details({ ...print, days: ['2026-12-20', '2026-12-27'] })).toEqual([
      '20 Dec 2026 and 27 Dec 2026',
      expect.stringMatching(/, 240 sq cm, 2 insertions at ₹412\.35 /),
    ])
    const six = [15, 16, 17, 18, 19, 20].map((day) => `2026-12-${day}`)
    expect(details({ ...print, insertions: 1, days: six })).toEqual([
      '6 issues, 15 Dec 2026 to 14 Jan 2027',
      expect.stringMatching(/, 240 sq cm, 1 insertion at /),
    ])
    expect(details({ ends: '2026-12-15', quantity: 2 })).toEqual([
      '15 Dec 2026',
      expect.stringMatching(/, 2 sites at ₹1,000\.00 per month$/),
    ])
  })

  test('come to sums without a head that is nothing, and a round off only where there is one', () => {
    const rows = (of: ReturnType<typeof paper>) =>
      of.blocks.flatMap((block) =>
        block.kind === 'sums' ? block.rows.map(({ label, value }) => `${label} ${value}`) : [],
      )
    expect(rows(winter)).toEqual([
      ...['Taxable value ₹11,48,025.35', 'CGST ₹52,947.00', 'SGST ₹52,947.00', 'IGST ₹73,616.27', 'Round off +0.38'],
    ])
    expect(rows(paper(WINTER.slice(0, 1)))).toEqual([
      ...['Taxable value ₹3,86,800.00', 'CGST ₹34,812.00', 'SGST ₹34,812.00'],
    ])
    expect(rows(paper(WINTER.slice(1, 2))).at(-1)).toBe('Round off −0.22')
  })

  test('are for a party with its registration', () => {
    expect(winter.letterhead.lines.at(-1)).toBe('hello@adchowk.example · GSTIN 36AAGCA0000C1ZP')
    const rows = (buyer: Parameters<typeof issued>[1]) => {
      const [block] = paper(WINTER, buyer).parties
      return block?.kind === 'party' ? block.rows.map(({ label, value }) => `${label} ${value}`) : []
    }
    expect(rows(THANDA)).toEqual(['GSTIN 36AAGCT0000B1Z8', 'State Telangana (36)'])
    expect(rows(party('Kaveri', '', { pan: 'AAACK0000A' }))).toEqual(['GSTIN Not registered', 'PAN AAACK0000A'])
    expect(paper(WINTER.slice(1, 2)).blocks.find((block) => block.kind === 'sums')?.text).toMatch(/^No TDS: /)
  })
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
