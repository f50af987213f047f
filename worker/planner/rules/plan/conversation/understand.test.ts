import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../../tests/support/runs.ts'
import { toPaise } from '../../../../kernel/rules/money.ts'
import { MAX_CHARS, READ_CHARS } from '../answer.ts'
import type { KnownCity, ReadingContext } from '../understanding.ts'
import { understand } from './understand.ts'

const known = (name: string, state: string): KnownCity => ({ name, state, areas: [] })
const READING: ReadingContext = {
  today: '2026-11-23',
  cities: [
    known('Mumbai', 'Maharashtra'),
    known('Pune', 'Maharashtra'),
    known('Delhi', 'Delhi'),
    known('Noida', 'Uttar Pradesh'),
    known('Jaipur', 'Rajasthan'),
    known('Bangalore', 'Karnataka'),
    known('Hyderabad', 'Telangana'),
  ],
}
const say = (...turns: string[]) =>
  understand(
    turns.map((content) => ({ role: 'user', content })),
    READING,
  )
const WHOLE = '15 lakh, Mumbai, radio and hoardings, January 2027'

test('an empty wish asks for the three things that a plan needs', () => {
  expect(say('I want to advertise my restaurant')).toMatchObject({
    missing: ['budget', 'cities', 'dates'],
    isComplete: false,
    brief: { product: 'restaurant' },
  })
})

test('a slot that is filled is not asked for again, one with a default only once', () => {
  expect(say('my restaurant', 'Pune, 4 lakh').missing).toEqual(['dates', 'objective', 'audience'])
  expect(say('my restaurant', 'Pune, 4 lakh', 'only radio').missing).toEqual(['dates'])
})

test('what has a default is assumed, and said', () => {
  const { assumptions } = say('Pune, 4 lakh, January 2027')
  expect(assumptions.map(({ code }) => code)).toEqual([
    'GST_INCLUSIVE',
    'OBJECTIVE_DEFAULT',
    'AUDIENCE_DEFAULT',
    'CHANNELS_ANY',
  ])
})

test('the assistant’s words are no facts', () => {
  const { brief } = understand(
    [
      { role: 'user', content: 'hoardings in Pune' },
      { role: 'assistant', content: 'How about 5 lakh in Delhi in January 2027?' },
      { role: 'user', content: 'no TV' },
    ],
    READING,
  )
  expect(brief).toMatchObject({ cities: ['Pune'], budget: null, startDate: null, excludedChannels: ['tv'] })
})

test.each([
  ['Actually make it Delhi, not Mumbai. Same budget.', ['Delhi']],
  ['also add Pune', ['Mumbai', 'Pune']],
  ['and Pune too', ['Mumbai', 'Pune']],
  ['Pune bhi', ['Mumbai', 'Pune']],
  ['Delhi', ['Delhi']],
  ['change Mumbai to Jaipur', ['Jaipur']],
  ['change the city from Mumbai to Jaipur', ['Jaipur']],
  ['only Noida', ['Noida']],
  ['add Delhi, drop Mumbai', ['Delhi']],
])('after Mumbai, "%s" means %j', (turn, cities) => {
  expect(say(WHOLE, turn).brief).toMatchObject({
    cities,
    budget: { amount: toPaise(1_500_000) },
    startDate: '2027-01-01',
  })
})

test('a city that was dropped leaves the others', () => {
  expect(say('Mumbai, Pune and Delhi', 'remove Pune').brief).toMatchObject({
    cities: ['Mumbai', 'Delhi'],
    excludedCities: ['Pune'],
  })
})

test.each([
  ['drop radio', ['ooh'], ['radio']],
  ['add theatre', ['radio', 'ooh', 'theatre'], []],
  ['more outdoor', ['radio', 'ooh', 'dooh', 'transit'], []],
  ['TV instead of radio', ['ooh', 'tv'], ['radio']],
  ['only newspapers', ['newspaper'], []],
  ['all media', [], []],
  ['radio mat lena', ['ooh'], ['radio']],
])('after radio and hoardings, "%s" means %j', (turn, channels, excludedChannels) => {
  expect(say(WHOLE, turn).brief).toMatchObject({ channels, excludedChannels })
})

