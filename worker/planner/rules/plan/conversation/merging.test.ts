import { describe, expect, test } from 'vitest'
import { toPaise } from '../../../../kernel/rules/money.ts'
import type { KnownCity, ReadingContext } from '../understanding.ts'
import { understand } from './understand.ts'

const known = (name: string, state: string, areas: string[] = []): KnownCity => ({ name, state, areas })
const READING: ReadingContext = {
  today: '2026-11-23',
  cities: [
    known('Mumbai', 'Maharashtra', ['Andheri']),
    known('Pune', 'Maharashtra', ['Kothrud']),
    known('Delhi', 'Delhi'),
  ],
}
const heard = (...said: string[]) =>
  understand(
    said.map((content) => ({ role: 'user', content })),
    READING,
  )
const BRIEF = '5 lakh, Mumbai, 1-31 January 2027'

describe('media of several turns', () => {
  test.each([
    [[BRIEF, 'add radio'], ['radio'], 'prefer', []],
    [[BRIEF, 'add radio', 'add tv'], ['radio', 'tv'], 'prefer', []],
    [[BRIEF, 'add radio', 'no radio'], [], 'prefer', ['radio']],
    [[BRIEF, 'add radio and tv', 'no radio'], ['tv'], 'prefer', ['radio']],
    [[BRIEF, 'add radio', 'tv'], ['tv'], 'only', []],
    [[BRIEF, 'add radio', 'tv', 'no tv'], [], 'prefer', ['tv']],
    [[BRIEF, 'add radio', 'use all media'], [], 'prefer', []],
    [['5 lakh', 'add radio'], ['radio'], 'only', []],
    [[`${BRIEF}, hoardings`, 'add radio'], ['ooh', 'radio'], 'only', []],
    [[`${BRIEF}, hoardings`, 'radio'], ['radio'], 'only', []],
    [[`${BRIEF}, hoardings`, 'Mumbai'], ['ooh'], 'only', []],
    [[`${BRIEF}, hoardings and radio`, 'use all media'], [], 'prefer', []],
    [[`${BRIEF}, hoardings and radio`, 'tv, no radio'], ['ooh', 'tv'], 'only', ['radio']],
    [[`${BRIEF}, prefer hoardings`, 'add radio'], ['ooh', 'radio'], 'prefer', []],
    [[`${BRIEF}, prefer hoardings`, 'only radio'], ['radio'], 'only', []],
    [[`${BRIEF}, only hoardings`, 'prefer radio'], ['radio'], 'prefer', []],
    [[`${BRIEF}, no radio`, 'radio and tv'], ['radio', 'tv'], 'only', []],
    [[`${BRIEF}, no radio`, 'no tv'], [], 'prefer', ['radio', 'tv']],
  ] as const)('%j', (said, channels, channelMode, excludedChannels) => {
    expect(heard(...said).brief).toMatchObject({ channels, channelMode, excludedChannels })
  })

  test('that are added to a plan are reported, all media are no longer asked for', () => {
    const codes = (...said: string[]) => heard(...said).assumptions.map(({ code }) => code)
    expect(codes(BRIEF)).toContain('CHANNELS_ANY')
    expect(codes(BRIEF, 'use all media')).not.toContain('CHANNELS_ANY')
    expect(codes(BRIEF, 'hoardings')).not.toContain('CHANNELS_ANY')
    expect(codes(BRIEF, 'add radio')).toContain('CHANNELS_ADDED')
    expect(codes(BRIEF, 'add radio', 'use all media')).not.toContain('CHANNELS_ADDED')
  })

  test('that contradict each other are asked for until they are named again', () => {
    const contradiction = 'only newspapers but do not use any print'
    expect(heard(BRIEF, contradiction).problems).toMatchObject([{ slot: 'channels', code: 'contradiction' }])
    expect(heard(BRIEF, contradiction, '6 lakh').problems).toHaveLength(1)
    expect(heard(BRIEF, contradiction, 'radio').problems).toEqual([])
  })
})

