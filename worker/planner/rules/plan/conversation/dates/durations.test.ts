import { describe, expect, test } from 'vitest'
import { NOTHING, read } from '../../../../../../tests/support/dates-reading.ts'

describe('a length is read with the words that belong to it', () => {
  test.each([
    ['for 1 full month', null, 1, ['1 full month']],
    ['for 2 whole weeks', 14, null, ['2 whole weeks']],
    ['3 - weeks', 21, null, ['3 - weeks']],
    ['half a month', 15, null, ['half a month']],
    ['2 saptah', 14, null, ['2 saptah']],
    ['5 din', 5, null, ['5 din']],
    ['12 months', null, 12, ['12 months']],
    ['1 year', null, 12, ['1 year']],
    ['2 years', null, 24, ['2 years']],
    ['1.5 months', 45, null, ['1.5 months']],
    ['0.5 week', 4, null, ['0.5 week']],
    ['0.01 days', 1, null, ['0.01 days']],
    ['0.01 months', 1, null, ['0.01 months']],
    ['2 quarters', null, 6, ['2 quarters']],
    ['one fortnight', 14, null, ['one fortnight']],
    ['3 full calendar months', null, 3, ['3 full calendar months']],
    ['wale 2 hafte', 14, null, ['2 hafte']],
    ['2 weeks in', 14, null, ['2 weeks']],
    ['a 2 week campaign', 14, null, ['2 week']],
    ['2 weeks 5 spots', 14, null, ['2 weeks']],
    ['first two weeks', 14, null, ['two weeks']],
    ['1.2 weeks', 8, null, ['1.2 weeks']],
    ['1.1 months', 33, null, ['1.1 months']],
    ['2.5 months', 75, null, ['2.5 months']],
    ['for 2 weeks before', 14, null, ['2 weeks']],
  ])('%s', (text, durationDays, durationMonths, words) =>
    expect(read(text)).toMatchObject({ start: null, end: null, durationDays, durationMonths, words }),
  )
})

describe('"a" counts where a length is asked for', () => {
  test.each([
    ['run a week', 7, null, ['a week']],
    ['plan for a week', 7, null, ['a week']],
    ['lasting a fortnight', 14, null, ['a fortnight']],
    ['an offer of a week', 7, null, ['a week']],
    ['a week long campaign', 7, null, ['a week']],
    ['go on air, a week', 7, null, ['a week']],
  ])('%s', (text, durationDays, durationMonths, words) =>
    expect(read(text)).toMatchObject({ start: null, end: null, durationDays, durationMonths, words }),
  )
})

describe('an age, a rate, a past or a thing on sale is no length', () => {
  test.each([
    'want a month',
    'every 2 weeks',
    'our 2 weeks',
    'past 3 weeks',
    'over 3 months',
    '3 weeks old brand',
    '50 days old',
    '6 months course',
    '2 weeks ago',
    '3 years',
    '3 yr',
    '15 days per month',
    '2 weeks / month',
    '5 days a week',
    '0 days',
    '2 lakh days',
    '3 - - - weeks',
    '3 full long whole months',
    '2 weeks a',
    '3 weeks per',
    'last 2 weeks',
    'previous 2 weeks',
    '5 yr warranty',
    '1 year loan',
  ])('%s', (text) => expect(read(text)).toEqual(NOTHING))
})

describe('a length said with "over" lasts that long', () => {
  test.each([
    ['campaign over 3 months', null, 3, ['3 months']],
    ['run it over a month', null, 1, ['a month']],
  ])('%s', (text, durationDays, durationMonths, words) =>
    expect(read(text)).toMatchObject({ start: null, end: null, durationDays, durationMonths, words }),
  )
})

