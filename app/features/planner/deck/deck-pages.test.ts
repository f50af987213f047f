import { describe, expect, test } from 'vitest'
import { planLine, planWith } from '../../../../tests/support/plan.ts'
import { addDays } from '../../../../worker/kernel/rules/dates.ts'
import { toPaise } from '../../../../worker/kernel/rules/money.ts'
import { chartColumns, chartPages, notePages, notesOf } from './deck-pages.ts'

const weeks = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    weekStart: addDays('2027-01-01', at * 7),
    netAmount: 0,
    impressions: 0,
  }))
const linesOf = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    planLine({ lineNo: at + 1, channel: at % 2 ? 'radio' : 'ooh', city: at % 3 ? 'Mumbai' : 'Pune' }),
  )

describe('the flowchart of the deck', () => {
  test.each([
    ['weeks', 5],
    ['months', 26],
  ])('by %s holds all of the money of each row', (_, count) => {
    const plan = planWith(linesOf(8), { flightPlan: weeks(count) })
    const [rows = []] = chartPages(plan, chartColumns(plan))
    expect(rows).toHaveLength(8)
    for (const { cells, total } of rows) {
      expect(cells.reduce((sum, cell) => sum + cell, 0)).toBe(total)
      expect(total).toBe(toPaise(200_000))
    }
  })

  test('names weeks by their first day, and many weeks by months', () => {
    expect(chartColumns({ flightPlan: weeks(2) }).map(({ label }) => label)).toEqual(['1 Jan', '8 Jan'])
    expect(chartColumns({ flightPlan: weeks(15) }).map(({ label }) => label)).toEqual([
      'Jan 2027',
      'Feb 2027',
      'Mar 2027',
      'Apr 2027',
    ])
  })

  test('of many lines has a row for each medium in each city', () => {
    const plan = planWith(linesOf(80), { flightPlan: weeks(5) })
    const pages = chartPages(plan, chartColumns(plan))
    expect(pages.flat().map(({ name }) => name)).toEqual([
      'Outdoor, Pune',
      'Radio, Mumbai',
      'Outdoor, Mumbai',
      'Radio, Pune',
    ])
    expect(pages.flat().reduce((sum, { total }) => sum + total, 0)).toBe(80 * toPaise(200_000))
  })
})

describe('the notes of the deck', () => {
  test('begin with the law and its papers', () => {
    const [first, second] = notesOf(
      planWith([], {
        compliance: [
          {
            code: 'RERA',
            verdict: 'held',
            statute: 'RERA, s. 3',
            text: 'Register first.',
            documents: ['Certificate', 'Plan'],
          },
        ],
      }),
    )
    expect(first?.text).toBe(
      'RERA, s. 3. Runs once the documents are there: Register first. Documents: Certificate; Plan.',
    )
    expect(second?.heading).toBe('Assumptions')
  })

  test('lose none, and leave no page without room', () => {
    const notes = Array.from({ length: 60 }, (_, at) => ({
      heading: `Heading ${at % 3}`,
      text: `${at} ${'word '.repeat(60)}`,
    }))
    const pages = notePages(notes)
    expect(pages.flat()).toEqual(notes)
    expect(Math.max(...pages.map((page) => page.length))).toBeLessThan(7)
    const long = notePages([{ heading: 'A', text: 'x'.repeat(9_000) }])
    expect(long.length).toBeGreaterThan(2)
    expect(
      long
        .flat()
        .map(({ text }) => text)
        .join(''),
    ).toHaveLength(9_000)
    expect(notePages([])).toEqual([])
  })
})