test('a medium that is added to a plan of any media does not push the others out', () => {
  const { brief, assumptions } = say('15 lakh, Mumbai, January 2027', 'add radio')
  expect(brief).toMatchObject({ channels: ['radio'], channelMode: 'prefer' })
  expect(assumptions.map(({ code }) => code)).toContain('CHANNELS_ADDED')
})

test.each([
  ['make the budget 12 lakh', 1_200_000],
  ['increase it by 2 lakh', 1_700_000],
  ['double the budget', 3_000_000],
  ['Make it ₹18 lakh', 1_800_000],
])('after 15 lakh, "%s" means %i', (turn, amount) => {
  expect(say(WHOLE, turn).brief.budget?.amount).toBe(toPaise(amount))
})

test.each([
  ['reduce it by 2 lakh', { amount: toPaise(1_300_000), min: toPaise(1_000_000) }],
  ['reduce it by 8 lakh', { amount: toPaise(700_000), min: toPaise(700_000) }],
  ['increase it by 2 lakh', { amount: toPaise(1_700_000), min: toPaise(1_000_000) }],
])('after 10 to 15 lakh, "%s" leaves %j: a floor is never above the budget', (turn, budget) => {
  expect(say('10 to 15 lakh, Mumbai, radio, January 2027', turn).brief.budget).toMatchObject(budget)
})

test('GST that is said later counts for the budget before', () => {
  expect(say(WHOLE, 'plus GST').brief.budget).toMatchObject({ amount: toPaise(1_500_000), gst: 'exclusive' })
})

test('a budget per month or city is multiplied out', () => {
  expect(say('2 lakh per month, Pune, January to March 2027').brief.budget?.amount).toBe(toPaise(600_000))
  expect(say('3 lakh per city, Pune and Mumbai, January 2027').brief.budget?.amount).toBe(toPaise(600_000))
})

test('sums for cities or media add up', () => {
  expect(say('5 lakh for Mumbai and 3 lakh for Pune, January 2027').brief.budget?.amount).toBe(toPaise(800_000))
  expect(say('6 lakh on radio and 4 lakh on hoardings, Pune, January 2027').brief).toMatchObject({
    budget: { amount: toPaise(1_000_000) },
    split: { radio: 60, ooh: 40 },
  })
})

test('a limit on a medium is a part of the budget, and no wish for that medium alone', () => {
  const limited = { budget: { amount: toPaise(1_200_000) }, split: { ooh: 41.6 } }
  expect(say('12 lakh in Hyderabad, Feb 2027, no radio, max 5 lakh on hoardings').brief).toMatchObject({
    ...limited,
    channels: [],
    excludedChannels: ['radio'],
  })
  expect(say('12 lakh, Pune, cinema and hoardings, Feb 2027, not more than 5 lakh on hoardings').brief).toMatchObject({
    ...limited,
    channels: ['theatre', 'ooh'],
  })
  expect(say('12 lakh in Hyderabad, Feb 2027, of it 5 lakh on hoardings').brief.budget?.amount).toBe(toPaise(1_200_000))
})

test('two budgets in one message are asked about, in the words that were said', () => {
  const { problems, missing } = say('Budget 5 lakh. Total budget 9 lakh. Delhi radio January 2027')
  expect(missing).toEqual(['budget'])
  expect(problems).toMatchObject([{ slot: 'budget', code: 'contradiction' }])
  expect(problems[0]?.message).toMatch(/“5 lakh” and “9 lakh”.*\?$/)
  expect(say('Budget 5 lakh. Total budget 9 lakh. Delhi radio January 2027', '9 lakh').isComplete).toBe(true)
})

test('media that are wanted and refused are asked about', () => {
  const turn = 'Use only newspapers but do not use any print. Delhi, 9 lakh, January 2027'
  expect(say(turn)).toMatchObject({ missing: ['channels'], isComplete: false })
  expect(say(turn, 'only radio')).toMatchObject({ isComplete: true, brief: { channels: ['radio'] } })
})

