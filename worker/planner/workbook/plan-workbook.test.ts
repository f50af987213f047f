import { describe, expect, test } from 'vitest'
import { formulasOf, workbookOf, wrongFormulas } from '../../../tests/support/formulas.ts'
import { planLine, planWith, UNMEASURED } from '../../../tests/support/plan.ts'
import { lastOf } from '../../../tests/support/planner-talk.ts'
import { readTable } from '../../kernel/files/read-table.ts'
import { type Sheet, writeWorkbook } from '../../kernel/files/workbook.ts'
import { toPaise, toRupees } from '../../kernel/rules/money.ts'
import type { Plan } from '../rules/plan/plan.ts'
import { weeksOf } from './flowchart-sheet.ts'
import { letterOf } from './line-columns.ts'
import { planWorkbook } from './plan-workbook.ts'

const bookOf = (plan: Plan) => planWorkbook(plan, '/plans/x', 'https://adchowk.test')
const planFor = (brief: string): Plan => {
  const { plan } = lastOf([brief])
  if (!plan) throw new Error(`There is no plan for ${brief}`)
  return plan
}
const sheetIn = (sheets: readonly Sheet[], name: string) => {
  const sheet = sheets.find((one) => one.name === name)
  if (!sheet) throw new Error(`no sheet ${name}`)
  return sheet
}

/** Row of a sheet by its first cell. */
const rowIn = (sheets: readonly Sheet[], name: string, first: string) =>
  sheetIn(sheets, name).rows.findIndex(([label]) => label === first) + 2

/** A cell of the summary by its label, computed. */
const summaryOf = (sheets: readonly Sheet[], label: string) =>
  Number(workbookOf(sheets).cellAt('Summary', 'B', rowIn(sheets, 'Summary', label)))

const last = (sheets: readonly Sheet[], name: string) => sheetIn(sheets, name).rows.length + 1

/** Another value in one cell, as a user would type it. */
const typed = (sheets: readonly Sheet[], name: string, row: number, column: number, value: string | number) =>
  sheets.map((sheet) =>
    sheet.name === name
      ? { ...sheet, rows: sheet.rows.map((cells, at) => (at === row - 2 ? cells.with(column, value) : cells)) }
      : sheet,
  )

const BRIEFS = [
  'Hoardings, radio and newspapers in Mumbai and Delhi, 60 lakh, January and February 2027',
  'TV + newspaper pan-India awareness for a detergent brand, women 25-50, 5 crore, April to June 2027',
  'Outdoor in Pune, 10 lakh plus GST, March 2027',
]