describe('a length before or after a word of time says when it begins', () => {
  test.each([
    ['in 3 days', '2026-11-26', null, ['3 days']],
    ['2 weeks later', '2026-12-07', null, ['2 weeks']],
    ['2 hafte baad', '2026-12-07', null, ['2 hafte']],
    ['2 weeks hence', '2026-12-07', null, ['2 weeks']],
    ['after 2 weeks', '2026-12-07', null, ['2 weeks']],
    ['for 2 weeks and in 3 weeks', '2026-12-14', '2026-12-27', ['2 weeks', '3 weeks']],
    ['in 3 weeks for 2 weeks', '2026-12-14', '2026-12-27', ['3 weeks', '2 weeks']],
    ['in 2 weeks for 1 month', '2026-12-07', '2027-01-06', ['2 weeks', '1 month']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('a length that is coming begins tomorrow', () => {
  test.each([
    ['coming 2 weeks', '2026-11-24', '2026-12-07', ['2 weeks']],
    ['upcoming 3 weeks', '2026-11-24', '2026-12-14', ['3 weeks']],
    ['agle 2 hafte', '2026-11-24', '2026-12-07', ['2 hafte']],
    ['aane wale 10 din', '2026-11-24', '2026-12-03', ['10 din']],
    ['next 3 months', '2026-11-24', '2027-02-23', ['3 months']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('a length inside a stretch takes its first days', () => {
  test.each([
    ['in 2 weeks of January', '2027-01-01', '2027-01-14', ['2 weeks', 'january']],
    ['3 weeks of January', '2027-01-01', '2027-01-21', ['3 weeks', 'january']],
    ['2 weeks during January 2027', '2027-01-01', '2027-01-14', ['2 weeks', 'january 2027']],
    ['after 2 weeks of January', '2027-01-01', '2027-01-14', ['2 weeks', 'january']],
    ['next 2 weeks in January', '2027-01-01', '2027-01-14', ['2 weeks', 'january']],
    ['2 weeks within january', '2027-01-01', '2027-01-14', ['2 weeks', 'january']],
    ['next quarter for 2 weeks', '2027-01-01', '2027-01-14', ['next quarter', '2 weeks']],
    ['this quarter for 2 weeks', '2026-11-24', '2026-12-07', ['this quarter', '2 weeks']],
    ['next week for 2 days', '2026-11-30', '2026-12-01', ['next week', '2 days']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('a length goes on from its start', () => {
  test.each([
    ['run a week from 1 Jan 2027', '2027-01-01', '2027-01-07', ['a week', '1 jan 2027']],
    ['for 1 year from 1 Jan 2027', '2027-01-01', '2027-12-31', ['1 year', '1 jan 2027']],
    ['2 years from 1 Jan 2027', '2027-01-01', '2028-12-31', ['2 years', '1 jan 2027']],
    ['25 months from 1 Jan 2027', '2027-01-01', '2029-01-31', ['25 months', '1 jan 2027']],
    ['2 quarters from 1 Jan 2027', '2027-01-01', '2027-06-30', ['2 quarters', '1 jan 2027']],
    ['1.5 months from 1 Jan 2027', '2027-01-01', '2027-02-14', ['1.5 months', '1 jan 2027']],
    ['2 maah from 1 Jan 2027', '2027-01-01', '2027-02-28', ['2 maah', '1 jan 2027']],
    ['3 years from 1 Jan 2027', '2027-01-01', null, ['1 jan 2027']],
    ['0 weeks from 1 Jan', '2027-01-01', null, ['1 jan']],
    ['5 January ke baad 10 din', '2027-01-06', '2027-01-15', ['5 january', '10 din']],
    ['after 5 january for 10 days', '2027-01-06', '2027-01-15', ['5 january', '10 days']],
    ['january ke baad 2 hafte', '2027-02-01', '2027-02-14', ['january', '2 hafte']],
    ['after january for 2 weeks', '2027-02-01', '2027-02-14', ['january', '2 weeks']],
    ['kal se 10 din', '2026-11-24', '2026-12-03', ['kal', '10 din']],
    ['1 january se 2 hafte tak', '2027-01-01', '2027-01-14', ['1 january', '2 hafte']],
    ['next weekend for 1 week', '2026-12-05', '2026-12-11', ['next weekend', '1 week']],
    ['mid jan for 1 month', '2027-01-15', '2027-02-14', ['mid jan', '1 month']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('a length goes back from its end', () => {
  test.each([
    ['until 5 january for 1 month', '2026-12-06', '2027-01-05', ['5 january', '1 month']],
    ['until 31 january for 1 month', '2027-01-01', '2027-01-31', ['31 january', '1 month']],
    ['until 31 january for 10 days', '2027-01-22', '2027-01-31', ['31 january', '10 days']],
    ['till 28 feb for 2 months', '2027-01-01', '2027-02-28', ['28 feb', '2 months']],
    ['by january for 2 weeks', '2027-01-18', '2027-01-31', ['january', '2 weeks']],
    ['ends january for 2 weeks', '2027-01-18', '2027-01-31', ['january', '2 weeks']],
    ['till november for 1 week', '2026-11-24', '2026-11-30', ['november', '1 week']],
    ['till q1 fy28 for 2 weeks', '2027-06-17', '2027-06-30', ['q1 fy28', '2 weeks']],
    ['jan 2027 for 10 days till 20 jan 2027', '2027-01-11', '2027-01-20', ['jan 2027', '10 days', '20 jan 2027']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('a length before or after a festival leaves the festival out', () => {
  test.each([
    ['10 days prior to Diwali', '2027-10-19', '2027-10-28', ['10 days', 'diwali']],
    ['2 weeks pehle diwali', '2027-10-15', '2027-10-28', ['2 weeks', 'diwali']],
    ['2 weeks before ramzan', '2027-01-26', '2027-02-08', ['2 weeks', 'ramzan']],
    ['2 weeks after ramzan', '2027-03-10', '2027-03-23', ['2 weeks', 'ramzan']],
    ['2 weeks post holi', '2027-03-23', '2027-04-05', ['2 weeks', 'holi']],
    ['before holi for 2 weeks', '2027-03-08', '2027-03-21', ['holi', '2 weeks']],
    ['after holi for 2 weeks', '2027-03-23', '2027-04-05', ['holi', '2 weeks']],
    ['from holi for 2 weeks', '2027-03-22', '2027-04-04', ['holi', '2 weeks']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})
