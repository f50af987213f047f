import { expect, test } from 'vitest'
import { briefWith } from '../../../../../tests/support/plan.ts'
import { JANUARY, offerOf, pricedLine } from '../../../../../tests/support/plan-lines.ts'
import { toPaise } from '../../../../kernel/rules/money.ts'
import type { Brief } from '../brief.ts'
import { isPlannable } from '../complete-brief.ts'
import { warningsOf } from './warnings.ts'

type Facts = Parameters<typeof warningsOf>[0]
const place = (name: string, people = 1_000) => ({ name, state: 'Maharashtra', people })

const warned = (facts: Partial<Facts> = {}, more: Partial<Brief> = {}) => {
  const brief = briefWith(more)
  if (!isPlannable(brief)) throw new Error('An incomplete brief')
  const places = [place('Mumbai')]
  const warnings = warningsOf({
    brief,
    market: {
      places,
      noCityPlace: -1,
      flight: JANUARY,
      offers: [],
      extraOffers: [],
      unbookable: [],
      missingFormats: [],
      localities: [],
    },
    lines: [pricedLine()],
    booking: { today: '2026-11-20' },
    lost: [],
    unallocated: 0,
    widened: false,
    leftOut: [],
    thin: [],
    curve: null,
    ...facts,
  })
  for (const { hindi } of warnings) expect(hindi).toMatch(/\p{Script=Devanagari}/u)
  return warnings.map(({ code, text }) => ({ code, text }))
}
const market = (...places: ReturnType<typeof place>[]): Facts['market'] => ({
  places,
  noCityPlace: -1,
  flight: JANUARY,
  offers: [],
  extraOffers: [],
  unbookable: [],
  missingFormats: [],
  localities: [],
})

test('a plan that serves everything has no warning', () => expect(warned()).toEqual([]))

test('a city without inventory is a warning', () => {
  expect(warned({}, { unavailableCities: ['Thane', 'Satara', 'Karad'] })).toEqual([
    { code: 'UNAVAILABLE_CITY', text: 'There is no inventory in Thane, Satara and Karad yet' },
  ])
})

test('a city without a line is a warning, but for places without people', () => {
  const [only, ...others] = warned({ market: market(place('Mumbai'), place('Pune'), place('No single city', 0)) })
  expect(only).toMatchObject({ code: 'CITY_MISSING', text: expect.stringMatching(/^Nothing in Pune fits/) })
  expect(others).toEqual([])
})

test('no city is missing where a line reaches all of them, or in a plan for the country', () => {
  const both = market(place('Mumbai'), place('Pune'))
  expect(warned({ market: both, lines: [pricedLine(), pricedLine({ city: null })] })).toEqual([])
  expect(warned({ market: both }, { geoScope: 'pan_india', cities: [] })).toEqual([])
})

test('a medium without a line is a warning', () => {
  expect(warned({}, { channels: ['ooh', 'radio', 'tv'] })).toEqual([
    { code: 'CHANNEL_MISSING', text: 'Nothing of radio and television fits the budget, places and dates' },
  ])
})

test('added media are a warning', () => {
  expect(warned({ widened: true }, { channels: ['ooh'] })[0]).toMatchObject({
    code: 'WIDENED',
    text: expect.stringContaining('does not fit into outdoor alone'),
  })
})

test('unspent money is a warning beyond eight percent of the budget', () => {
  const budget = { amount: toPaise(10_000), min: null, gst: 'inclusive', sourceText: '' } as const
  expect(warned({ unallocated: toPaise(800) }, { budget })).toEqual([])
  expect(warned({ unallocated: toPaise(801) }, { budget })[0]?.text).toMatch(/^₹801 stays unallocated/)
})

test('lines that nobody measures are counted', () => {
  const unmeasured = pricedLine({}, { impressions: null })
  expect(warned({ lines: [unmeasured, pricedLine({}, { impressions: 0 })] })[0]?.text).toMatch(/^One line is sold/)
  expect(warned({ lines: [unmeasured, unmeasured] })[0]?.text).toMatch(/^2 lines are sold/)
})

test('lines that are taken at first are a warning with their first day', () => {
  const taken = (nextAvailable: string) =>
    pricedLine({ availability: { status: 'booked', nextAvailable } }, { startDate: nextAvailable })
  const free = pricedLine({}, { startDate: '2027-01-08' })
  expect(warned({ lines: [free, taken('2027-01-01')] })).toEqual([])
  expect(warned({ lines: [taken('2027-01-12'), free] })).toEqual([
    { code: 'LATER_START', text: 'One line is taken until then and starts on 12 Jan 2027' },
  ])
  expect(warned({ lines: [taken('2027-01-12'), taken('2027-01-05')] })[0]?.text).toBe(
    '2 lines are taken at first and start later, the first on 5 Jan 2027',
  )
})

test('each medium that needs more days than are left is a warning once, with its earliest day', () => {
  const radio = pricedLine({ channel: 'radio' })
  const soon = (today: string, needsCertificate = false) =>
    warned({ booking: { today, needsCertificate }, lines: [pricedLine(), pricedLine(), radio] }).map(({ text }) => text)
  expect(soon('2026-12-25')).toEqual([])
  expect(soon('2026-12-26')).toEqual([
    expect.stringMatching(/, outdoor \(5 to 7 days with mounting\) on 2 Jan 2027 at the earliest can start/),
  ])
  expect(soon('2026-12-31')).toEqual([
    expect.stringMatching(/outdoor .* on 7 Jan 2027 at the earliest and radio \(3 to 5 days\) on 5 Jan 2027/),
  ])
  expect(soon('2026-12-20', true)).toEqual([expect.stringMatching(/outdoor .* on 3 Jan 2027/)])
})

test('held lines that are not in the plan as they were are named', () => {
  expect(warned({ lost: ['Unipole at Juhu'] })).toEqual([
    {
      code: 'LOCK_LOST',
      text: 'Unipole at Juhu is not kept as it was: it does not fit these places, dates and money',
    },
  ])
  expect(warned({ lost: ['A', 'B'] })[0]?.text).toMatch(/^A and B are not kept as they were/)
})

test('a number that cannot be had is a warning with how many there are', () => {
  const counts = [{ channel: 'ooh' as const, format: null, least: 3, most: 3 }]
  const lines = [pricedLine({ id: 'a' }), pricedLine({ id: 'b' })]
  const offers = ['a', 'b', 'c'].map((id) => offerOf({ id }))
  const three = { ...market(place('Mumbai')), offers }
  expect(warned({ lines, market: three }, { counts })).toEqual([
    {
      code: 'COUNT_SHORT',
      text: 'Only 2 of the 3 outdoor listings asked for can be had for this money, in these places and dates',
    },
  ])
  expect(warned({ lines: [...lines, pricedLine({ id: 'c' })], market: three }, { counts })).toEqual([])
})
