import { describe, expect, test } from 'vitest'
import { read } from '../../../../../../tests/support/dates-reading.ts'

describe('words that make a day the start', () => {
  test.each([
    ['start : 5 january', '2027-01-05', null, ['5 january']],
    ['start date is 5 january', '2027-01-05', null, ['5 january']],
    ['start the date on 5 january', '2027-01-05', null, ['5 january']],
    ['commencing 5 january', '2027-01-05', null, ['5 january']],
    ['wef 5 january', '2027-01-05', null, ['5 january']],
    ['launching 5 january', '2027-01-05', null, ['5 january']],
    ['5 january onwards', '2027-01-05', null, ['5 january']],
    ['5 january onward', '2027-01-05', null, ['5 january']],
    ['5 january se shuru', '2027-01-05', null, ['5 january']],
    ['january se', '2027-01-01', null, ['january']],
    ['from january', '2027-01-01', null, ['january']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('words that make a day the end', () => {
  test.each([
    ['5 january tak', null, '2027-01-05', ['5 january']],
    ['5 january ke end', null, '2027-01-05', ['5 january']],
    ['january tak', null, '2027-01-31', ['january']],
    ['up to 5 january', null, '2027-01-05', ['5 january']],
    ['upto 5 january', null, '2027-01-05', ['5 january']],
    ['by 5 january', null, '2027-01-05', ['5 january']],
    ['end 5 january', null, '2027-01-05', ['5 january']],
    ['finish 5 january', null, '2027-01-05', ['5 january']],
    ['ending in january', null, '2027-01-31', ['january']],
    ['by january', null, '2027-01-31', ['january']],
    ['till november', null, '2026-11-30', ['november']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('words that begin after a day', () => {
  test.each([
    ['5 january ke baad', '2027-01-06', null, ['5 january']],
    ['5 january ke bad', '2027-01-06', null, ['5 january']],
    ['january ke baad', '2027-02-01', null, ['january']],
    ['after 5 january', '2027-01-06', null, ['5 january']],
    ['post 5 january', '2027-01-06', null, ['5 january']],
    ['after january', '2027-02-01', null, ['january']],
    ['after november', '2026-12-01', null, ['november']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('small words may come between a role and its day', () => {
  test.each([['till the date of 5 january', null, '2027-01-05', ['5 january']]])('%s', (text, start, end, words) =>
    expect(read(text)).toMatchObject({ start, end, words, problem: null }),
  )
})

describe('days that are taken back', () => {
  test.each([
    ['not january', '2027-01-01', '2027-01-31', ['january']],
    ['not january not february', '2027-01-01', '2027-02-28', ['january', 'february']],
    ['instead of january february', '2027-02-01', '2027-02-28', ['january', 'february']],
    ['of january, february', '2027-01-01', '2027-02-28', ['january, february']],
    ['february instead of january', '2027-02-01', '2027-02-28', ['february', 'january']],
    ['january nahin, february', '2027-02-01', '2027-02-28', ['january', 'february']],
    ['january ki jagah february', '2027-02-01', '2027-02-28', ['january', 'february']],
    ['not 30 february, 5 march', '2027-03-05', null, ['30 february', '5 march']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('days inside a stretch cut it, others leave it', () => {
  test.each([
    ['january, ends on 20 january', '2027-01-01', '2027-01-20', ['january', '20 january']],
    ['january 2027, starting 5 february', '2027-01-01', '2027-01-31', ['january 2027', '5 february']],
    ['january 2027, until 1 january 2027', '2027-01-01', '2027-01-01', ['january 2027', '1 january 2027']],
    ['january 2027, starting 31 january 2027', '2027-01-31', '2027-01-31', ['january 2027', '31 january 2027']],
    [
      'january 2027, from 5 january 2027 for 2 weeks',
      '2027-01-05',
      '2027-01-18',
      ['january 2027', '5 january 2027', '2 weeks'],
    ],
    ['from january 2027, till 10 february 2027', '2027-01-01', '2027-02-10', ['january 2027', '10 february 2027']],
    ['till march 2027, from 5 january 2027', '2027-01-05', '2027-03-31', ['march 2027', '5 january 2027']],
    ['from 5 january 2027 and going on till march 2027', '2027-01-05', '2027-03-31', ['5 january 2027', 'march 2027']],
    [
      'from 5 january 2027 and going on by march 2027 for 2 weeks',
      '2027-01-05',
      '2027-01-18',
      ['5 january 2027', 'march 2027', '2 weeks'],
    ],
    ['till 20 march 2027, from january 2027', '2027-01-01', '2027-03-20', ['20 march 2027', 'january 2027']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('several stretches', () => {
  test.each([
    ['january 2027. february 2027', '2027-01-01', '2027-02-28', ['january 2027', 'february 2027']],
    ['january 2027. march 2027', '2027-03-01', '2027-03-31', ['january 2027', 'march 2027']],
    ['february 2027. january 2027', '2027-01-01', '2027-02-28', ['february 2027', 'january 2027']],
    ['1-10 january 2027. 11-20 january 2027', '2027-01-01', '2027-01-20', ['1-10 january 2027', '11-20 january 2027']],
    ['1-10 january 2027. 12-20 january 2027', '2027-01-12', '2027-01-20', ['1-10 january 2027', '12-20 january 2027']],
    ['11-20 january 2027. 1-10 january 2027', '2027-01-01', '2027-01-20', ['11-20 january 2027', '1-10 january 2027']],
    ['12-20 january 2027. 1-10 january 2027', '2027-01-01', '2027-01-10', ['12-20 january 2027', '1-10 january 2027']],
    ['1-20 january 2027. 5-10 january 2027', '2027-01-01', '2027-01-20', ['1-20 january 2027', '5-10 january 2027']],
    ['5-10 january 2027. 1-20 january 2027', '2027-01-01', '2027-01-20', ['5-10 january 2027', '1-20 january 2027']],
    ['from january 2027. till february 2027', '2027-01-01', '2027-02-28', ['january 2027', 'february 2027']],
    ['feb. april', '2027-04-01', '2027-04-30', ['feb', 'april']],
    ['feb. march', '2027-02-01', '2027-03-31', ['feb', 'march']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('several days', () => {
  test.each([
    ['1 jan 2027. 5 jan 2027', '2027-01-01', '2027-01-05', ['1 jan 2027', '5 jan 2027']],
    ['1 jan 2027. 5 jan 2027. 9 jan 2027', '2027-01-01', '2027-01-09', ['1 jan 2027', '5 jan 2027', '9 jan 2027']],
    [
      '5 jan 2027. till 10 feb 2027. 20 march 2027',
      '2027-01-05',
      '2027-02-10',
      ['5 jan 2027', '10 feb 2027', '20 march 2027'],
    ],
    [
      'start 1 dec 2026, end 31 dec 2026, launch 5 dec 2026',
      '2026-12-01',
      '2026-12-31',
      ['1 dec 2026', '31 dec 2026', '5 dec 2026'],
    ],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})
