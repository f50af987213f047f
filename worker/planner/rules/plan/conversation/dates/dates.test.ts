import { describe, expect, test } from 'vitest'
import { normalise } from '../text/tokens.ts'
import { endOf, readDates } from './dates.ts'

/** A Monday. */
const TODAY = '2026-11-23'
const read = (text: string, today = TODAY) => readDates(normalise(text), today)

describe('a stretch of days', () => {
  test.each([
    ['1 January to 31 January 2027', '2027-01-01', '2027-01-31'],
    ['1-31 January 2027', '2027-01-01', '2027-01-31'],
    ['1 Feb - 31 Mar 2027', '2027-02-01', '2027-03-31'],
    ['Feb and March 2027', '2027-02-01', '2027-03-31'],
    ['Jan, Feb and March 2027', '2027-01-01', '2027-03-31'],
    ['Jan/Feb 2027', '2027-01-01', '2027-02-28'],
    ['April to June 2027', '2027-04-01', '2027-06-30'],
    ['Feb to April 27', '2027-02-01', '2027-04-30'],
    ['15 Jan to 14 Feb 2027, insurance awareness 28-45', '2027-01-15', '2027-02-14'],
    ['1 Jan to 28 Feb 2027', '2027-01-01', '2027-02-28'],
    ['1 Dec to 31 Jan', '2026-12-01', '2027-01-31'],
    ['Dec 2026 to Feb 2027', '2026-12-01', '2027-02-28'],
    ['Dec 15 - Jan 15', '2026-12-15', '2027-01-15'],
    ['Jan 1-31, 2027', '2027-01-01', '2027-01-31'],
    ['from 1st Jan, 2027 till 15th Feb, 2027', '2027-01-01', '2027-02-15'],
    ['between 1 and 15 January', '2027-01-01', '2027-01-15'],
    ['15-jan-2027 to 14-feb-2027', '2027-01-15', '2027-02-14'],
    ['1 Jan 27 to 31 Jan 27', '2027-01-01', '2027-01-31'],
    ['start date 1 Jan 2027, end date 31 Jan 2027', '2027-01-01', '2027-01-31'],
    ['1/2/2027 to 28/2/2027', '2027-02-01', '2027-02-28'],
    ['10/01/2027-20/01/2027', '2027-01-10', '2027-01-20'],
    ['01.02.2027-28.02.2027', '2027-02-01', '2027-02-28'],
    ['2027-02-01 to 2027-02-28', '2027-02-01', '2027-02-28'],
    ['1 december se 31 december tak', '2026-12-01', '2026-12-31'],
    ['1 Oct to 31 Oct', '2027-10-01', '2027-10-31'],
    ['tomorrow to 31 December', '2026-11-24', '2026-12-31'],
    ['from today till 31 December', '2026-11-23', '2026-12-31'],
    ['15/12 to 31/12', '2026-12-15', '2026-12-31'],
    ['from the 1st of December to the 15th', '2026-12-01', '2026-12-15'],
    ['January 2027, starting on 5 January', '2027-01-05', '2027-01-31'],
    ['January 2027, until 20 January', '2027-01-01', '2027-01-20'],
    ['January to March 2027, ending by 20 February 2027', '2027-01-01', '2027-02-20'],
    ['15 lakh 20 jan to 20 feb men 18-30', '2027-01-20', '2027-02-20'],
    ['1 to 15 January 2027 and 16 to 31 January 2027', '2027-01-01', '2027-01-31'],
    ['1 to 5 January 2027 and 20 to 25 January 2027', '2027-01-20', '2027-01-25'],
  ])('%s', (text, start, end) => expect(read(text)).toMatchObject({ start, end, problem: null, assumption: null }))
})

describe('a start and a duration', () => {
  test.each([
    ['2 weeks starting 1 December 2026', '2026-12-01', '2026-12-14'],
    ['from 1 December for one month', '2026-12-01', '2026-12-31'],
    ['for a month from 1 Jan 2027', '2027-01-01', '2027-01-31'],
    ['a 3-week campaign from 10 Jan', '2027-01-10', '2027-01-30'],
    ['for 45 days from 1 Jan', '2027-01-01', '2027-02-14'],
    ['dedh mahina 1 january se', '2027-01-01', '2027-02-14'],
    ['kal se do hafte', '2026-11-24', '2026-12-07'],
    ['agle mahine se 2 mahine', '2026-12-01', '2027-01-31'],
    ['one fortnight from 1 jan', '2027-01-01', '2027-01-14'],
    ['next 10 days', '2026-11-24', '2026-12-03'],
    ['next monday for 2 weeks', '2026-11-30', '2026-12-13'],
    ['3 months starting next month', '2026-12-01', '2027-02-28'],
    ['ends 15 Jan 2027 for 2 weeks', '2027-01-02', '2027-01-15'],
    ['mid January for 3 weeks', '2027-01-15', '2027-02-04'],
    ['5th of next month for 10 days', '2026-12-05', '2026-12-14'],
    ['2 weeks in January', '2027-01-01', '2027-01-14'],
    ['celebrating 25 years, for 2 months from 1 Feb 2027', '2027-02-01', '2027-03-31'],
  ])('%s', (text, start, end) =>
    expect(read(text)).toMatchObject({ start, end, problem: null, durationDays: null, durationMonths: null }),
  )

  test.each([
    ['for 3 weeks', 21, null],
    ['do hafte', 14, null],
    ['teen mahine', null, 3],
    ['for a month', null, 1],
    ['10 din ke liye', 10, null],
  ])('%s waits for its start', (text, durationDays, durationMonths) => {
    expect(read(text)).toMatchObject({ start: null, end: null, durationDays, durationMonths })
  })

  test.each([
    '2 year warranty',
    '15 lakh per month',
    '₹50,000 a month',
    '5 spots a day',
    '24/7 hotline',
    '30 sec spots',
    'since 25 years',
  ])('%s is no duration', (text) =>
    expect(read(text)).toMatchObject({ start: null, durationDays: null, durationMonths: null }),
  )
})

