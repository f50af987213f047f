import { describe, expect, test } from 'vitest'
import { readRefusal } from '../../../kit/mutation/refusal.ts'
import {
  askedDays,
  offerFields,
  offerTexts,
  paiseOf,
  readOffer,
  textsOfFields,
  withOffer,
  withSpan,
} from './offer-form.ts'

const TODAY = '2026-11-23'
const LINE = { starts: '2026-12-15', ends: '2027-01-14', days: null, media: 201_500_00, setup: 0 }
const ISSUES = { ...LINE, starts: '2026-12-06', ends: '2026-12-20', days: ['2026-12-06', '2026-12-20'] }

test.each([
  ['2,01,500', 201_500_00],
  ['₹ 201500.50', 201_500_50],
  ['0', 0],
  ['', null],
  ['-5', null],
  ['two lakh', null],
  ['1.234', null],
  ['1e6', null],
])('%s is %s paise', (text, paise) => expect(paiseOf(text)).toBe(paise))

describe('an offer', () => {
  const read = (changes: object, line: Parameters<typeof readOffer>[1] = LINE) =>
    readOffer({ ...offerTexts(line), ...changes }, line, TODAY)
  const problems = (...draft: Parameters<typeof read>) => {
    try {
      return read(...draft)
    } catch (error) {
      return readRefusal(error, ['starts', 'ends', 'media', 'setup', 'days.0', 'days.1']).fields
    }
  }

  test('has texts by the names of its fields, and back', () => {
    expect(textsOfFields(offerFields(offerTexts(ISSUES)))).toEqual(offerTexts(ISSUES))
  })

  test('has other days, another price, or both', () => {
    expect(read({ media: '1,80,000' })).toEqual({
      starts: LINE.starts,
      ends: LINE.ends,
      days: null,
      media: 180_000_00,
      setup: 0,
    })
    expect(read({ starts: '2027-01-01', ends: '2027-01-31' })).toMatchObject({
      starts: '2027-01-01',
      ends: '2027-01-31',
      media: LINE.media,
    })
  })

  test('is not what was asked for', () => {
    expect(problems({})).toEqual({ starts: 'Change the days or the price: this equals the request' })
    expect(problems({}, ISSUES)).toMatchObject({ 'days.0': expect.stringContaining('equals the request') })
  })

  test('names each field that is wrong', () => {
    expect(problems({ starts: '2026-11-22', ends: '', media: '0', setup: 'x' })).toEqual({
      starts: 'This day has passed',
      ends: 'Choose the last day',
      media: 'Enter the price in rupees, such as 2,01,500',
      setup: 'Enter printing and mounting in rupees, or 0',
    })
    expect(problems({ ends: '2026-12-14' })).toEqual({ ends: 'The last day is before the first' })
  })

  test('of chosen days has them in order, each once', () => {
    expect(read({ days: ['2026-12-27', '2026-12-13'] }, ISSUES)).toMatchObject({
      starts: '2026-12-13',
      ends: '2026-12-27',
      days: ['2026-12-13', '2026-12-27'],
    })
    expect(problems({ days: ['2026-12-13', '2026-12-13'] }, ISSUES)).toEqual({ 'days.1': 'Each day once' })
  })
})

test('an offer that is suggested fills the form, and its days are asked about once they are days', () => {
  const offer = {
    starts: '2027-01-03',
    ends: '2027-01-17',
    days: ['2027-01-03', '2027-01-17'],
    media: 190_000_50,
    setup: 0,
  }
  expect(withOffer(offerTexts(ISSUES), offer)).toEqual({ ...offer, media: '190000.5', setup: '0' })
  expect(askedDays(withOffer(offerTexts(ISSUES), offer))).toEqual({ days: '2027-01-03,2027-01-17' })
  expect(withOffer(offerTexts(LINE), { ...offer, days: null }).days).toEqual([])
  expect(askedDays(offerTexts(LINE))).toEqual({ starts: LINE.starts, ends: LINE.ends })
  expect(askedDays({ ...offerTexts(LINE), ends: '2027-02' })).toBeNull()
})

test('free days that are chosen move the days of issue along', () => {
  expect(withSpan(offerTexts(ISSUES), { start: '2027-01-03', end: '2027-01-17' })).toMatchObject({
    starts: '2027-01-03',
    ends: '2027-01-17',
    days: ['2027-01-03', '2027-01-17'],
  })
  expect(withSpan(offerTexts(LINE), { start: '2027-01-03', end: '2027-02-02' })).toMatchObject({
    starts: '2027-01-03',
    ends: '2027-02-02',
    days: [],
  })
})
