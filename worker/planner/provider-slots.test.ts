import { describe, expect, test } from 'vitest'
import { toPaise } from '../kernel/rules/money.ts'
import { saidFacts } from './provider-ground.ts'
import type { Slots } from './provider-inputs.ts'
import { amend } from './provider-slots.ts'
import { understand } from './rules/plan/conversation/understand.ts'
import { QUESTION_INTENTS } from './rules/plan/question.ts'

const reading = {
  today: '2026-11-23',
  cities: [
    { name: 'Mumbai', state: 'Maharashtra', areas: ['Bandra'] },
    { name: 'Pune', state: 'Maharashtra', areas: ['Kothrud'] },
    { name: 'Delhi', state: 'Delhi', areas: [] },
  ],
}

/** Slots after these messages and a change by the model. */
function amended(said: readonly string[], slots: Slots, change: object = {}) {
  const before = {
    ...understand(
      said.map((content) => ({ role: 'user' as const, content })),
      reading,
    ),
    ...change,
  }
  const { understanding, refused } = amend(before, slots, {
    parsed: before.brief,
    said: saidFacts(said, reading),
    reading,
  })
  return { brief: understanding.brief, refused, before: before.brief, intent: understanding.intent }
}

const FULL = 'Hoardings and radio in Mumbai, 10 lakh, 1 January to 31 January 2027, to launch a protein bar'

describe('what our readers found stays', () => {
  test.each<[string, Slots]>([
    ['cities', { cities: ['Delhi'] }],
    ['all of India', { panIndia: true }],
    ['media', { channels: ['tv'] }],
    ['media, fewer of them', { channels: ['radio'] }],
    ['days', { startDate: '2027-05-01', endDate: '2027-05-31' }],
    ['the last day', { endDate: '2027-02-28' }],
    ['the budget', { budgetRupees: 2_000_000 }],
    ['the goal', { objective: 'event' }],
    ['the product', { product: 'energy drink' }],
    ['the emphasis', { emphasis: 'frequency' }],
  ])('%s', (_, slots) => {
    const { brief, before, refused } = amended([FULL], slots)
    expect(brief).toEqual(before)
    expect(refused).toHaveLength(1)
  })

  test('and the same value again is no fault', () => {
    const { brief, before, refused } = amended([FULL], {
      cities: ['mumbai'],
      channels: ['radio', 'ooh'],
      budgetRupees: 1_000_000,
    })
    expect([brief, refused]).toEqual([before, []])
  })
})

describe('what is empty', () => {
  const OPEN = 'Plan something for 4 lakh'

  test.each<[string, Slots]>([
    ['a city', { cities: ['Pune'] }],
    ['a city to leave out', { excludedCities: ['Pune'] }],
    ['the country', { panIndia: true }],
    ['a medium', { channels: ['radio'] }],
    ['a medium to leave out', { excludedChannels: ['radio'] }],
    ['days', { startDate: '2027-01-01', endDate: '2027-01-31' }],
    ['a goal', { objective: 'launch' }],
    ['an audience', { audience: 'students of 18 to 24' }],
    ['a language', { languages: ['Hindi'] }],
    ['an emphasis', { emphasis: 'frequency' }],
  ])('is not filled with what nobody said: %s', (_, slots) => {
    const { brief, before, refused } = amended([OPEN], slots)
    expect(brief).toEqual(before)
    expect(refused).toHaveLength(1)
  })

  test('is filled with words of earlier messages', () => {
    const { brief, refused, intent } = amended([OPEN], { audience: 'something for' })
    expect([brief.audience, refused, intent]).toEqual(['something for', [], 'plan'])
  })

  test('is filled with places, media and days that were named while nothing was planned', () => {
    const said = ['What does radio in Pune cost from 1 January to 31 January 2027?', 'A gym, 4 lakh']
    const { brief, before, refused } = amended(said, {
      cities: ['Pune'],
      channels: ['radio'],
      startDate: '2027-01-01',
      endDate: '2027-01-31',
    })
    expect(before).toMatchObject({ cities: [], startDate: null })
    expect(refused).toEqual([])
    expect(brief).toMatchObject({ cities: ['Pune'], channels: ['radio'], startDate: '2027-01-01', durationDays: 31 })
  })

  test('is not filled with a city that the advertiser refused', () => {
    const { brief, refused } = amended(['Mumbai, 4 lakh', 'not in Mumbai'], { cities: ['Mumbai'] })
    expect([brief.cities, refused.length]).toEqual([[], 1])
  })

  test('is not filled with heads for rupees', () => {
    const { brief } = amended(['Reach 30 lakh people in Pune'], { budgetRupees: 3_000_000 })
    expect(brief.budget).toBeNull()
  })

  test('takes an amount of the words in any notation', () => {
    const { brief } = amended(['It is for Pune'], { budgetRupees: 400_000 })
    expect(brief.budget).toBeNull()
    const spoken = amended(['tobacco in Pune for four lakh', 'for our gym instead'], { budgetRupees: 400_000 })
    expect(spoken.brief.budget?.amount).toBe(toPaise(400_000))
  })
})

test.each([...QUESTION_INTENTS, 'not_there', 'undo'] as const)('a question changes nothing: %s', (intent) => {
  const { brief, before, refused } = amended(
    ['Plan something for 4 lakh in Pune'],
    { product: 'something' },
    { intent },
  )
  expect([brief, refused.length]).toEqual([before, 1])
})
