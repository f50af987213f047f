import { expect, test } from 'vitest'
import { READING } from '../../../../../tests/support/planner-talk.ts'
import { understand } from './understand.ts'

const briefOf = (...said: string[]) =>
  understand(
    said.map((content) => ({ role: 'user' as const, content })),
    READING,
  ).brief
const LAKH = 10_000_000
const cities = (...said: string[]) =>
  briefOf(...said).cityMoney.map(({ city, least, most }) => [city, least > 0, most / LAKH])

test.each([
  '20 lakh Mumbai and Pune, January 2027, radio, not more than 4 lakh in Pune',
  '20 lakh Mumbai and Pune, January 2027, radio, Pune max 4 lakh',
])('a limit on one city is no share of it: %s', (said) => {
  expect(cities(said)).toEqual([['Pune', false, 4]])
  expect(briefOf(said).budget?.amount).toBe(20 * LAKH)
})

test('a limit after its sum, in Hindi', () => {
  expect(briefOf('20 lakh Delhi January 2027 hoardings aur radio, radio pe 6 lakh se zyada nahi').split).toEqual({
    radio: 30,
  })
})

test.each([
  ['2 लाख कम कर दो', 8],
  ['2 लाख बढ़ा दो', 12],
  ['2 लाख और जोड़ दो', 12],
  ['बजट दोगुना कर दो', 20],
])('a step of the budget in Hindi: %s', (said, lakh) => {
  expect(briefOf('पुणे में 10 लाख, जनवरी 2027, रेडियो', said).budget?.amount).toBe(lakh * LAKH)
})

test('a limit on a medium may follow its name', () => {
  const { budget, split } = briefOf('20 lakh Delhi January 2027 hoardings and radio, radio not more than 5 lakh')
  expect([budget?.amount, split]).toEqual([20 * LAKH, { radio: 25 }])
})

test('two sums for the whole are still two budgets', () => {
  expect(briefOf('20 lakh Delhi January 2027 radio, but the boss says max 15 lakh').budget).toBeNull()
})

test.each([
  'split 20 lakh equally between Chennai and Kochi, January 2027',
  '20 lakh, Chennai aur Kochi barabar, radio',
])('the same money for each city: %s', (said) => {
  expect(cities(said)).toEqual([
    ['Chennai', true, 10],
    ['Kochi', true, 10],
  ])
})

test('the same money for each medium, where media are named next to it', () => {
  const { split, cityMoney } = briefOf('20 lakh Pune January 2027, split equally between hoardings and radio')
  expect([split, cityMoney]).toEqual([{ ooh: 50, radio: 50 }, []])
})

test.each([
  ['दिल्ली में 10 लाख, जनवरी 2027, रेडियो', 'दिल्ली की जगह मुंबई कर दो', ['Mumbai']],
  ['10 lakh Delhi January 2027 radio', 'Delhi ki jagah Mumbai', ['Mumbai']],
])('a city in place of another: %s, %s', (first, then, expected) => {
  expect(briefOf(first, then).cities).toEqual(expected)
})

test('an end that is named moves the end alone', () => {
  const { startDate, endDate } = briefOf('5 lakh Nagpur newspapers, 1 to 31 January 2027', 'end it on 20 January')
  expect([startDate, endDate]).toEqual(['2027-01-01', '2027-01-20'])
})

test('misspelt media of a list vouch for each other', () => {
  expect(briefOf('chennai me rdio aur newspapr, 9 lakh, february 2027').channels).toEqual(['radio', 'newspaper'])
})

test('papers of a language are newspapers', () => {
  expect(briefOf('Bengali papers, Kolkata, 5 lakh, February 2027').channels).toEqual(['newspaper'])
})
