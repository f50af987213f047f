import { describe, expect, test } from 'vitest'
import { NOTHING, read } from '../../../../../../tests/support/dates-reading.ts'

describe('a day and its month, with any words between them', () => {
  test.each([
    ["15th of jan '27", '2027-01-15', null, ["15th of jan '27"]],
    ['15th, jan 2027', '2027-01-15', null, ['15th, jan 2027']],
    ['1 of january', '2027-01-01', null, ['1 of january']],
    ['15 . jan', '2027-01-15', null, ['15 . jan']],
    ['15 - - - jan', '2027-01-15', null, ['15 - - - jan']],
    ['15 of - , jan', '2027-01-15', null, ['15 of - , jan']],
    ['1st january', '2027-01-01', null, ['1st january']],
    ['jan 15', '2027-01-15', null, ['jan 15']],
    ['jan 15th, 2027', '2027-01-15', null, ['jan 15th, 2027']],
    ['jan 15-2027', '2027-01-15', null, ['jan 15-2027']],
    ['jan 27', '2027-01-27', null, ['jan 27']],
    ['18-22 january', '2027-01-18', '2027-01-22', ['18-22 january']],
    ['10 - 31 january', '2027-01-10', '2027-01-31', ['10 - 31 january']],
    ['jan 15, 20-35', '2027-01-15', null, ['jan 15']],
    ['jan 1-31', '2027-01-01', '2027-01-31', ['jan 1-31']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('two digits behind a day are a year where nothing else claims them', () => {
  test.each([
    ['1 jan 27', '2027-01-01', null, ['1 jan 27']],
    ['1 jan-27', '2027-01-01', null, ['1 jan-27']],
    ['1 jan -27', '2027-01-01', null, ['1 jan -27']],
    ['1 jan, 27', '2027-01-01', null, ['1 jan']],
    ['1 jan 23', '2027-01-01', null, ['1 jan']],
    ['1 jan 61', '2027-01-01', null, ['1 jan']],
    ['1 jan 28-45', '2027-01-01', null, ['1 jan']],
    ['1 jan 27-5 feb 27', '2027-01-01', '2027-02-05', ['1 jan 27-5 feb 27']],
    ['1 jan 27 - 5 feb 27', '2027-01-01', '2027-02-05', ['1 jan 27 - 5 feb 27']],
    ['1 jan 27 -', '2027-01-01', null, ['1 jan 27']],
    ['1 jan 27 onwards', '2027-01-01', null, ['1 jan 27']],
    ['1 jan - 27', '2027-01-01', '2027-01-27', ['1 jan - 27']],
    ['1 jan 30 hoardings', '2027-01-01', null, ['1 jan']],
    ['1 jan 27 lakh', '2027-01-01', null, ['1 jan']],
    ['1 jan 27%', '2027-01-01', null, ['1 jan']],
    ['jan-27', '2027-01-01', '2027-01-31', ['jan']],
    ["feb '27", '2027-02-01', '2027-02-28', ["feb '27"]],
    ['february of 2027', '2027-02-01', '2027-02-28', ['february of 2027']],
    ['february in 2027', '2027-02-01', '2027-02-28', ['february in 2027']],
    ['feb, 2027', '2027-02-01', '2027-02-28', ['feb, 2027']],
    ['feb/2027', '2027-02-01', '2027-02-28', ['feb/2027']],
    ['1 jan 27-45', '2027-01-01', null, ['1 jan']],
    ['1 jan 27 + 3', '2027-01-01', null, ['1 jan']],
    ["1 jan '27 lakh", '2027-01-01', null, ['1 jan']],
    ["jan '27-28", '2027-01-01', '2027-01-31', ["jan '27"]],
    ['1 jan of 2027', '2027-01-01', null, ['1 jan of 2027']],
    ['1 jan in 2027', '2027-01-01', null, ['1 jan in 2027']],
    ['1 jan. 2027', '2027-01-01', null, ['1 jan. 2027']],
    ['7 jan 5 days', '2027-01-07', '2027-01-11', ['7 jan', '5 days']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('ages and counts are no days', () => {
  test.each([
    ['40 january', '2027-01-01', '2027-01-31', ['january']],
    ['0 january', '2027-01-01', '2027-01-31', ['january']],
    ['women 22-28 january', '2027-01-01', '2027-01-31', ['january']],
    ['aged 18-25 january', '2027-01-01', '2027-01-31', ['january']],
    ['10-32 january', '2027-01-01', '2027-01-31', ['january']],
    ['10 to 35 january', '2027-01-01', '2027-01-31', ['january']],
    ['jan 20-35', '2027-01-01', '2027-01-31', ['jan']],
    ['jan 1.5', '2027-01-01', '2027-01-31', ['jan']],
    ['1.5 jan', '2027-01-01', '2027-01-31', ['jan']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('part of a month by number', () => {
  test.each([
    ['january 1st week', '2027-01-01', '2027-01-07', ['january 1st week']],
    ['january 2 week', '2027-01-01', '2027-01-14', ['january', '2 week']],
    ['january 1st half', '2027-01-01', '2027-01-15', ['january 1st half']],
    ['march 1 fortnight', '2027-03-01', '2027-03-14', ['march', '1 fortnight']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('a day and a month in figures need a word of dates next to them', () => {
  test.each([
    ['from 15/12', '2026-12-15', null, ['15/12']],
    ['starting 15/12', '2026-12-15', null, ['15/12']],
    ['till 15/12', null, '2026-12-15', ['15/12']],
    ['15/12 tak', null, '2026-12-15', ['15/12']],
    ['15/12 onwards', '2026-12-15', null, ['15/12']],
    ['15/12 se 20/12', '2026-12-15', '2026-12-20', ['15/12 se 20/12']],
    ['between 15/12 and 20/12', '2026-12-15', '2026-12-20', ['15/12 and 20/12']],
    ['15/12-20/12', '2026-12-15', '2026-12-20', ['15/12-20/12']],
    ['from 31/12', '2026-12-31', null, ['31/12']],
    ['from 1/1', '2027-01-01', null, ['1/1']],
    ['from 1/12', '2026-12-01', null, ['1/12']],
    ['from 15/12 lovely', '2026-12-15', null, ['15/12']],
    ['from 15/12/27', '2027-12-15', null, ['15/12/27']],
    ['from 15/12 till 20/12/2026', '2026-12-15', '2026-12-20', ['15/12 till 20/12/2026']],
    ['go on to the show until 15/12', null, '2026-12-15', ['15/12']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('figures that are no date', () => {
  test.each([
    '15/12',
    '15/12 toll',
    'afrom 15/12',
    'from 15/13',
    'from 15/0',
    'from 0/12',
    'from 32/12',
    'from 15/12 lakh',
    'from 15/12 pages',
    '1/2/2023',
    '1/2/2100',
    '1/2/2027 lakh',
    'x/1/2/2027',
    'hello world 15/12 and nothing',
    '2027-02-01 lakh',
    '01/02/2027 cr',
    '1/2/1999',
    '1/2/100',
    'pages 15/12 sections',
  ])('%s', (text) => expect(read(text)).toEqual(NOTHING))
})

describe('a date in figures', () => {
  test.each([
    ['1/2/27', '2027-02-01', null, ['1/2/27']],
    ['1.2.27', '2027-02-01', null, ['1.2.27']],
    ['1-2-2027', '2027-02-01', null, ['1-2-2027']],
    ['2027/02/01', '2027-02-01', null, ['2027/02/01']],
    ['2027.02.01', '2027-02-01', null, ['2027.02.01']],
    ['1/31/2027', '2027-01-31', null, ['1/31/2027']],
    ['12/13/2027', '2027-12-13', null, ['12/13/2027']],
    ['13/12/2027', '2027-12-13', null, ['13/12/2027']],
    ['12/12/2027', '2027-12-12', null, ['12/12/2027']],
    ['2027-02-01', '2027-02-01', null, ['2027-02-01']],
    ['29 feb 2028', '2028-02-29', null, ['29 feb 2028']],
    ['29/2/2028', '2028-02-29', null, ['29/2/2028']],
    ['31/12/2026', '2026-12-31', null, ['31/12/2026']],
    ['1/13/27', '2027-01-13', null, ['1/13/27']],
    ['13/1/27', '2027-01-13', null, ['13/1/27']],
    ['01/02/2027 credit', '2027-02-01', null, ['01/02/2027']],
    ['01 jan', '2027-01-01', null, ['01 jan']],
    ['jan 31', '2027-01-31', null, ['jan 31']],
    ['jan 1', '2027-01-01', null, ['jan 1']],
    ['31 march', '2027-03-31', null, ['31 march']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('a date that is not in the calendar', () => {
  test.each([
    ['35 january', 'impossible_date', '"35 january" is not in the calendar'],
    ['39 january', 'impossible_date', '"39 january" is not in the calendar'],
    ['30 feb', 'impossible_date', '"30 feb" is not in the calendar'],
    ['29 feb', 'impossible_date', '"29 feb" is not in the calendar'],
    ['31 april', 'impossible_date', '"31 april" is not in the calendar'],
    ['0/2/2027', 'impossible_date', '"0/2/2027" is not in the calendar'],
    ['1/0/2027', 'impossible_date', '"1/0/2027" is not in the calendar'],
    ['31/31/2027', 'impossible_date', '"31/31/2027" is not in the calendar'],
    ['13/13/2027', 'impossible_date', '"13/13/2027" is not in the calendar'],
    ['1/32/2027', 'impossible_date', '"1/32/2027" is not in the calendar'],
    ['2027-13-01', 'impossible_date', '"2027-13-01" is not in the calendar'],
    ['2027-02-29', 'impossible_date', '"2027-02-29" is not in the calendar'],
    ['29 feb to 5 mar 2027', 'impossible_date', '"29 feb to 5 mar 2027" is not in the calendar'],
    ['1 feb to 29 feb 2027', 'impossible_date', '"1 feb to 29 feb 2027" is not in the calendar'],
    ['january 2027 and starting 30 february', 'impossible_date', '"30 february" is not in the calendar'],
    ['32 march', 'impossible_date', '"32 march" is not in the calendar'],
  ])('%s', (text, code, told) => expect(read(text).problem).toEqual({ code, text: told }))
})

describe('a year far from today', () => {
  test.each([
    ['1/2/2024', 'past', '1 Feb 2024 is already past'],
    ['1/2/2099', 'too_far', '1 Feb 2099 is more than 18 months away'],
    ['1 jan 24', 'past', '1 Jan 2024 is already past'],
    ['1 jan 60', 'too_far', '1 Jan 2060 is more than 18 months away'],
    ["1 jan '24", 'past', '1 Jan 2024 is already past'],
    ['1/2/24', 'past', '1 Feb 2024 is already past'],
    ['31/12/2099', 'too_far', '31 Dec 2099 is more than 18 months away'],
  ])('%s', (text, code, told) => expect(read(text).problem).toEqual({ code, text: told }))
})
