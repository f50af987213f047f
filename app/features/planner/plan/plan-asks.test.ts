import { expect, test } from 'vitest'
import { MEDIA_TYPES } from '../../../../worker/catalogue/rules/registry/media.ts'
import { toPaise } from '../../../../worker/kernel/rules/money.ts'
import { understand } from '../../../../worker/planner/rules/plan/conversation/understand.ts'
import { OBJECTIVES } from './brief-words.ts'
import {
  askAudience,
  askBudget,
  askChannels,
  askCities,
  askDates,
  askGst,
  askLakh,
  askObjective,
  readBudget,
  readCities,
  saidMedia,
} from './plan-asks.ts'

const READING = {
  today: '2026-11-23',
  cities: ['Mumbai', 'Pune', 'Nagpur'].map((name) => ({ name, state: 'Maharashtra', areas: [] })),
}
const FIRST = 'Launch of a protein bar. 15 lakh including GST in Mumbai and Pune, 1-31 January 2027.'

/** Brief that the planner reads from a message followed by the sentence of a control. */
const readAfter = (sentence: string) =>
  understand(
    [FIRST, sentence].map((content) => ({ role: 'user' as const, content })),
    READING,
  ).brief

test('the planner understands what the controls of a plan say', () => {
  expect(readAfter(askBudget(toPaise(1_200_000))).budget?.amount).toBe(toPaise(1_200_000))
  expect(readAfter(askGst('exclusive')).budget?.gst).toBe('exclusive')
  expect(readAfter(askDates('2027-02-01', '2027-03-14'))).toMatchObject({
    startDate: '2027-02-01',
    endDate: '2027-03-14',
  })
  expect(readAfter(askCities(['Nagpur', 'Pune'], ['Mumbai', 'Pune'])).cities.toSorted()).toEqual(['Nagpur', 'Pune'])
  expect(readAfter(askAudience('women 25-50')).audience).toBe('women 25-50')
})

test.each(Object.keys(OBJECTIVES))('the planner understands the objective %s', (objective) => {
  expect(readAfter(askObjective(objective)).objective).toBe(objective)
})

test.each(MEDIA_TYPES)('the planner understands only %s', (channel) => {
  expect(readAfter(askChannels(saidMedia([channel]))).channels).toEqual([channel])
})

test('a budget is asked for in the grouping of the country', () => {
  expect(askBudget(toPaise(1_200_000))).toBe('Make the budget ₹12,00,000')
})

test.each([
  [2_800_000, 'Make it ₹28 lakh'],
  [12_500_000, 'Make it ₹1.25 crore'],
  [95_000, 'Make it ₹95,000'],
])('the slider asks for ₹%i in words that are understood', (rupees, words) => {
  expect(askLakh(toPaise(rupees))).toBe(words)
  expect(readAfter(words).budget?.amount).toBe(toPaise(rupees))
})

test('dates are asked for with their year', () => {
  expect(askDates('2027-01-01', '2027-02-14')).toBe('Run it from 1 Jan 2027 to 14 Feb 2027')
})

test('cities that go are named as such, cities that stay are not', () => {
  expect(askCities(['Delhi', 'pune'], ['Mumbai', 'Pune'])).toBe('Actually make it Delhi and pune, not Mumbai')
  expect(askCities(['Mumbai', 'Pune', 'Nagpur'], ['Mumbai'])).toBe('Actually make it Mumbai, Pune and Nagpur')
})

test.each([
  ['Mumbai, Pune and Nagpur', ['Mumbai', 'Pune', 'Nagpur']],
  ['Chandigarh', ['Chandigarh']],
  [' , and ', []],
])('%o names the cities %o', (text, cities) => {
  expect(readCities(text)).toEqual(cities)
})

test.each([
  ['12,00,000', toPaise(1_200_000)],
  ['₹12 lakh', toPaise(1_200_000)],
  ['1.5 cr', toPaise(15_000_000)],
  ['500', null],
  ['a lot', null],
  ['', null],
])('%o is a budget of %o', (text, amount) => {
  expect(readBudget(text)).toBe(amount)
})