describe.each(BRIEFS)('the workbook of %s', (brief) => {
  const plan = planFor(brief)
  const sheets = bookOf(plan)
  const { cellAt } = workbookOf(sheets)
  const sums = plan.lineItems.length + 2

  test('has five sheets, and each formula computes to the value that it is stored with', () => {
    expect(sheets.map(({ name }) => name)).toEqual(['Summary', 'Plan', 'Flowchart', 'GST', 'Delivery'])
    expect(formulasOf(sheets).length).toBeGreaterThan(plan.lineItems.length * 4)
    expect(wrongFormulas(sheets)).toEqual([])
  })

  test('comes to what the plan costs, to the paisa', () => {
    const { totals, delivery } = plan
    expect(Number(cellAt('Plan', letterOf('net'), sums))).toBeCloseTo(toRupees(totals.subtotal), 4)
    expect(Number(cellAt('Plan', letterOf('total'), sums))).toBeCloseTo(toRupees(totals.payable), 4)
    expect(summaryOf(sheets, 'To pay in all, ₹')).toBeCloseTo(toRupees(totals.payable), 4)
    expect(summaryOf(sheets, 'Left of the budget, ₹')).toBeCloseTo(toRupees(totals.unallocated), 4)
    expect(summaryOf(sheets, 'Beyond the budget, ₹')).toBeCloseTo(toRupees(totals.productionExtra), 4)
    expect(summaryOf(sheets, 'Impressions')).toBe(delivery.impressions)
    expect(summaryOf(sheets, 'CPM, ₹')).toBeCloseTo(toRupees(delivery.cpm), 1)
  })

  test('spreads each line over its weeks as the plan does, to the rupee', () => {
    const columns = sheetIn(sheets, 'Flowchart').columns.length
    const row = plan.lineItems.length + 3
    for (const [at, { weekStart, netAmount }] of plan.flightPlan.entries()) {
      expect(cellAt('Flowchart', String.fromCharCode(69 + at), 2)).toBe(weekStart)
      const difference = Number(cellAt('Flowchart', String.fromCharCode(69 + at), row)) - toRupees(netAmount)
      expect(Math.abs(difference), weekStart).toBeLessThan(1)
    }
    expect(cellAt('Flowchart', 'E', 1)).toMatch(/^(January|March|April) 2027$/)
    expect(Number(cellAt('Flowchart', String.fromCharCode(64 + columns), row))).toBeCloseTo(
      toRupees(plan.totals.subtotal),
      2,
    )
  })

  test('splits all of the GST, and the switch turns IGST into CGST and SGST', () => {
    const state = plan.lineItems[0]?.state ?? ''
    for (const buyer of ['To be confirmed', state]) {
      const book = workbookOf(typed(sheets, 'GST', 2, 1, buyer))
      const row = rowIn(sheets, 'GST', 'All')
      const [taxable = 0, gst = 0, cgst = 0, sgst = 0, igst = 0, all = 0] = [...'GHIJKL'].map((column) =>
        Number(book.cellAt('GST', column, row)),
      )
      expect(cgst + sgst + igst).toBeCloseTo(gst, 4)
      expect(cgst).toBeCloseTo(sgst, 0)
      expect(taxable + gst).toBeCloseTo(all, 4)
      expect(all).toBeCloseTo(toRupees(plan.totals.payable), 4)
    }
  })

  test('has the delivery by medium and city', () => {
    for (const { city, netAmount } of plan.citySummary) {
      const row = rowIn(sheets, 'Delivery', city)
      expect(Number(cellAt('Delivery', 'C', row)), city).toBeCloseTo(toRupees(netAmount), 4)
    }
    expect(rowIn(sheets, 'Delivery', 'Times seen or heard')).toBeGreaterThan(2)
  })
})

describe('a workbook that a user works on', () => {
  const plan = planFor(BRIEFS[0] ?? '')
  const sheets = bookOf(plan)
  const read = (book: readonly Sheet[]) => summaryOf(book, 'To pay in all, ₹')

  test('one unit more changes the sum, the tax and the weeks', () => {
    const [line] = plan.lineItems
    if (!line) throw new Error('no line')
    const more = typed(sheets, 'Plan', 2, 10, line.units + 1)
    const added = toRupees(line.rate) * line.quantity
    expect(read(more) - read(sheets)).toBeCloseTo(added * (1 + line.gstRate), 1)
    const total = String.fromCharCode(64 + sheetIn(sheets, 'Flowchart').columns.length)
    const weekly = (book: readonly Sheet[]) =>
      Number(workbookOf(book).cellAt('Flowchart', total, last(book, 'Flowchart') - 1))
    expect(weekly(more) - weekly(sheets)).toBeCloseTo(added, 1)
  })

  test('only the owner’s state with that of the buyer makes CGST and SGST', () => {
    const mumbai = bookOf(planWith([planLine({ channel: 'radio', state: 'Maharashtra' })]))
    const heads = (buyer: string) => {
      const book = workbookOf(typed(mumbai, 'GST', 2, 1, buyer))
      return [...'FIJK'].map((column) => book.cellAt('GST', column, 3))
    }
    const gst = 38_160
    expect(heads('To be confirmed')).toEqual(['To be confirmed', 0, 0, gst])
    expect(heads('Delhi')).toEqual(['Delhi', 0, 0, gst])
    expect(heads('Maharashtra')).toEqual(['Maharashtra', gst / 2, gst / 2, 0])
  })

  test('a hoarding is supplied at its site, wherever the buyer is', () => {
    const book = bookOf(planWith())
    for (const buyer of ['To be confirmed', 'Delhi']) {
      expect(workbookOf(typed(book, 'GST', 2, 1, buyer)).cellAt('GST', 'I', 3)).toBe(19_080)
    }
  })
})