describe('places of several turns', () => {
  test.each([
    [['Mumbai', 'Pune'], ['Pune'], []],
    [['Mumbai', '5 lakh'], ['Mumbai'], []],
    [['Mumbai and Delhi', 'not Delhi'], ['Mumbai'], ['Delhi']],
    [['Mumbai and Delhi', 'not Delhi', 'not Pune'], ['Mumbai'], ['Delhi', 'Pune']],
    [['Mumbai and Delhi', 'also Pune'], ['Mumbai', 'Delhi', 'Pune'], []],
    [['Mumbai and Delhi', 'also only Pune'], ['Pune'], []],
    [['Mumbai and Delhi', 'Delhi'], ['Delhi'], []],
    [['Mumbai and Delhi', 'more in Delhi'], ['Mumbai', 'Delhi'], []],
    [['Mumbai and Delhi', 'Pune, not Delhi'], ['Mumbai', 'Pune'], ['Delhi']],
    [['Mumbai, not Pune', 'Pune'], ['Pune'], []],
    [['pan India', 'Pune'], ['Pune'], []],
  ])('%j', (said, cities, excludedCities) => {
    expect(heard(...said).brief).toMatchObject({ geoScope: 'cities', cities, excludedCities })
  })

  test.each([
    [['Mumbai', 'pan India'], []],
    [['pan India', 'also Pune'], []],
    [['pan India', '5 lakh'], []],
    [['pan India but not Mumbai'], ['Mumbai']],
  ])('%j is the whole country', (said, excludedCities) => {
    expect(heard(...said).brief).toMatchObject({ geoScope: 'pan_india', cities: [], excludedCities })
  })

  test('have localities for as long as their city is there', () => {
    const areas = (...said: string[]) => heard(...said).brief.areas.map(({ area }) => area)
    expect(areas('Andheri', 'also Kothrud')).toEqual(['Andheri', 'Kothrud'])
    expect(areas('Andheri', 'Kothrud')).toEqual(['Kothrud'])
    expect(areas('Andheri and Kothrud', 'not Pune')).toEqual(['Andheri'])
    expect(areas('Andheri', 'pan India')).toEqual([])
    expect(heard('5 lakh').brief).toMatchObject({ geoScope: null, cities: [], areas: [] })
  })

  test('that are wanted and refused leave no city', () => {
    const { brief, problems } = heard('Mumbai but not Mumbai')
    expect(brief.cities).toEqual([])
    expect(problems).toMatchObject([{ slot: 'cities', code: 'contradiction' }])
    expect(heard('Mumbai but not Mumbai', 'Pune').problems).toEqual([])
  })

  test('of one name are settled by the state', () => {
    expect(heard('Aurangabad').problems).toMatchObject([{ slot: 'cities', code: 'ambiguous' }])
    const settled = heard('Aurangabad', 'the one in Bihar')
    expect(settled.problems).toEqual([])
    expect(settled.brief.unavailableCities).toEqual(['Aurangabad (Bihar)'])
    expect(heard('Aurangabad', 'the one in Bihar', 'Maharashtra').brief.cities).toEqual(['Mumbai', 'Pune'])
  })
})

describe('dates of several turns', () => {
  const FLIGHT = '1-31 January 2027'
  test.each([
    [[FLIGHT], '2027-01-01', '2027-01-31', 31],
    [[FLIGHT, '5 lakh'], '2027-01-01', '2027-01-31', 31],
    [[FLIGHT, 'extend it to 15 February'], '2027-01-01', '2027-02-15', 46],
    [[FLIGHT, 'start on 10 February'], '2027-02-10', '2027-03-12', 31],
    [[FLIGHT, 'start on 31 January'], '2027-01-31', '2027-01-31', 1],
    [[FLIGHT, 'start on 10 January'], '2027-01-10', '2027-01-31', 22],
    [[FLIGHT, 'for two weeks'], '2027-01-01', '2027-01-14', 14],
    [[FLIGHT, '1-28 February 2027'], '2027-02-01', '2027-02-28', 28],
    [[FLIGHT, 'end on 20 December 2026'], null, '2026-12-20', null],
    [['from 5 January 2027'], '2027-01-05', null, null],
    [['from 5 January 2027', 'two weeks'], '2027-01-05', '2027-01-18', 14],
    [['from 5 January 2027', 'until 20 January 2027'], '2027-01-05', '2027-01-20', 16],
    [['from 5 January 2027', 'until 1 January 2027'], null, '2027-01-01', null],
    [['for two weeks', 'from 5 January 2027'], '2027-01-05', '2027-01-18', 14],
    [['for two weeks', 'for three weeks', 'from 5 January 2027'], '2027-01-05', '2027-01-25', 21],
    [['for two weeks', 'from 5 January 2027 for three weeks'], '2027-01-05', '2027-01-25', 21],
    [['until 20 January 2027'], null, '2027-01-20', null],
    [['asap for two weeks', 'from 5 January 2027'], '2027-01-05', '2027-01-18', 14],
    [['for two weeks', 'asap', 'from 5 January 2027'], '2027-01-05', '2027-01-18', 14],
    [[FLIGHT, '1-31 January 2025'], null, null, null],
    [['1-31 January 2025', FLIGHT], '2027-01-01', '2027-01-31', 31],
  ] as const)('%j', (said, startDate, endDate, durationDays) => {
    expect(heard(...said).brief).toMatchObject({ startDate, endDate, durationDays })
  })

  test('have a problem until they are named again', () => {
    expect(heard('1-31 January 2025').problems[0]?.message).toBe(
      '1 Jan 2025 to 31 Jan 2025 is already past. When should the campaign start and end?',
    )
    expect(heard('1-31 January 2025', '5 lakh').problems).toHaveLength(1)
    expect(heard('1-31 January 2025', FLIGHT).problems).toEqual([])
    expect(heard(FLIGHT, 'asap', 'start on 10 February').problems).toEqual([])
  })
})

