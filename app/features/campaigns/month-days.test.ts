import { describe, expect, test } from 'vitest'
import { linesOn, monthsOf, runsIn, weeksOf } from './month-days.ts'

const wall = { id: 'wall', starts: '2026-12-15', ends: '2027-02-14', days: null }
const radio = { id: 'radio', starts: '2026-12-17', ends: '2026-12-18', days: null }
const paper = { id: 'paper', starts: '2026-12-06', ends: '2026-12-20', days: ['2026-12-06', '2026-12-20'] }
const lines = [wall, radio, paper]

const barsOf = (month: string, of = lines) =>
  weeksOf(month, of).map(({ bars }) => bars.map(({ line, from, to, lane }) => `${line.id} ${from}-${to} in ${lane}`))

describe('the calendar of a campaign', () => {
  test('has the months in which something runs, and no others', () => {
    expect(monthsOf(lines)).toEqual(['2026-12-01', '2027-01-01', '2027-02-01'])
    expect(monthsOf([{ ...paper, days: ['2026-10-04', '2026-12-20'] }])).toEqual(['2026-10-01', '2026-12-01'])
    expect(monthsOf([])).toEqual([])
  })

  test('has whole weeks from Monday on, empty outside the month', () => {
    const weeks = weeksOf('2026-12-01', lines)
    expect(weeks.map(({ days }) => days.filter(Boolean).length)).toEqual([6, 7, 7, 7, 4])
    expect(weeks[0]?.days.slice(0, 2)).toEqual([null, '2026-12-01'])
    expect(weeks[4]?.days.slice(3)).toEqual(['2026-12-31', null, null, null])
    // February 2027 begins on a Monday and fills four weeks.
    expect(weeksOf('2027-02-01', []).map(({ days }) => days.filter(Boolean).length)).toEqual([7, 7, 7, 7])
  })

  test('draws what runs, each line in a lane of its own, no day outside the month', () => {
    expect(barsOf('2026-12-01')).toEqual([
      ['paper 6-6 in 0'],
      [],
      ['wall 1-6 in 0', 'radio 3-4 in 1', 'paper 6-6 in 1'],
      ['wall 0-6 in 0'],
      ['wall 0-3 in 0'],
    ])
    expect(barsOf('2027-02-01')).toEqual([['wall 0-6 in 0'], ['wall 0-6 in 0'], [], []])
  })

  test('says where a bar goes on', () => {
    const [, , first, , last] = weeksOf('2026-12-01', [wall])
    expect(first?.bars).toMatchObject([{ isBegun: false, isOpen: true }])
    expect(last?.bars).toMatchObject([{ isBegun: true, isOpen: true }])
  })

  test('says what runs on a day and in a month: a paper on its days of issue alone', () => {
    expect(linesOn('2026-12-18', lines)).toEqual([wall, radio])
    expect(linesOn('2026-12-20', lines)).toEqual([wall, paper])
    expect(runsIn('2026-12-01', lines).map(({ line, span }) => `${line.id} ${span.start}`)).toEqual([
      'paper 2026-12-06',
      'wall 2026-12-15',
      'radio 2026-12-17',
      'paper 2026-12-20',
    ])
    expect(runsIn('2027-01-01', lines).map(({ line }) => line.id)).toEqual(['wall'])
  })
})
