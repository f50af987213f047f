import { describe, expect, test } from 'vitest'
import { read } from '../../../../../../tests/support/dates-reading.ts'

describe('the middle, the beginning and the end of a month', () => {
  test.each([
    ['mid june', '2027-06-11', '2027-06-20', ['mid june']],
    ['middle of june', '2027-06-11', '2027-06-20', ['middle of june']],
    ['mid-june', '2027-06-11', '2027-06-20', ['mid-june']],
    ['mid of the june', '2027-06-11', '2027-06-20', ['mid of the june']],
    ['early june', '2027-06-01', '2027-06-10', ['early june']],
    ['beginning of june', '2027-06-01', '2027-06-10', ['beginning of june']],
    ['beginning june', '2027-06-01', null, ['june']],
    ['start of june', '2027-06-01', '2027-06-10', ['start of june']],
    ['start june', '2027-06-01', null, ['june']],
    ['late june', '2027-06-21', '2027-06-30', ['late june']],
    ['end of june', '2027-06-21', '2027-06-30', ['end of june']],
    ['ending of june', '2027-06-21', '2027-06-30', ['ending of june']],
    ['end june', null, '2027-06-30', ['june']],
    ['rest of december', '2026-12-01', '2026-12-31', ['rest of december']],
    ['remainder of december', '2026-12-01', '2026-12-31', ['remainder of december']],
    ['early next month', '2026-12-01', '2026-12-10', ['early next month']],
    ['mid next month', '2026-12-11', '2026-12-20', ['mid next month']],
    ['end of next month', '2026-12-21', '2026-12-31', ['end of next month']],
    ['end of q1 fy28', '2027-06-21', '2027-06-30', ['end of q1 fy28']],
    ['late q1 fy28', '2027-06-21', '2027-06-30', ['late q1 fy28']],
    ['early q1 fy28', '2027-04-01', '2027-04-10', ['early q1 fy28']],
    ['mid of of of june', '2027-06-11', '2027-06-20', ['mid of of of june']],
    ['early december', '2026-12-01', '2026-12-10', ['early december']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('halves', () => {
  test.each([
    ['first half of june', '2027-06-01', '2027-06-15', ['first half of june']],
    ['last half of june', '2027-06-16', '2027-06-30', ['last half of june']],
    ['1st half june', '2027-06-01', '2027-06-15', ['1st half june']],
    ['2nd half of june', '2027-06-16', '2027-06-30', ['2nd half of june']],
    ['first half of q1 fy28', '2027-04-01', '2027-04-30', ['first half of q1 fy28']],
    ['second half of q1 fy28', '2027-05-01', '2027-06-30', ['second half of q1 fy28']],
    ['first half of fy28', '2027-04-01', '2027-09-30', ['first half of fy28']],
    ['second half of fy28', '2027-10-01', '2028-03-31', ['second half of fy28']],
    ['first half of jfm', '2027-01-01', '2027-01-31', ['first half of jfm']],
    ['second half of jfm', '2027-02-01', '2027-03-31', ['second half of jfm']],
    ['last half of jfm', '2027-02-01', '2027-03-31', ['last half of jfm']],
    ['first half of ond', '2027-10-01', '2027-10-31', ['first half of ond']],
    ['first half of next quarter', '2027-01-01', '2027-01-31', ['first half of next quarter']],
    ['first half of next month', '2026-12-01', '2026-12-15', ['first half of next month']],
    ['second half of next month', '2026-12-16', '2026-12-31', ['second half of next month']],
    ['first half of h1 fy28', '2027-04-01', '2027-06-30', ['first half of h1 fy28']],
    ['first half of amj', '2027-04-01', '2027-04-30', ['first half of amj']],
    ['second half of amj', '2027-05-01', '2027-06-30', ['second half of amj']],
    ['last half of q1 fy28', '2027-05-01', '2027-06-30', ['last half of q1 fy28']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('weeks and fortnights', () => {
  test.each([
    ['first week of june', '2027-06-01', '2027-06-07', ['first week of june']],
    ['third week of june', '2027-06-15', '2027-06-21', ['third week of june']],
    ['4th week of june', '2027-06-22', '2027-06-28', ['4th week of june']],
    ['final week of june', '2027-06-24', '2027-06-30', ['final week of june']],
    ['aakhri hafte june', '2027-06-24', '2027-06-30', ['aakhri hafte june']],
    ['pehle hafte june', '2027-06-01', '2027-06-07', ['pehle hafte june']],
    ['dusre hafte june', '2027-06-08', '2027-06-14', ['dusre hafte june']],
    ['tisre hafte june', '2027-06-15', '2027-06-21', ['tisre hafte june']],
    ['second week of june 2027', '2027-06-08', '2027-06-14', ['second week of june 2027']],
    ['first week of next month', '2026-12-01', '2026-12-07', ['first week of next month']],
    ['last week of next month', '2026-12-25', '2026-12-31', ['last week of next month']],
    ['first week of next quarter', '2027-01-01', '2027-01-07', ['first week of next quarter']],
    ['first week of q1 fy28', '2027-04-01', '2027-04-07', ['first week of q1 fy28']],
    ['last week of fy28', '2028-03-25', '2028-03-31', ['last week of fy28']],
    ['first fortnight of june', '2027-06-01', '2027-06-15', ['first fortnight of june']],
    ['2nd fortnight of june', '2027-06-16', '2027-06-30', ['2nd fortnight of june']],
    ['last fortnight of june', '2027-06-17', '2027-06-30', ['last fortnight of june']],
    ['last fortnight of feb', '2027-02-15', '2027-02-28', ['last fortnight of feb']],
    ['first fortnight of june 2027', '2027-06-01', '2027-06-15', ['first fortnight of june 2027']],
    ['second fortnight of june 2027', '2027-06-16', '2027-06-30', ['second fortnight of june 2027']],
    ['third week of q1 fy28', '2027-04-15', '2027-04-21', ['third week of q1 fy28']],
    ['fourth week of february 2027', '2027-02-22', '2027-02-28', ['fourth week of february 2027']],
    ['last fortnight of next month', '2026-12-18', '2026-12-31', ['last fortnight of next month']],
    ['second week of next month', '2026-12-08', '2026-12-14', ['second week of next month']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('the first and the last days', () => {
  test.each([
    ['first 10 days of june', '2027-06-01', '2027-06-10', ['first 10 days of june']],
    ['last 10 days of june', '2027-06-21', '2027-06-30', ['last 10 days of june']],
    ['last 10 days of june 2027', '2027-06-21', '2027-06-30', ['last 10 days of june 2027']],
    ['last 2 weeks of june', '2027-06-17', '2027-06-30', ['last 2 weeks of june']],
    ['last 3 din june', '2027-06-28', '2027-06-30', ['last 3 din june']],
    ['first ten days june 2027', '2027-06-01', '2027-06-10', ['first ten days june 2027']],
    ['last 5 days of feb', '2027-02-24', '2027-02-28', ['last 5 days of feb']],
    ['last 5 days of feb 2028', '2028-02-25', '2028-02-29', ['last 5 days of feb 2028']],
    ['last 27 days of feb', '2027-02-02', '2027-02-28', ['last 27 days of feb']],
    ['last 28 days of feb', '2027-02-01', '2027-02-28', ['last 28 days of feb']],
    ['last 29 days of feb 2028', '2028-02-01', '2028-02-29', ['last 29 days of feb 2028']],
    ['last 40 days of june', '2027-06-01', '2027-06-30', ['last 40 days of june']],
    ['last 10 days of next quarter', '2027-03-22', '2027-03-31', ['last 10 days of next quarter']],
    ['first 3 weeks of next quarter', '2027-01-01', '2027-01-21', ['first 3 weeks of next quarter']],
    ['first 40 days of next quarter', '2027-01-01', '2027-02-09', ['first 40 days of next quarter']],
    ['last 31 days of january', '2027-01-01', '2027-01-31', ['last 31 days of january']],
    ['last 30 days of january', '2027-01-02', '2027-01-31', ['last 30 days of january']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('a part said after its month', () => {
  test.each([
    ['march end', '2027-03-21', '2027-03-31', ['march end']],
    ['june ke mid', '2027-06-11', '2027-06-20', ['june ke mid']],
    ['june ke end', '2027-06-21', '2027-06-30', ['june ke end']],
    ['june mid', '2027-06-11', '2027-06-20', ['june mid']],
    ['june end date', '2027-06-01', '2027-06-30', ['june']],
    ['june first week', '2027-06-01', '2027-06-07', ['june first week']],
    ['june pehle hafte', '2027-06-01', '2027-06-07', ['june pehle hafte']],
    ['june last week', '2027-06-24', '2027-06-30', ['june last week']],
    ['june 2nd half', '2027-06-16', '2027-06-30', ['june 2nd half']],
    ['june 2nd fortnight', '2027-06-16', '2027-06-30', ['june 2nd fortnight']],
    ['next month end', '2026-12-21', '2026-12-31', ['next month end']],
    ['next month mid', '2026-12-11', '2026-12-20', ['next month mid']],
    ['15 june end', '2027-06-15', null, ['15 june']],
    ['june 5th week', '2027-06-01', '2027-06-30', ['june']],
    ['jan ka end', '2027-01-21', '2027-01-31', ['jan ka end']],
    ['jan ki 1st week', '2027-01-01', '2027-01-07', ['jan ki 1st week']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('only a stretch of named days has parts', () => {
  test.each([
    ['mid 15 june', '2027-06-15', null, ['15 june']],
    ['mid summer', '2027-04-01', '2027-06-30', ['summer']],
    ['first half of holi', '2027-02-21', '2027-03-22', ['holi']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('a part as a start or an end', () => {
  test.each([
    ['starting mid june', '2027-06-15', null, ['mid june']],
    ['from early june', '2027-06-01', null, ['early june']],
    ['from late june', '2027-06-21', null, ['late june']],
    ['till mid june', null, '2027-06-15', ['mid june']],
    ['till early june', null, '2027-06-10', ['early june']],
    ['till late june', null, '2027-06-30', ['late june']],
    ['till end of june', null, '2027-06-30', ['end of june']],
    ['starting the first week of january', '2027-01-01', null, ['first week of january']],
    ['till early q1 fy28', null, '2027-04-10', ['early q1 fy28']],
    ['from late q1 fy28', '2027-06-21', null, ['late q1 fy28']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('a part with a length', () => {
  test.each([
    ['mid june for 2 weeks', '2027-06-15', '2027-06-28', ['mid june', '2 weeks']],
    ['from mid june for 2 weeks', '2027-06-15', '2027-06-28', ['mid june', '2 weeks']],
    ['early june for 2 weeks', '2027-06-01', '2027-06-14', ['early june', '2 weeks']],
    ['early june for 3 days', '2027-06-01', '2027-06-03', ['early june', '3 days']],
    ['late june for 5 days', '2027-06-21', '2027-06-25', ['late june', '5 days']],
    ['starting last week of january for 2 weeks', '2027-01-25', '2027-02-07', ['last week of january', '2 weeks']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('a part in a range', () => {
  test.each([
    ['mid jan to mid feb', '2027-01-15', '2027-02-15', ['mid jan to mid feb']],
    ['early jan to late feb', '2027-01-01', '2027-02-28', ['early jan to late feb']],
    ['from mid jan to early march', '2027-01-15', '2027-03-10', ['mid jan to early march']],
    ['end of jan to mid feb', '2027-01-21', '2027-02-15', ['end of jan to mid feb']],
    ['mid june to 5 july', '2027-06-15', '2027-07-05', ['mid june to 5 july']],
    ['5 june to mid july', '2027-06-05', '2027-07-15', ['5 june to mid july']],
    ['from mid dec to mid jan', '2026-12-15', '2027-01-15', ['mid dec to mid jan']],
    ['mid dec to mid jan 2027', '2026-12-15', '2027-01-15', ['mid dec to mid jan 2027']],
    ['late dec to early jan', '2026-12-21', '2027-01-10', ['late dec to early jan']],
    ['dec end to jan mid', '2026-12-21', '2027-01-15', ['dec end to jan mid']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})
