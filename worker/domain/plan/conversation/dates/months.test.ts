import { describe, expect, test } from 'vitest'
import { normalise } from '../text/tokens.ts'
import { readDates } from './dates.ts'

/** A Monday. */
const TODAY = '2026-11-23'

/** The reading of a text, with the words that were taken for dates. */
function read(raw: string, today = TODAY) {
  const text = normalise(raw)
  const reading = readDates(text, today)
  return { ...reading, words: reading.spans.map(({ start, end }) => text.slice(start, end)) }
}

describe('a month beside a day, a year or another month', () => {
  test.each([
    ['may 2027', '2027-05-01', '2027-05-31', ['may 2027']],
    ['may, 2027', '2027-05-01', '2027-05-31', ['may, 2027']],
    ['may-2027', '2027-05-01', '2027-05-31', ['may-2027']],
    ['1st of may', '2027-05-01', null, ['1st of may']],
    ['1st may', '2027-05-01', null, ['1st may']],
    ['may 5', '2027-05-05', null, ['may 5']],
    ['may to july', '2027-05-01', '2027-07-31', ['may to july']],
    ['may-june', '2027-05-01', '2027-06-30', ['may-june']],
    ['may and june', '2027-05-01', '2027-06-30', ['may and june']],
    ['april and may', '2027-04-01', '2027-05-31', ['april and may']],
    ['april, may', '2027-04-01', '2027-05-31', ['april, may']],
    ['april & may', '2027-04-01', '2027-05-31', ['april & may']],
    ['apr/may', '2027-04-01', '2027-05-31', ['apr/may']],
    ['april 2027 to may', '2027-04-01', '2027-05-31', ['april 2027 to may']],
    ['may till 5 june', '2027-05-01', '2027-06-05', ['may till 5 june']],
    ['may to 5 june', '2027-05-01', '2027-06-05', ['may to 5 june']],
    ['may to mid june', '2027-05-01', '2027-06-15', ['may to mid june']],
    ['1 may', '2027-05-01', null, ['1 may']],
    ['mar 2027', '2027-03-01', '2027-03-31', ['mar 2027']],
    ['5 mar', '2027-03-05', null, ['5 mar']],
    ['jan-mar', '2027-01-01', '2027-03-31', ['jan-mar']],
    ['jan to mar', '2027-01-01', '2027-03-31', ['jan to mar']],
    ['mar to apr', '2027-03-01', '2027-04-30', ['mar to apr']],
    ['5 march and 6 april', '2027-03-05', '2027-04-06', ['5 march', '6 april']],
    ['march and april', '2027-03-01', '2027-04-30', ['march and april']],
    ['we march 5', '2027-03-05', null, ['march 5']],
    ['20 march', '2027-03-20', null, ['20 march']],
    ['march 20', '2027-03-20', null, ['march 20']],
    ['2027 january', '2027-01-01', '2027-01-31', ['january']],
    ['feb 2027 march', '2027-02-01', '2027-03-31', ['feb 2027', 'march']],
    ['may 1, 2027', '2027-05-01', null, ['may 1, 2027']],
    ['may 31', '2027-05-31', null, ['may 31']],
    ['may, june', '2027-05-01', '2027-06-30', ['may, june']],
    ['5 april to may', '2027-04-05', '2027-05-31', ['5 april to may']],
    ['april 5 to may 5', '2027-04-05', '2027-05-05', ['april 5 to may 5']],
    ['april 2027 & may', '2027-04-01', '2027-05-31', ['april 2027 & may']],
    ['2027 to may', '2027-05-01', '2027-05-31', ['may']],
    ['1st of mar', '2027-03-01', null, ['1st of mar']],
    ['1st of march on radio', '2027-03-01', null, ['1st of march']],
    ['in june radio may work', '2027-06-01', '2027-06-30', ['june']],
    ['mar 5', '2027-03-05', null, ['mar 5']],
    ['mar-apr', '2027-03-01', '2027-04-30', ['mar-apr']],
    ['will march 2027', '2027-03-01', '2027-03-31', ['march 2027']],
    ['march 5 ahead', '2027-03-05', null, ['march 5']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('a month behind a word of time', () => {
  test.each([
    ['in may', '2027-05-01', '2027-05-31', ['may']],
    ['radio may to launch june', '2027-06-01', '2027-06-30', ['june']],
    ['radio may 5 june', '2027-05-05', '2027-06-30', ['may 5', 'june']],
    ['that may june', '2027-06-01', '2027-06-30', ['june']],
    ['of may', '2027-05-01', '2027-05-31', ['may']],
    ['may month', '2027-05-01', '2027-05-31', ['may']],
    ['may end', '2027-05-21', '2027-05-31', ['may end']],
    ['end may', null, '2027-05-31', ['may']],
    ['mid may', '2027-05-11', '2027-05-20', ['mid may']],
    ['( may )', '2027-05-01', '2027-05-31', ['may']],
    ['may,', '2027-05-01', '2027-05-31', ['may']],
    ['in mar', '2027-03-01', '2027-03-31', ['mar']],
    ['end mar', null, '2027-03-31', ['mar']],
    ['from march', '2027-03-01', null, ['march']],
    ['feb to march', '2027-02-01', '2027-03-31', ['feb to march']],
    ['go to march', '2027-03-01', '2027-03-31', ['march']],
    ['moved to march', '2027-03-01', '2027-03-31', ['march']],
    ['by mar', null, '2027-03-31', ['mar']],
    ['till mar', null, '2027-03-31', ['mar']],
    ['of mar', '2027-03-01', '2027-03-31', ['mar']],
    ['need to march in june', '2027-06-01', '2027-06-30', ['june']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('the same words as verbs and names', () => {
  test.each([
    'we may',
    'may be',
    'radio may work',
    'radio may launch',
    'may 5 hoardings',
    'may 5 lakh',
    'may to 5 lakh',
    '5 lakh to may',
    'may to delhi',
    'delhi to may',
    'mar',
    'mar gaya',
    'we march',
    'they march ahead',
    'march on delhi',
    'ready to march',
    'want to march',
    'i march',
    'jan aushadhi',
    'jan dhan scheme',
    'radio and may',
    'may rd',
    'may 32',
    'may 0',
    'please mar',
    'plan to march',
    'let march',
    'long march',
    'march forward',
    'jan seva kendra',
  ])('%s', (text) =>
    expect(read(text)).toEqual({
      start: null,
      end: null,
      durationDays: null,
      durationMonths: null,
      problem: null,
      assumption: null,
      spans: [],
      words: [],
    }),
  )
})

describe('a number behind a month that counts something else', () => {
  test.each([
    ['jan 5 %', '2027-01-01', '2027-01-31', ['jan']],
    ['jan 5 am', '2027-01-01', '2027-01-31', ['jan']],
    ['jan 5 spots', '2027-01-01', '2027-01-31', ['jan']],
    ['jan 5 lakh', '2027-01-01', '2027-01-31', ['jan']],
    ['jan ₹ 5', '2027-01-01', '2027-01-31', ['jan']],
    ['jan 0', '2027-01-01', '2027-01-31', ['jan']],
    ['jan 32', '2027-01-01', '2027-01-31', ['jan']],
    ['5 lakh jan', '2027-01-01', '2027-01-31', ['jan']],
    ['feb 2027 lakh', '2027-02-01', '2027-02-28', ['feb']],
    ['2027 lakh feb', '2027-02-01', '2027-02-28', ['feb']],
    ['jan campaign', '2027-01-01', '2027-01-31', ['jan']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('the year written before a month', () => {
  test.each([
    ['2028 january', '2028-01-01', '2028-01-31', ['january']],
    ['dec 2027 january', '2027-01-01', '2027-01-31', ['dec 2027', 'january']],
    ['dec 15, 2027 january', '2027-01-01', '2027-01-31', ['dec 15, 2027', 'january']],
    ['dec 1, 2026 march', '2026-12-01', '2027-03-31', ['dec 1, 2026', 'march']],
    ['1 dec 2026 march', '2026-12-01', '2027-03-31', ['1 dec 2026', 'march']],
    ['1 jan 2028 feb', '2027-02-01', '2027-02-28', ['1 jan 2028', 'feb']],
    ['2028 feb', '2028-02-01', '2028-02-29', ['feb']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})