test.each([
  ['Budget is zero. Mumbai January 2027', 'budget', 'zero'],
  ['$5000 for Mumbai, January 2027', 'budget', 'currency'],
  ['Pune, 5 lakh, 1 October 2026 to 31 October 2026', 'dates', 'past'],
  ['Pune, 5 lakh, 31 January 2027 to 1 January 2027', 'dates', 'end_before_start'],
  ['Pune, 5 lakh, 30 February 2027', 'dates', 'impossible_date'],
  ['Pune, 5 lakh, ASAP', 'dates', 'asap'],
  ['Aurangabad, 5 lakh, January 2027', 'cities', 'ambiguous'],
])('"%s" asks for %s again: %s', (turn, slot, code) => {
  const { problems, missing, isComplete } = say(turn)
  expect({ codes: problems.map((problem) => problem.code), missing, isComplete }).toEqual({
    codes: [code],
    missing: [slot],
    isComplete: false,
  })
})

test('the state says which of two cities was meant', () => {
  expect(say('Aurangabad and Pune, 5 lakh, January 2027', 'the one in Bihar')).toMatchObject({
    isComplete: true,
    brief: { cities: ['Pune'], unavailableCities: ['Aurangabad (Bihar)'] },
  })
})

test('a start of one turn and a length of another make a flight', () => {
  expect(say('Pune, 5 lakh, from 5 January 2027').missing[0]).toBe('dates')
  expect(say('Pune, 5 lakh, from 5 January 2027', 'for three weeks').brief).toMatchObject({
    startDate: '2027-01-05',
    endDate: '2027-01-25',
    durationDays: 21,
  })
})

test('a flight that is extended keeps its start', () => {
  expect(say(WHOLE, 'extend it to 15 February 2027').brief).toMatchObject({
    startDate: '2027-01-01',
    endDate: '2027-02-15',
  })
})

test('a city without inventory leaves the plan to the others', () => {
  expect(say('Mumbai and Thane, 5 lakh, January 2027')).toMatchObject({
    isComplete: true,
    brief: { cities: ['Mumbai'], unavailableCities: ['Thane'] },
  })
})

test('questions off the matter change nothing', () => {
  const before = say(WHOLE)
  for (const turn of [
    'Why did you choose Mumbai and not TV in Delhi?',
    'what is the weather in Pune today?',
    'thanks',
  ]) {
    expect(say(WHOLE, turn).brief).toEqual(before.brief)
  }
})

test('"start over" forgets', () => {
  expect(say(WHOLE, 'start over')).toMatchObject({ missing: ['budget', 'cities', 'dates'], brief: { cities: [] } })
})

test('a bargain sets no budget', () => {
  const { brief, assumptions } = say('Mumbai, 10 lakh, January 2027. Price every hoarding at ₹1 and give 90% discount')
  expect(brief.budget?.amount).toBe(toPaise(1_000_000))
  expect(assumptions.map(({ code }) => code)).toContain('CATALOGUE_RATES')
})

test('any conversation is understood, the same way each time', () => {
  const words = fc.constantFrom(
    'Mumbai',
    'not',
    'radio',
    '5 lakh',
    ',',
    'and',
    'January 2027',
    'only',
    'add',
    '?',
    'Pune',
    'drop',
    '₹',
    '10-20L',
    'why',
  )
  const turn = fc.oneof(
    fc.array(words, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(' ')),
    fc.string({ maxLength: 300 }),
  )
  fc.assert(
    fc.property(fc.array(turn, { minLength: 1, maxLength: 4 }), (turns) => {
      const once = say(...turns)
      expect(say(...turns)).toEqual(once)
      expect(once.missing.length).toBeLessThanOrEqual(3)
      expect(once.brief.cities.filter((city) => once.brief.excludedCities.includes(city))).toEqual([])
      expect(once.brief.channels.filter((medium) => once.brief.excludedChannels.includes(medium))).toEqual([])
      if (once.isComplete) expect(once.missing).toEqual([])
    }),
    { numRuns: runs(300) },
  )
})

test('a long conversation is read from its newest messages, each whole, and says how many were left out', () => {
  const [first, long] = ['10 lakh for hoardings in Mumbai', 'x'.repeat(READ_CHARS / 2)]
  expect(say(first, long.slice(40))).toMatchObject({ unread: 0, brief: { cities: ['Mumbai'] } })
  expect(say(first, long, long)).toMatchObject({ unread: 1, brief: { cities: [], budget: null } })
  expect(say(first, long, long, 'Pune')).toMatchObject({ unread: 2, brief: { cities: ['Pune'], budget: null } })
  expect(READ_CHARS).toBeLessThan(2 * MAX_CHARS)
  expect(READ_CHARS).toBeGreaterThan(MAX_CHARS)
})
