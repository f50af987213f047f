import { describe, expect, test } from 'vitest'
import { read } from '../../../../../../tests/support/dates-reading.ts'

describe('a bare day takes its month from what follows', () => {
  test.each([
    ['1st to 15th of next month', '2026-12-01', '2026-12-15', ['1st to 15th of next month']],
    ['1st to 15th next month', '2026-12-01', '2026-12-15', ['1st to 15th next month']],
    ['1-15 of next month', '2026-12-01', '2026-12-15', ['1-15 of next month']],
    ['from 1 to 15 next month', '2026-12-01', '2026-12-15', ['1 to 15 next month']],
    ['5th next month', '2026-12-05', null, ['5th next month']],
    ['28th of this month', '2026-11-28', null, ['28th of this month']],
    [
      '25th of this month to 5th of next month',
      '2026-11-25',
      '2026-12-05',
      ['25th of this month', '5th of next month'],
    ],
    ['between 1 & 15 january', '2027-01-01', '2027-01-15', ['1 & 15 january']],
    ['between 1 aur 15 january', '2027-01-01', '2027-01-15', ['1 aur 15 january']],
    ['31-31 january', '2027-01-31', '2027-01-31', ['31-31 january']],
    ['1-15 january for 2 days', '2027-01-01', '2027-01-15', ['1-15 january', '2 days']],
    ['10-15 jan and 20-25 jan', '2027-01-20', '2027-01-25', ['10-15 jan', '20-25 jan']],
    ['1 to 31 jan 2028', '2028-01-01', '2028-01-31', ['1 to 31 jan 2028']],
    ['1 se 15 january', '2027-01-01', '2027-01-15', ['1 se 15 january']],
    ['between 1st and 15th january', '2027-01-01', '2027-01-15', ['1st and 15th january']],
    ['between 1st and 15th of next month', '2026-12-01', '2026-12-15', ['1st and 15th of next month']],
    ['25th to 28th of this month', '2026-11-25', '2026-11-28', ['25th to 28th of this month']],
    ['25 to 28 this month', '2026-11-25', '2026-11-28', ['25 to 28 this month']],
    ['25th coming month', '2026-12-25', null, ['25th coming month']],
    ['25th agle mahine', '2026-12-25', null, ['25th agle mahine']],
    ['25th is mahine', '2026-11-25', null, ['25th is mahine']],
    ['1-5 jan and 6-9 feb 2027', '2027-02-06', '2027-02-09', ['1-5 jan', '6-9 feb 2027']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('numbers that begin no range of days', () => {
  test.each([
    ['aged 1-15 january', '2027-01-01', '2027-01-31', ['january']],
    ['women 1-15 january', '2027-01-01', '2027-01-31', ['january']],
    ['0-15 january', '2027-01-15', null, ['15 january']],
    ['32-35 january', '2027-01-01', '2027-01-31', ['january']],
    ['5-10 lakh january', '2027-01-01', '2027-01-31', ['january']],
    ['1-15 next week', '2026-11-30', '2026-12-06', ['next week']],
    ['5th of next week', '2026-11-30', '2026-12-06', ['next week']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('ways to say "to"', () => {
  test.each([
    ['1 jan up to 15 jan', '2027-01-01', '2027-01-15', ['1 jan up to 15 jan']],
    ['1 jan up 15 jan', '2027-01-01', '2027-01-15', ['1 jan', '15 jan']],
    ['1 jan upto 15 jan', '2027-01-01', '2027-01-15', ['1 jan upto 15 jan']],
    ['1 jan to the 15th', '2027-01-01', '2027-01-15', ['1 jan to the 15th']],
    ['1 jan to until 15 jan', '2027-01-01', '2027-01-15', ['1 jan to until 15 jan']],
    ['1 jan till the 15th', '2027-01-01', '2027-01-15', ['1 jan till the 15th']],
    ['1 jan ~ 15 jan', '2027-01-01', '2027-01-15', ['1 jan ~ 15 jan']],
    ['1 jan thru 15 jan', '2027-01-01', '2027-01-15', ['1 jan thru 15 jan']],
    ['1 jan se 15 jan', '2027-01-01', '2027-01-15', ['1 jan se 15 jan']],
    ['jan to 15 feb', '2027-01-01', '2027-02-15', ['jan to 15 feb']],
    ['28 feb to 1 mar', '2027-02-28', '2027-03-01', ['28 feb to 1 mar']],
    ['31 dec to 1 jan', '2026-12-31', '2027-01-01', ['31 dec to 1 jan']],
    ['jan 10 to jan 20', '2027-01-10', '2027-01-20', ['jan 10 to jan 20']],
    ['jan 10, 2027 to jan 20, 2027', '2027-01-10', '2027-01-20', ['jan 10, 2027 to jan 20, 2027']],
    ['from 5 dec till 3 jan', '2026-12-05', '2027-01-03', ['5 dec till 3 jan']],
    ['from jan to march, 2027', '2027-01-01', '2027-03-31', ['jan to march, 2027']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('a day joined by "and" is an end behind "between" and "from"', () => {
  test.each([
    ['1 jan and 15 jan', '2027-01-01', '2027-01-15', ['1 jan', '15 jan']],
    ['from 1 jan and 15 jan', '2027-01-01', '2027-01-15', ['1 jan and 15 jan']],
    ['between 1 jan and 15 jan', '2027-01-01', '2027-01-15', ['1 jan and 15 jan']],
    ['between 1 jan & 15 jan', '2027-01-01', '2027-01-15', ['1 jan & 15 jan']],
    ['between 1 jan, 15 jan', '2027-01-01', '2027-01-15', ['1 jan', '15 jan']],
    ['between jan and march', '2027-01-01', '2027-03-31', ['jan and march']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('a list of months', () => {
  test.each([
    ['jan, feb, and march', '2027-01-01', '2027-03-31', ['jan, feb, and march']],
    ['jan, feb & march', '2027-01-01', '2027-03-31', ['jan, feb & march']],
    ['jan, and march', '2027-01-01', '2027-03-31', ['jan, and march']],
    ['jan + feb', '2027-01-01', '2027-02-28', ['jan + feb']],
    ['jan/feb/mar', '2027-01-01', '2027-03-31', ['jan/feb/mar']],
    ['jan n feb', '2027-01-01', '2027-02-28', ['jan n feb']],
    ['not jan, feb', '2027-02-01', '2027-02-28', ['jan', 'feb']],
    ['jan, feb not march', '2027-01-01', '2027-02-28', ['jan, feb', 'march']],
    ['15 jan, feb', '2027-01-15', '2027-02-28', ['15 jan', 'feb']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('the end of a day takes its month and lends its year', () => {
  test.each([
    ['january 1-31, 2027', '2027-01-01', '2027-01-31', ['january 1-31, 2027']],
    ['january 1 to 15 2027', '2027-01-01', '2027-01-15', ['january 1 to 15 2027']],
    ['january 1 to 15', '2027-01-01', '2027-01-15', ['january 1 to 15']],
    ['january 1, 2027 to 15', '2027-01-01', null, ['january 1, 2027']],
    ['jan 1st to 15th, 2027', '2027-01-01', '2027-01-15', ['jan 1st to 15th, 2027']],
    ['jan 1 - 5 lakh', '2027-01-01', null, ['jan 1']],
    ['jan to 15', '2027-01-01', '2027-01-31', ['jan']],
    ['from 1 jan to 31', '2027-01-01', '2027-01-31', ['1 jan to 31']],
    ['jan 1st to 31', '2027-01-01', '2027-01-31', ['jan 1st to 31']],
    ['1st january to 10th', '2027-01-01', '2027-01-10', ['1st january to 10th']],
    ['10 jan to 20', '2027-01-10', '2027-01-20', ['10 jan to 20']],
    ['jan 10 to 20, 2028', '2028-01-10', '2028-01-20', ['jan 10 to 20, 2028']],
    ['5 jan to 10 lakh', '2027-01-05', null, ['5 jan']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('two digits behind a month alone are a year', () => {
  test.each([
    ['feb to april 27', '2027-02-01', '2027-04-30', ['feb to april 27']],
    ['feb to april 25', '2027-02-01', '2027-04-25', ['feb to april 25']],
    ['feb to april 5', '2027-02-01', '2027-04-05', ['feb to april 5']],
    ['feb to 27 april', '2027-02-01', '2027-04-27', ['feb to 27 april']],
    ['feb 2027 to april 27', '2027-02-01', '2027-04-27', ['feb 2027 to april 27']],
    ['feb and april 27', '2027-02-01', '2027-04-30', ['feb and april 27']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('a stretch and a festival', () => {
  test.each([
    ['jan to holi', '2027-01-01', '2027-03-22', ['jan to holi']],
    ['holi to 15 april', '2027-03-22', '2027-04-15', ['holi to 15 april']],
    ['1 jan till diwali', '2027-01-01', '2027-10-29', ['1 jan till diwali']],
    ['from 15 feb until ramzan', '2027-02-15', '2027-03-09', ['15 feb until ramzan']],
    ['15 feb, holi', '2027-02-15', null, ['15 feb', 'holi']],
    ['1 jan and go on until holi', '2027-01-01', '2027-03-22', ['1 jan', 'holi']],
    ['january next year', '2027-01-01', '2027-01-31', ['january next year']],
    ['january agle saal', '2027-01-01', '2027-01-31', ['january agle saal']],
    ['december this year', '2026-12-01', '2026-12-31', ['december this year']],
    ['january next', '2027-01-01', '2027-01-31', ['january']],
    ['january every year', '2027-01-01', '2027-01-31', ['january']],
    ['january next month', '2026-12-01', '2027-01-31', ['january', 'next month']],
    ['january 2027 next year', '2027-01-01', '2027-01-31', ['january 2027', 'next year']],
    ['15 january next year', '2027-01-15', null, ['15 january next year']],
    ['1 jan to 5 jan next year', '2027-01-01', '2027-01-05', ['1 jan to 5 jan next year']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})
