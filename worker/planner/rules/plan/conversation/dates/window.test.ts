import { describe, expect, test } from 'vitest'
import { read } from '../../../../../../tests/support/dates-reading.ts'

describe('a length from a stretch', () => {
  test.each([
    ['november for 2 weeks', '2026-11-24', '2026-12-07', ['november', '2 weeks']],
    ['november for 3 days', '2026-11-24', '2026-11-26', ['november', '3 days']],
    ['january for 31 days', '2027-01-01', '2027-01-31', ['january', '31 days']],
    ['january for 32 days', '2027-01-01', '2027-02-01', ['january', '32 days']],
    ['from january for 2 weeks', '2027-01-01', '2027-01-14', ['january', '2 weeks']],
    ['from january to february for 2 weeks', '2027-01-01', '2027-02-28', ['january to february', '2 weeks']],
    ['1 jan to 31 jan for 2 weeks', '2027-01-01', '2027-01-31', ['1 jan to 31 jan', '2 weeks']],
    ['from november', '2026-11-24', null, ['november']],
    ['1 dec to 31 jan', '2026-12-01', '2027-01-31', ['1 dec to 31 jan']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('the years that were not written', () => {
  test.each([
    ['15 nov to 15 jan', '2026-11-24', '2027-01-15', ['15 nov to 15 jan']],
    ['24 oct to 15 jan', '2026-11-24', '2027-01-15', ['24 oct to 15 jan']],
    ['1 oct to 1 nov', '2027-10-01', '2027-11-01', ['1 oct to 1 nov']],
    ['1 oct to 24 nov', '2026-11-24', '2026-11-24', ['1 oct to 24 nov']],
    ['25 dec 2026 to 20 jan', '2026-12-25', '2027-01-20', ['25 dec 2026 to 20 jan']],
    ['25 dec 2027 to 20 jan', '2027-12-25', '2028-01-20', ['25 dec 2027 to 20 jan']],
    ['23 oct to 15 jan', '2026-11-24', '2027-01-15', ['23 oct to 15 jan']],
    ['5 feb 2028 to 5 mar', '2028-02-05', '2028-03-05', ['5 feb 2028 to 5 mar']],
    ['25 dec to 20 jan 2027', '2026-12-25', '2027-01-20', ['25 dec to 20 jan 2027']],
    ['5 feb 2027 to 5 mar', '2027-02-05', '2027-03-05', ['5 feb 2027 to 5 mar']],
    ['22 nov', '2027-11-22', null, ['22 nov']],
    ['24 nov', '2026-11-24', null, ['24 nov']],
    ['23 november to 30 november', '2026-11-23', '2026-11-30', ['23 november to 30 november']],
    ['29 feb to 5 mar 2028', '2028-02-29', '2028-03-05', ['29 feb to 5 mar 2028']],
    ['till feb 2028', null, '2028-02-29', ['feb 2028']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('on the first of a month', () => {
  test.each([
    ['december', '2026-12-02', '2026-12-31', ['december']],
    ['december for 10 days', '2026-12-02', '2026-12-11', ['december', '10 days']],
    ['1 Dec to 31 Dec', '2026-12-01', '2026-12-31', ['1 dec to 31 dec']],
    ['1-31 December', '2026-12-01', '2026-12-31', ['1-31 december']],
    ['today to 31 December', '2026-12-01', '2026-12-31', ['today to 31 december']],
    ['1 November to 15 December', '2026-12-02', '2026-12-15', ['1 november to 15 december']],
    ['nov to feb', '2026-12-02', '2027-02-28', ['nov to feb']],
  ])('%s', (text, start, end, words) =>
    expect(read(text, '2026-12-01')).toMatchObject({ start, end, words, problem: null }),
  )
})

describe('on the last of a month', () => {
  test.each([
    ['November', '2027-11-01', '2027-11-30', ['november']],
    ['this month', '2026-11-30', '2026-11-30', ['this month']],
  ])('%s', (text, start, end, words) =>
    expect(read(text, '2026-11-30')).toMatchObject({ start, end, words, problem: null }),
  )
})

describe('the choice is reported', () => {
  test.each([
    ['november for 3 days', 'DATES_WITHIN_WINDOW', 'Took the first days that fit: 24 Nov 2026 to 26 Nov 2026'],
    ['january for 30 days', 'DATES_WITHIN_WINDOW', 'Took the first days that fit: 1 Jan 2027 to 30 Jan 2027'],
    ['january for 31 days', null, null],
    ['q1 fy28 for 2 weeks', 'DATES_WITHIN_WINDOW', 'Took the first days that fit: 1 Apr 2027 to 14 Apr 2027'],
    ['q1 for 2 weeks', 'DATES_WITHIN_WINDOW', 'Took the first days that fit: 1 Apr 2027 to 14 Apr 2027'],
    [
      'q3',
      'DATES_FROM_QUARTER',
      'Counted the quarters from April, as the financial year does. Starts on 24 Nov 2026: the days before are over',
    ],
    ['november', 'DATES_FROM_TOMORROW', 'Starts on 24 Nov 2026: the days before are over'],
    ['22 nov 2026 to 30 nov 2026', 'DATES_FROM_TOMORROW', 'Starts on 24 Nov 2026: the days before are over'],
    ['22 nov 2026 to 23 nov 2026', 'DATES_FROM_TOMORROW', 'Starts on 23 Nov 2026: the days before are over'],
    ['from november', null, null],
  ])('%s', (text, code, told) => expect(read(text).assumption).toEqual(code && { code, text: told }))
})

describe('days that cannot be booked are reported', () => {
  test.each([
    ['1 oct 2026', 'past', '1 Oct 2026 is already past'],
    ['22 nov 2026', 'past', '22 Nov 2026 is already past'],
    ['till 22 nov 2026', 'past', '22 Nov 2026 is already past'],
    ['1 October 2026 to 31 October 2026', 'past', '1 Oct 2026 to 31 Oct 2026 is already past'],
    ['31 january 2027 to 1 january 2027', 'end_before_start', '31 Jan 2027 to 1 Jan 2027 ends before it starts'],
    ['20 nov 2026 to 10 nov 2026', 'end_before_start', '20 Nov 2026 to 10 Nov 2026 ends before it starts'],
    ['25 nov 2026 to 20 nov 2026', 'end_before_start', '25 Nov 2026 to 20 Nov 2026 ends before it starts'],
    ['24 may 2028', 'too_far', '24 May 2028 is more than 18 months away'],
    ['24 may 2028 to 30 may 2028', 'too_far', '24 May 2028 to 30 May 2028 is more than 18 months away'],
    ['30 february to 5 march', 'impossible_date', '"30 february to 5 march" is not in the calendar'],
    ['january 2027. 30 february to 5 march', 'impossible_date', '"30 february to 5 march" is not in the calendar'],
    ['29 feb to 5 mar', 'impossible_date', '"29 feb to 5 mar" is not in the calendar'],
    ['1 feb to 29 feb', 'impossible_date', '"1 feb to 29 feb" is not in the calendar'],
    ['25 dec to 20 dec', 'end_before_start', '25 Dec 2026 to 20 Dec 2026 ends before it starts'],
    ['25 jan to 20 jan 2027', 'end_before_start', '25 Jan 2027 to 20 Jan 2027 ends before it starts'],
    ['25 feb 2027 to 20 feb', 'end_before_start', '25 Feb 2027 to 20 Feb 2027 ends before it starts'],
    ['soon asap', 'asap', 'asap'],
    ['asap for 2 weeks', 'asap', 'asap'],
  ])('%s', (text, code, told) => expect(read(text).problem).toEqual({ code, text: told }))
})

describe('the last day that is near enough, and today', () => {
  test.each([
    ['23 may 2028', '2028-05-23', null, ['23 may 2028']],
    ['23 may 2028 to 30 may 2028', '2028-05-23', '2028-05-30', ['23 may 2028 to 30 may 2028']],
    ['23 nov 2026', '2026-11-23', null, ['23 nov 2026']],
    ['till 23 nov 2026', null, '2026-11-23', ['23 nov 2026']],
    ['23 nov 2026 to 30 nov 2026', '2026-11-23', '2026-11-30', ['23 nov 2026 to 30 nov 2026']],
    ['today for 2 weeks', '2026-11-23', '2026-12-06', ['today', '2 weeks']],
    ['23 nov 2026 for 2 weeks', '2026-11-23', '2026-12-06', ['23 nov 2026', '2 weeks']],
    ['till 6 december for 2 weeks', '2026-11-23', '2026-12-06', ['6 december', '2 weeks']],
    ['after 22 nov 2026 for 2 weeks', '2026-11-23', '2026-12-06', ['22 nov 2026', '2 weeks']],
    ['this week for 2 weeks', '2026-11-24', '2026-12-07', ['this week', '2 weeks']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})