describe('months, weeks and quarters', () => {
  test.each([
    ['January 2027', '2027-01-01', '2027-01-31'],
    ["jan '27", '2027-01-01', '2027-01-31'],
    ['जनवरी 2027', '2027-01-01', '2027-01-31'],
    ['February', '2027-02-01', '2027-02-28'],
    ['whole of February 2028', '2028-02-01', '2028-02-29'],
    ['month of May', '2027-05-01', '2027-05-31'],
    ['budget 10 lakh may 2027', '2027-05-01', '2027-05-31'],
    ['5 may to 20 may', '2027-05-05', '2027-05-20'],
    ['May to mid June', '2027-05-01', '2027-06-15'],
    ['mid June', '2027-06-11', '2027-06-20'],
    ['early January 2027', '2027-01-01', '2027-01-10'],
    ['first half of March', '2027-03-01', '2027-03-15'],
    ['second half of march 2027', '2027-03-16', '2027-03-31'],
    ['first 2 weeks of January', '2027-01-01', '2027-01-14'],
    ['the second week of Feb', '2027-02-08', '2027-02-14'],
    ['2nd week of december', '2026-12-08', '2026-12-14'],
    ['December 1st week', '2026-12-01', '2026-12-07'],
    ['2027 January', '2027-01-01', '2027-01-31'],
    ['push it to March', '2027-03-01', '2027-03-31'],
    ['last week of December', '2026-12-25', '2026-12-31'],
    ['agle mahine', '2026-12-01', '2026-12-31'],
    ['next month', '2026-12-01', '2026-12-31'],
    ['1-15 next month', '2026-12-01', '2026-12-15'],
    ['January next year', '2027-01-01', '2027-01-31'],
    ['next week', '2026-11-30', '2026-12-06'],
    ['this weekend', '2026-11-28', '2026-11-29'],
    ['next quarter', '2027-01-01', '2027-03-31'],
    ['Q4 FY27', '2027-01-01', '2027-03-31'],
    ['Q1 FY 2027-28', '2027-04-01', '2027-06-30'],
    ['H1 FY28', '2027-04-01', '2027-09-30'],
    ['Q2 CY 2027', '2027-04-01', '2027-06-30'],
    ['JFM 2027', '2027-01-01', '2027-03-31'],
    ['not January, February 2027', '2027-02-01', '2027-02-28'],
    ['january nahi february 2027', '2027-02-01', '2027-02-28'],
    ['next year', '2027-01-01', '2027-12-31'],
    ['women 22-28 January 2027', '2027-01-01', '2027-01-31'],
    ['10 lakh in january, 30 sec spots', '2027-01-01', '2027-01-31'],
  ])('%s', (text, start, end) => expect(read(text)).toMatchObject({ start, end, problem: null }))

  test('"next month" follows the day it is in India', () => {
    expect(read('next month', '2026-12-01')).toMatchObject({ start: '2027-01-01', end: '2027-01-31' })
  })

  test('quarters without a financial year are named as counted', () => {
    expect(read('Q1').assumption?.code).toBe('DATES_FROM_QUARTER')
    expect(read('Q1 2027')).toMatchObject({
      start: '2027-01-01',
      end: '2027-03-31',
      assumption: { code: 'DATES_FROM_QUARTER' },
    })
    expect(read('Q1 CY 2027').assumption).toBeNull()
  })
})

describe('one end alone is left to be asked about', () => {
  test.each([
    ['from 5 January', '2027-01-05', null],
    ['starting January 2027', '2027-01-01', null],
    ['1/2/2027', '2027-02-01', null],
    ['1/31/2027', '2027-01-31', null],
    ['kal se', '2026-11-24', null],
    ['in 2 weeks', '2026-12-07', null],
    ['after Holi', '2027-03-23', null],
    ['till 31 January', null, '2027-01-31'],
    ['december ke end tak', null, '2026-12-31'],
    ['until Diwali', null, '2027-10-29'],
  ])('%s', (text, start, end) => expect(read(text)).toMatchObject({ start, end, problem: null }))
})