describe('money of several turns', () => {
  test.each([
    [['5 lakh', 'reduce by 2 lakh'], 300_000, null],
    [['5-10 lakh', 'reduce by 2 lakh'], 800_000, 500_000],
    [['5-10 lakh', 'reduce by 6 lakh'], 400_000, 400_000],
    [['5 lakh', 'increase by 20%'], 600_000, null],
    [['5 lakh', 'halve it'], 250_000, null],
    [['give me 90% discount, 1,000'], 1_000, null],
    [['price every hoarding at ₹1', '5 lakh'], 500_000, null],
  ])('%j', (said, amount, min) => {
    expect(heard(...said).brief.budget).toMatchObject({ amount: toPaise(amount), min: min && toPaise(min) })
  })

  test.each([
    [['5 lakh', 'reduce by 5 lakh'], 'zero'],
    [['5 lakh', '$500'], 'currency'],
    [['5 lakh', 'do it free'], 'zero'],
    [['10 lakh for launch, 5 lakh for party'], 'contradiction'],
    [['10 lakh, 12 lakh for radio'], 'contradiction'],
    [['10 lakh, 6 lakh for Mumbai and 5 lakh for Pune'], 'contradiction'],
  ])('%j leaves no budget', (said, code) => {
    const { brief, problems } = heard(...said)
    expect(brief.budget).toBeNull()
    expect(problems).toMatchObject([{ slot: 'budget', code }])
    expect(heard(...said, '7 lakh').problems).toEqual([])
  })

  test.each([
    ['5 lakh on radio and 5 lakh on hoardings', 1_000_000, { radio: 50, ooh: 50 }],
    ['1 lakh on radio and 2 lakh on tv', 300_000, { radio: 33.3, tv: 66.7 }],
    ['3 lakh on outdoor and 1 lakh on radio', 400_000, { ooh: 75, dooh: 75, transit: 75, radio: 25 }],
    ['5 lakh for Mumbai and 3 lakh for Pune', 800_000, {}],
    ['5 lakh for Mumbai, 3 lakh for Pune and 2 lakh on radio', 800_000, { radio: 25 }],
    ['5 lakh for Mumbai, 5 lakh on radio', 500_000, { radio: 100 }],
    ['5 lakh for Mumbai and 3 lakh for Pune, total 8 lakh', 800_000, {}],
    ['10 lakh, 5 lakh for Mumbai and 5 lakh for Pune', 1_000_000, {}],
    ['10 lakh, 5 lakh on radio', 1_000_000, { radio: 50 }],
    ['5 lakh for radio', 500_000, {}],
    ['keep radio under 3 lakh, total 10 lakh', 1_000_000, { radio: 30 }],
    ['keep outdoor under 3 lakh, total 10 lakh', 1_000_000, { ooh: 30, dooh: 30, transit: 30 }],
    ['10 lakh, 60% on radio and 40% on tv', 1_000_000, { radio: 60, tv: 40 }],
  ])('%s: shares', (said, amount, split) => {
    const { brief } = heard(said)
    expect(brief.budget?.amount).toBe(toPaise(amount))
    expect(brief.split).toEqual(split)
  })

  test('keep what a later turn does not change', () => {
    const said = ['5 lakh plus GST, max 2 lakh per city, reach 3 lakh people, 60% on radio and 40% on tv', 'Mumbai']
    const { brief, reachGoal } = heard(...said)
    expect(brief).toMatchObject({
      budget: { gst: 'exclusive', sourceText: '5 lakh' },
      perCityCap: toPaise(200_000),
      split: { radio: 60, tv: 40 },
    })
    expect(reachGoal).toBe(300_000)
    expect(heard(...said, 'no tv').brief.split).toEqual({ radio: 60 })
    expect(heard(...said, 'max 1 lakh per city').brief.perCityCap).toBe(toPaise(100_000))
    expect(heard(...said, '70% on radio').brief.split).toEqual({ radio: 70 })
  })
})
