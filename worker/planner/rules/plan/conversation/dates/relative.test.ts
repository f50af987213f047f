import { describe, expect, test } from 'vitest'
import { NOTHING, read } from '../../../../../../tests/support/dates-reading.ts'

describe('days counted from today', () => {
  test.each([
    ['day after tomorrow', '2026-11-25', null, ['day after tomorrow']],
    ['day after tomorrow to 31 December', '2026-11-25', '2026-12-31', ['day after tomorrow to 31 december']],
    ['day after 31 Dec', '2027-01-01', null, ['31 dec']],
    ['tonight', '2026-11-23', null, ['tonight']],
    ['today', '2026-11-23', null, ['today']],
    ['aaj se', '2026-11-23', null, ['aaj']],
    ['tomorrow', '2026-11-24', null, ['tomorrow']],
    ['kal', '2026-11-24', null, ['kal']],
    ['parso', '2026-11-25', null, ['parso']],
    ['parso se 2 hafte', '2026-11-25', '2026-12-08', ['parso', '2 hafte']],
    ['now to 31 December', '2026-11-24', '2026-12-31', ['now to 31 december']],
    ['now till 31 December', '2026-11-24', '2026-12-31', ['now till 31 december']],
    ['abhi se 2 hafte', '2026-11-24', '2026-12-07', ['abhi', '2 hafte']],
    ['next monday', '2026-11-30', null, ['next monday']],
    ['next tuesday', '2026-11-24', null, ['next tuesday']],
    ['this friday', '2026-11-27', null, ['this friday']],
    ['next sunday', '2026-11-29', null, ['next sunday']],
    ['coming saturday', '2026-11-28', null, ['coming saturday']],
    ["tomorrow's", '2026-11-24', null, ['tomorrow']],
    ['after tomorrow', '2026-11-25', null, ['tomorrow']],
    ['now upto 5 january', '2026-11-24', '2027-01-05', ['now upto 5 january']],
    ['abhi onwards', '2026-11-24', null, ['abhi']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('words of today that name no day', () => {
  test.each([
    'aaj ki',
    "today's weather",
    'now',
    'today weather',
    'last monday',
    'this year',
    'last year',
    'this fortnight',
    'aane mahine',
    '2026-27',
    'q 1 2027',
    'Q5 2027',
    'H3 2027',
    'H4 2027',
    'tonight ke',
    'aaj ka',
    'day after',
    'fy',
    'q-1 2027',
    'h 1 2027',
  ])('%s', (text) => expect(read(text)).toEqual(NOTHING))
})

describe('weeks, months and quarters counted from today', () => {
  test.each([
    ['this weekend', '2026-11-28', '2026-11-29', ['this weekend']],
    ['next weekend', '2026-12-05', '2026-12-06', ['next weekend']],
    ['next month', '2026-12-01', '2026-12-31', ['next month']],
    ['next quarter', '2027-01-01', '2027-03-31', ['next quarter']],
    ['next fortnight', '2026-11-24', '2026-12-07', ['next fortnight']],
    ['agle saal', '2027-01-01', '2027-12-31', ['agle saal']],
    ['next year', '2027-01-01', '2027-12-31', ['next year']],
    ['aane wale mahine', '2026-12-01', '2026-12-31', ['aane wale mahine']],
    ['aane wale hafte', '2026-11-30', '2026-12-06', ['aane wale hafte']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('stretches that are over', () => {
  test.each([
    ['previous month', 'past', '1 Oct 2026 to 31 Oct 2026 is already past'],
    ['pichle mahine', 'past', '1 Oct 2026 to 31 Oct 2026 is already past'],
    ['last weekend', 'past', '21 Nov 2026 to 22 Nov 2026 is already past'],
    ['last quarter', 'past', '1 Jul 2026 to 30 Sept 2026 is already past'],
  ])('%s', (text, code, told) => expect(read(text).problem).toEqual({ code, text: told }))
})

describe('stretches that have begun', () => {
  test.each([
    ['this week', '2026-11-24', '2026-11-29', ['this week']],
    ['this month', '2026-11-24', '2026-11-30', ['this month']],
    ['this quarter', '2026-11-24', '2026-12-31', ['this quarter']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('a Sunday ends its week', () => {
  test.each([
    ['this week', '2026-11-29', '2026-11-29', ['this week']],
    ['next week', '2026-11-30', '2026-12-06', ['next week']],
    ['next monday', '2026-11-30', null, ['next monday']],
    ['next sunday', '2026-12-06', null, ['next sunday']],
  ])('%s', (text, start, end, words) =>
    expect(read(text, '2026-11-29')).toMatchObject({ start, end, words, problem: null }),
  )
})

describe('a Thursday in the last quarter of a financial year', () => {
  test.each([
    ['Q4', '2026-01-16', '2026-03-31', ['q4']],
    ['Q1', '2026-04-01', '2026-06-30', ['q1']],
    ['Q3', '2026-10-01', '2026-12-31', ['q3']],
    ['H2', '2026-01-16', '2026-03-31', ['h2']],
    ['H1', '2026-04-01', '2026-09-30', ['h1']],
    ['this quarter', '2026-01-16', '2026-03-31', ['this quarter']],
    ['next quarter', '2026-04-01', '2026-06-30', ['next quarter']],
    ['this week', '2026-01-16', '2026-01-18', ['this week']],
    ['next monday', '2026-01-19', null, ['next monday']],
    ['next thursday', '2026-01-22', null, ['next thursday']],
    ['next friday', '2026-01-16', null, ['next friday']],
  ])('%s', (text, start, end, words) =>
    expect(read(text, '2026-01-15')).toMatchObject({ start, end, words, problem: null }),
  )
})

describe('the last quarter and the first of two financial years meet on 31 March', () => {
  test.each([
    ['Q4', '2027-01-01', '2027-03-31', ['q4']],
    ['Q1', '2026-04-01', '2026-06-30', ['q1']],
    ['H2', '2026-10-01', '2027-03-31', ['h2']],
  ])('%s', (text, start, end, words) =>
    expect(read(text, '2026-03-31')).toMatchObject({ start, end, words, problem: null }),
  )
})

describe('the first day of a financial year', () => {
  test.each([
    ['Q4', '2027-01-01', '2027-03-31', ['q4']],
    ['Q1', '2026-04-02', '2026-06-30', ['q1']],
  ])('%s', (text, start, end, words) =>
    expect(read(text, '2026-04-01')).toMatchObject({ start, end, words, problem: null }),
  )
})

describe('quarters, halves and financial years', () => {
  test.each([
    ['JFM', '2027-01-01', '2027-03-31', ['jfm']],
    ['AMJ', '2027-04-01', '2027-06-30', ['amj']],
    ['JAS 2027', '2027-07-01', '2027-09-30', ['jas 2027']],
    ['OND 2027', '2027-10-01', '2027-12-31', ['ond 2027']],
    ['FY27', '2026-11-24', '2027-03-31', ['fy27']],
    ['FY28', '2027-04-01', '2028-03-31', ['fy28']],
    ['fy 2027-28', '2027-04-01', '2028-03-31', ['fy 2027-28']],
    ['fy 27-28', '2027-04-01', '2028-03-31', ['fy 27-28']],
    ['fy 27/28', '2027-04-01', '2028-03-31', ['fy 27/28']],
    ['fy 27-30', '2026-11-24', '2027-03-31', ['fy 27']],
    ["FY'28", '2027-04-01', '2028-03-31', ["fy'28"]],
    ['FY-28', '2027-04-01', '2028-03-31', ['fy-28']],
    ['Q1 2027-28', '2027-04-01', '2027-06-30', ['q1 2027-28']],
    ['Q4 2026-27', '2027-01-01', '2027-03-31', ['q4 2026-27']],
    ['Q1 2027/28', '2027-04-01', '2027-06-30', ['q1 2027/28']],
    ['Q2 FY28', '2027-07-01', '2027-09-30', ['q2 fy28']],
    ['Q3 FY28', '2027-10-01', '2027-12-31', ['q3 fy28']],
    ['Q4 FY28', '2028-01-01', '2028-03-31', ['q4 fy28']],
    ['H1 FY28', '2027-04-01', '2027-09-30', ['h1 fy28']],
    ['H2 FY28', '2027-10-01', '2028-03-31', ['h2 fy28']],
    ['Q1 of FY28', '2027-04-01', '2027-06-30', ['q1 of fy28']],
    ['Q1, FY28', '2027-04-01', '2027-06-30', ['q1, fy28']],
    ['Q2 CY27', '2027-04-01', '2027-06-30', ['q2 cy27']],
    ['Q2 CY 2027', '2027-04-01', '2027-06-30', ['q2 cy 2027']],
    ['Q4 FY27 and Q1 FY28', '2027-01-01', '2027-06-30', ['q4 fy27 and q1 fy28']],
    ['fy2028', '2027-04-01', '2028-03-31', ['fy2028']],
    ['fy 2028/2030', '2027-04-01', '2028-03-31', ['fy 2028']],
    ['q3 fy28 - q4 fy28', '2027-10-01', '2028-03-31', ['q3 fy28 - q4 fy28']],
    ['Q2 of CY 27', '2027-04-01', '2027-06-30', ['q2 of cy 27']],
    ['jas 2027 lakh', '2027-07-01', '2027-09-30', ['jas']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('a quarter that is read by a rule of its own says so', () => {
  test.each([
    ['H1', 'DATES_FROM_QUARTER', 'Counted the quarters from April, as the financial year does'],
    ['Q2', 'DATES_FROM_QUARTER', 'Counted the quarters from April, as the financial year does'],
    ['Q2 CY', 'DATES_FROM_QUARTER', 'Counted the quarters from April, as the financial year does'],
    ['q1 with 30 hoardings', 'DATES_FROM_QUARTER', 'Counted the quarters from April, as the financial year does'],
    ['Dec 2027 Q2', 'DATES_FROM_QUARTER', 'Counted the quarters from April, as the financial year does'],
    ['H2 2027', 'DATES_FROM_QUARTER', 'Counted the quarters of 2027 from January'],
    ['2027 Q2', 'DATES_FROM_QUARTER', 'Counted the quarters of 2027 from January'],
    ['Q3 of 2027', 'DATES_FROM_QUARTER', 'Counted the quarters of 2027 from January'],
    [
      'q3',
      'DATES_FROM_QUARTER',
      'Counted the quarters from April, as the financial year does. Starts on 24 Nov 2026: the days before are over',
    ],
    ['from q1', 'DATES_FROM_QUARTER', 'Counted the quarters from April, as the financial year does'],
    ['till q1', 'DATES_FROM_QUARTER', 'Counted the quarters from April, as the financial year does'],
    ['till q1 for 2 weeks', 'DATES_FROM_QUARTER', 'Counted the quarters from April, as the financial year does'],
    ['after q1', 'DATES_FROM_QUARTER', 'Counted the quarters from April, as the financial year does'],
    ['next year', 'DATES_FROM_SEASON', 'Took the season as 1 Jan 2027 to 31 Dec 2027'],
  ])('%s', (text, code, told) => expect(read(text).assumption).toEqual(code && { code, text: told }))
})