describe('festivals and seasons', () => {
  test.each([
    ['Holi campaign in Delhi', '2027-02-21', '2027-03-22'],
    ['Holi campaign for 2 weeks', '2027-03-09', '2027-03-22'],
    ['Diwali week', '2027-10-25', '2027-10-31'],
    ['Diwali 2027', '2027-09-30', '2027-10-29'],
    ['10 days before Diwali', '2027-10-19', '2027-10-28'],
    ['after Holi for 2 weeks', '2027-03-23', '2027-04-05'],
    ['republic day sale', '2027-01-13', '2027-01-26'],
    ['during navratri', '2027-09-30', '2027-10-08'],
    ['between Christmas and New Year', '2026-12-25', '2027-01-01'],
    ['from 1 December till Christmas', '2026-12-01', '2026-12-25'],
    ['IPL', '2027-03-22', '2027-05-31'],
    ['summer', '2027-04-01', '2027-06-30'],
    ['summer 2027 for 6 weeks', '2027-04-01', '2027-05-12'],
    ['monsoon', '2027-07-01', '2027-09-30'],
    ['festive season', '2027-09-30', '2027-10-29'],
  ])('%s', (text, start, end) => {
    const reading = read(text)
    expect(reading).toMatchObject({ start, end, problem: null })
  })

  test('yield to days that were named', () => {
    expect(read('Holi colours, 1-31 January 2027')).toMatchObject({
      start: '2027-01-01',
      end: '2027-01-31',
      assumption: null,
    })
  })

  test('are named as an assumption', () => expect(read('Holi campaign').assumption?.code).toBe('DATES_FROM_FESTIVAL'))

  test('say nothing where they name goods', () => expect(read('summer collection launch').start).toBeNull())
})

describe('a stretch that has begun starts tomorrow, and says so', () => {
  test.each([
    ['is mahine', '2026-11-30', 'DATES_FROM_TOMORROW'],
    ['November', '2026-11-30', 'DATES_FROM_TOMORROW'],
    ['15 Nov to 15 Dec', '2026-12-15', 'DATES_FROM_TOMORROW'],
    ['wedding season', '2027-02-28', 'DATES_FROM_SEASON'],
    ['christmas for 8 weeks', '2026-12-25', 'DATES_FROM_FESTIVAL'],
  ])('%s', (text, end, code) => {
    const reading = read(text)
    expect(reading).toMatchObject({ start: '2026-11-24', end, assumption: { code } })
    expect(reading.assumption?.text).toContain('24 Nov 2026')
  })
})

describe('a problem', () => {
  test.each([
    ['1 October 2026 to 31 October 2026', 'past'],
    ['last month', 'past'],
    ['Diwali 2026', 'festival_past'],
    ['Q1 FY27', 'past'],
    ['30 February', 'impossible_date'],
    ['29 feb 2027', 'impossible_date'],
    ['31 June 2027', 'impossible_date'],
    ['32 January', 'impossible_date'],
    ['2027-02-30', 'impossible_date'],
    ['31 January to 1 January 2027', 'end_before_start'],
    ['15 March 2027 to 10 March 2027', 'end_before_start'],
    ['1 Jan 2029 to 31 Jan 2029', 'too_far'],
    ['ASAP', 'asap'],
    ['jaldi karo, do hafte', 'asap'],
  ])('%s is %s', (text, code) => expect(read(text).problem?.code).toBe(code))

  test('a leap day exists in a leap year', () => expect(read('29 Feb 2028').problem).toBeNull())
  test('"ASAP" gives way to a date', () =>
    expect(read('ASAP, from 1 December for 2 weeks')).toMatchObject({ start: '2026-12-01', problem: null }))
})

describe('verbs and names are no months', () => {
  test.each([
    'we may start soon',
    'radio may be good',
    'march ahead with radio',
    'Jan Aushadhi store',
    '5-10-15 lakh',
    '98765-43210',
    'in 5 lakh homes',
  ])('%s', (text) => {
    const { start, end } = read(text)
    expect([start, end]).toEqual([null, null])
  })

  test('"we may start in January" starts in January', () =>
    expect(read('we may start in January').start).toBe('2027-01-01'))
})

test.each([
  ['2026-12-01', { months: 1 }, '2026-12-31'],
  ['2027-02-01', { months: 1 }, '2027-02-28'],
  ['2027-01-15', { months: 1 }, '2027-02-14'],
  ['2026-12-01', { days: 14 }, '2026-12-14'],
  ['2026-11-24', { months: 3 }, '2027-02-23'],
])('%s for %j ends on %s', (start, duration, end) => expect(endOf(start, duration)).toBe(end))
