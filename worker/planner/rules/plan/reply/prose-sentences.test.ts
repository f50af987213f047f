import { describe, expect, test } from 'vitest'
import { BAD, GOOD } from '../../../../../tests/support/prose-sentences.ts'
import { type Evidence, faultsOf, shownProse } from './prose.ts'

const city = (name: string, ...areas: string[]) => ({ name, state: '', areas })

const EVIDENCE: Evidence = {
  results: [
    JSON.stringify({
      today: '2026-11-23',
      budget: '₹10,00,000',
      cities: ['Pune'],
      startDate: '2027-01-01',
      endDate: '2027-01-31',
      channels: ['ooh', 'radio'],
    }),
    JSON.stringify({
      plan: {
        total: '₹9,48,390',
        production: '₹57,820',
        from: '2027-01-01',
        until: '2027-01-31',
        peopleReached: 2_961_234,
        peopleReachedAtLeast: 2_700_123,
        peopleReachedAtMost: 3_150_456,
        timesEach: 11.7,
        perThousandImpressions: '₹84.50',
        lines: [{ id: 'ooh-0101', channel: 'ooh', total: '₹1,35,700', people: 312_000 }],
      },
    }),
  ],
  said: ['Hoardings and radio in Pune for our gym, 10 lakh, January 2027', 'radio hatao, akhbaar jodo'],
  names: ['Gantry over Baner Road'],
  instructions: '',
  cities: [city('Pune', 'Baner'), city('Mumbai', 'Juhu'), city('Nagpur'), city('Chennai')],
}

describe('a sentence is not shown', () => {
  test.each(BAD)('for a fault of the kind %s: %s', (kind, sentence) =>
    expect(faultsOf(sentence, EVIDENCE)).toContain(kind),
  )
})

describe('a sentence is shown', () => {
  test.each(GOOD)('%s', (sentence) => expect(faultsOf(sentence, EVIDENCE)).toEqual([]))
})

describe('of a text', () => {
  const [first, second, third] = ['There are 13 lines in the plan.', 'The gantry is 300 a week.', 'It runs in Pune.']

  test('without a fault all is shown', () => {
    expect(shownProse(`${first} ${third}`, EVIDENCE)).toBe(`${first} ${third}`)
  })

  test('a later sentence with a fault is left out', () => {
    expect(shownProse(`${first} ${second} ${third}`, EVIDENCE)).toBe(`${first} ${third}`)
  })

  test('nothing is shown when the first sentence has a fault, or two have', () => {
    expect(shownProse(`${second} ${first}`, EVIDENCE)).toBeNull()
    expect(shownProse(`${first} ${second} I have booked it. ${third}`, EVIDENCE)).toBeNull()
  })

  test('nothing is shown when it is too long, or asks too much', () => {
    expect(shownProse(`${first} `.repeat(100), EVIDENCE)).toBeNull()
    expect(shownProse('Where? When? Who? Why?', EVIDENCE)).toBeNull()
  })

  test('a fault spread over two sentences counts as well', () => {
    expect(shownProse('Look [here.\nAnd there] for it.', EVIDENCE)).toBeNull()
  })
})

test('a name that an owner chose is no ground for a price', () => {
  const names = ['Board at Rs 500 a month only']
  expect(faultsOf('That board is Rs 500 a month.', { ...EVIDENCE, names })).toContain('figure')
})