describe('parts that a plan may be without', () => {
  test('without audience figures nothing is divided by nothing', () => {
    const sheets = bookOf(planWith([planLine(UNMEASURED)], { channelSummary: [], citySummary: [] }))
    expect(JSON.stringify(sheets)).not.toMatch(/NaN|null,"format"|Infinity/)
    for (const { computed } of formulasOf(sheets)) expect(computed).not.toBeNaN()
  })

  test('text that looks like a formula is text', () => {
    const files = writeWorkbook(bookOf(planWith([planLine({ title: '=1+1', why: '@SUM(A1)' })], { title: '=2+2' })))
    const xml = new TextDecoder().decode(files)
    expect(xml).not.toContain('<f>1+1</f>')
    expect(sheetIn(bookOf(planWith([planLine({ title: '=1+1' })])), 'Plan').rows[0]?.[3]).toBe('=1+1')
  })

  test('law, curve, certificate and artwork are in it where the plan has them', () => {
    const plan = planWith([planLine({ artworkBy: '2026-12-22' })], {
      compliance: [
        {
          code: 'RERA',
          verdict: 'conditions',
          statute: 'RERA, s. 11(2)',
          text: 'Number on each piece.',
          documents: ['Certificate'],
        },
      ],
      curve: {
        points: [
          { budget: toPaise(125_000), reach: 200_000, effectiveReach: 50_000 },
          { budget: toPaise(250_000), reach: 300_000, effectiveReach: 120_000 },
        ],
        knee: toPaise(250_000),
      },
      method: { ...planWith().method, certificate: { share: 0.996, bound: 301_000, steps: 40 } },
    })
    const sheets = bookOf(plan)
    expect(summaryOf(sheets, 'Certificate')).toBeCloseTo(99.6)
    const texts = JSON.stringify(sheets)
    for (const text of [
      'RERA, s. 11(2)',
      'Certificate',
      '2026-12-22',
      'this plan, from here on money buys repetition',
    ]) {
      expect(texts).toContain(text)
    }
    expect(wrongFormulas(sheets)).toEqual([])
    expect(texts).not.toMatch(/\bbook/i)
  })

  test('of many lines and weeks each has the weeks in which it runs', () => {
    const lines = Array.from({ length: 1_000 }, (_, at) =>
      planLine({ lineNo: at + 1, startDate: '2027-01-01', endDate: '2027-01-07' }),
    )
    const flightPlan = Array.from({ length: 30 }, () => ({ weekStart: '2027-01-01', netAmount: 0, impressions: 0 }))
    const plan = planWith([...lines, planLine({ lineNo: 1_001, endDate: '2027-07-30' })], { flightPlan })
    expect(weeksOf(plan)).toHaveLength(31)
    const { rows } = sheetIn(bookOf(plan), 'Flowchart')
    expect(rows[1]?.filter((cell) => cell !== null)).toHaveLength(6)
    expect(rows[1_001]?.filter((cell) => cell !== null)).toHaveLength(36)
  })

  test('a spreadsheet program reads the file', async () => {
    const { rows } = await readTable(writeWorkbook(bookOf(planWith())), () => 'Plan')
    expect(rows[0]?.cells.slice(9, 12)).toEqual(['Rate, ₹', 'Units', 'Quantity'])
    expect(rows[1]?.cells[15]).toBe(200_000)
  })
})
