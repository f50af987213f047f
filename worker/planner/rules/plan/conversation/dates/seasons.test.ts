import { describe, expect, test } from 'vitest'
import { NOTHING, read } from '../../../../../../tests/support/dates-reading.ts'

describe('the year of a season or a festival', () => {
  test.each([
    ['ipl', '2027-03-22', '2027-05-31', ['ipl']],
    ["summer '27", '2027-04-01', '2027-06-30', ["summer '27"]],
    ['summer next year', '2027-04-01', '2027-06-30', ['summer next year']],
    ['summer agle saal', '2027-04-01', '2027-06-30', ['summer agle saal']],
    ['summer of 2027', '2027-04-01', '2027-06-30', ['summer of 2027']],
    ['summer, 2027', '2027-04-01', '2027-06-30', ['summer, 2027']],
    ['winter', '2026-12-01', '2027-02-28', ['winter']],
    ['winter 2026', '2026-12-01', '2027-02-28', ['winter 2026']],
    ["diwali '27", '2027-09-30', '2027-10-29', ["diwali '27"]],
    ['diwali, 2027', '2027-09-30', '2027-10-29', ['diwali, 2027']],
    ['holi next year', '2027-02-21', '2027-03-22', ['holi next year']],
    ['next year holi', '2027-02-21', '2027-03-22', ['next year holi']],
    ["next year's diwali", '2027-09-30', '2027-10-29', ["next year's diwali"]],
    ['agle saal ki diwali', '2027-09-30', '2027-10-29', ['agle saal ki diwali']],
    ['festive season', '2027-09-30', '2027-10-29', ['festive season']],
    ['festival days', '2027-09-30', '2027-10-29', ['festival days']],
    ['admission season', '2027-04-01', '2027-07-31', ['admission season']],
    ['admissions time', '2027-04-01', '2027-07-31', ['admissions time']],
    ['rainy season', '2027-07-01', '2027-09-30', ['rainy season']],
    ["new year's eve", '2026-12-19', '2027-01-01', ['new year']],
    ['lohri', '2026-12-15', '2027-01-13', ['lohri']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('what is sold by the season, and years that no table knows', () => {
  test.each([
    'winter wear',
    'summer jackets',
    'festive of',
    'festive offer',
    'diwali 2029',
    'festive season 2029',
    'mothers day',
  ])('%s', (text) => expect(read(text)).toEqual(NOTHING))
})

describe('the festive season comes next once it is over', () => {
  test.each([
    ['festive season', '2027-09-30', '2027-10-29', ['festive season']],
    ['christmas', '2027-11-26', '2027-12-25', ['christmas']],
  ])('%s', (text, start, end, words) =>
    expect(read(text, '2026-12-31')).toMatchObject({ start, end, words, problem: null }),
  )
})

describe('a season that ends today is over', () => {
  test.each([['ipl', '2028-03-22', '2028-05-31', ['ipl']]])('%s', (text, start, end, words) =>
    expect(read(text, '2027-05-31')).toMatchObject({ start, end, words, problem: null }),
  )
})

describe('what was taken for a festival or a season', () => {
  test.each([
    ['holi', 'DATES_FROM_FESTIVAL', 'Holi is on 22 Mar 2027: took 21 Feb 2027 to 22 Mar 2027'],
    ['holi week', 'DATES_FROM_FESTIVAL', 'Holi is on 22 Mar 2027: took 22 Mar 2027 to 28 Mar 2027'],
    ['christmas week', 'DATES_FROM_FESTIVAL', 'Christmas is on 25 Dec 2026: took 21 Dec 2026 to 27 Dec 2026'],
    ['diwali ka hafta', 'DATES_FROM_FESTIVAL', 'Diwali is on 29 Oct 2027: took 25 Oct 2027 to 31 Oct 2027'],
    ['diwali hafte', 'DATES_FROM_FESTIVAL', 'Diwali is on 29 Oct 2027: took 25 Oct 2027 to 31 Oct 2027'],
    ['ramzan week', 'DATES_FROM_FESTIVAL', 'Ramzan is from 9 Feb 2027 to 9 Mar 2027: took 8 Mar 2027 to 14 Mar 2027'],
    ['ramzan', 'DATES_FROM_FESTIVAL', 'Ramzan is from 9 Feb 2027 to 9 Mar 2027: took 8 Feb 2027 to 9 Mar 2027'],
    ['during ramzan', 'DATES_FROM_FESTIVAL', 'Ramzan is from 9 Feb 2027 to 9 Mar 2027: took 9 Feb 2027 to 9 Mar 2027'],
    [
      'during the navratri',
      'DATES_FROM_FESTIVAL',
      'Navratri is from 30 Sept 2027 to 8 Oct 2027: took 30 Sept 2027 to 8 Oct 2027',
    ],
    ['during holi', 'DATES_FROM_FESTIVAL', 'Holi is on 22 Mar 2027: took 21 Feb 2027 to 22 Mar 2027'],
    ['before ramzan', 'DATES_FROM_FESTIVAL', 'Ramzan is from 9 Feb 2027 to 9 Mar 2027: took 10 Jan 2027 to 8 Feb 2027'],
    ['after ramzan', 'DATES_FROM_FESTIVAL', 'Ramzan is from 9 Feb 2027 to 9 Mar 2027'],
    ['from ramzan', 'DATES_FROM_FESTIVAL', 'Ramzan is from 9 Feb 2027 to 9 Mar 2027'],
    ['till ramzan', 'DATES_FROM_FESTIVAL', 'Ramzan is from 9 Feb 2027 to 9 Mar 2027'],
    ['ramzan ke baad', 'DATES_FROM_FESTIVAL', 'Ramzan is from 9 Feb 2027 to 9 Mar 2027'],
    [
      'ramzan se pehle',
      'DATES_FROM_FESTIVAL',
      'Ramzan is from 9 Feb 2027 to 9 Mar 2027: took 10 Jan 2027 to 8 Feb 2027',
    ],
    ['diwali tak', 'DATES_FROM_FESTIVAL', 'Diwali is on 29 Oct 2027'],
    ['diwali se', 'DATES_FROM_FESTIVAL', 'Diwali is on 29 Oct 2027'],
    ['before holi', 'DATES_FROM_FESTIVAL', 'Holi is on 22 Mar 2027: took 20 Feb 2027 to 21 Mar 2027'],
    ['prior to holi', 'DATES_FROM_FESTIVAL', 'Holi is on 22 Mar 2027: took 20 Feb 2027 to 21 Mar 2027'],
    ['post holi', 'DATES_FROM_FESTIVAL', 'Holi is on 22 Mar 2027'],
    [
      '2 weeks before ramzan',
      'DATES_FROM_FESTIVAL',
      'Ramzan is from 9 Feb 2027 to 9 Mar 2027: took 26 Jan 2027 to 8 Feb 2027',
    ],
    [
      '2 weeks after ramzan',
      'DATES_FROM_FESTIVAL',
      'Ramzan is from 9 Feb 2027 to 9 Mar 2027: took 10 Mar 2027 to 23 Mar 2027',
    ],
    ['10 days before diwali', 'DATES_FROM_FESTIVAL', 'Diwali is on 29 Oct 2027: took 19 Oct 2027 to 28 Oct 2027'],
    ['from holi for 2 weeks', 'DATES_FROM_FESTIVAL', 'Holi is on 22 Mar 2027: took 22 Mar 2027 to 4 Apr 2027'],
    ['from holi to diwali', 'DATES_FROM_SEASON', 'Took Holi and Diwali as 22 Mar 2027 to 29 Oct 2027'],
    ['from ramzan to navratri', 'DATES_FROM_SEASON', 'Took Ramzan and Navratri as 9 Feb 2027 to 8 Oct 2027'],
    ['between ramzan and diwali', 'DATES_FROM_SEASON', 'Took Ramzan and Diwali as 9 Feb 2027 to 29 Oct 2027'],
    ['from holi and till diwali', 'DATES_FROM_SEASON', 'Took them as 22 Mar 2027 to 29 Oct 2027'],
    ['from ramzan. till navratri', 'DATES_FROM_SEASON', 'Took them as 9 Feb 2027 to 8 Oct 2027'],
    ['summer and monsoon', 'DATES_FROM_SEASON', 'Took summer and the monsoon as 1 Apr 2027 to 30 Sept 2027'],
    ['summer for 6 weeks', 'DATES_FROM_SEASON', 'Took summer as 1 Apr 2027 to 30 Jun 2027'],
    ['wedding season for 2 weeks', 'DATES_FROM_SEASON', 'Took the wedding season as 1 Nov 2026 to 28 Feb 2027'],
    [
      'summer and monsoon for 2 weeks',
      'DATES_FROM_SEASON',
      'Took summer and the monsoon as 1 Apr 2027 to 30 Sept 2027',
    ],
    [
      'wedding season',
      'DATES_FROM_SEASON',
      'Took the wedding season as 1 Nov 2026 to 28 Feb 2027. Starts on 24 Nov 2026: the days before are over',
    ],
  ])('%s', (text, code, told) => expect(read(text).assumption).toEqual(code && { code, text: told }))
})

describe('days of festivals and seasons', () => {
  test.each([
    ['holi week', '2027-03-22', '2027-03-28', ['holi week']],
    ['christmas week', '2026-12-21', '2026-12-27', ['christmas week']],
    ['ramzan week', '2027-03-08', '2027-03-14', ['ramzan week']],
    ['during ramzan', '2027-02-09', '2027-03-09', ['ramzan']],
    ['during the navratri', '2027-09-30', '2027-10-08', ['navratri']],
    ['during holi', '2027-02-21', '2027-03-22', ['holi']],
    ['ramzan', '2027-02-08', '2027-03-09', ['ramzan']],
    ['before ramzan', '2027-01-10', '2027-02-08', ['ramzan']],
    ['after ramzan', '2027-03-10', null, ['ramzan']],
    ['from ramzan', '2027-02-09', null, ['ramzan']],
    ['till ramzan', null, '2027-03-09', ['ramzan']],
    ['ramzan se pehle', '2027-01-10', '2027-02-08', ['ramzan']],
    ['before holi', '2027-02-20', '2027-03-21', ['holi']],
    ['from holi to diwali', '2027-03-22', '2027-10-29', ['holi to diwali']],
    ['from ramzan to navratri', '2027-02-09', '2027-10-08', ['ramzan to navratri']],
    ['between ramzan and diwali', '2027-02-09', '2027-10-29', ['ramzan and diwali']],
    ['from ramzan. till navratri', '2027-02-09', '2027-10-08', ['ramzan', 'navratri']],
    ['holi and diwali', '2027-02-21', '2027-10-29', ['holi and diwali']],
    ['summer and monsoon', '2027-04-01', '2027-09-30', ['summer and monsoon']],
    ['summer and monsoon for 2 weeks', '2027-04-01', '2027-09-30', ['summer and monsoon', '2 weeks']],
    ['wedding season for 2 weeks', '2026-11-24', '2026-12-07', ['wedding season', '2 weeks']],
    ['monsoon for 2 weeks', '2027-07-01', '2027-07-14', ['monsoon', '2 weeks']],
  ])('%s', (text, start, end, words) => expect(read(text)).toMatchObject({ start, end, words, problem: null }))
})

describe('a year that is over or far away', () => {
  test.each([
    ['summer this year', 'past', '1 Apr 2026 to 30 Jun 2026 is already past'],
    ['monsoon in 2028', 'too_far', '1 Jul 2028 to 30 Sept 2028 is more than 18 months away'],
    ['diwali in 2028', 'too_far', '18 Sept 2028 to 17 Oct 2028 is more than 18 months away'],
    ['festive 2028', 'too_far', '19 Sept 2028 to 17 Oct 2028 is more than 18 months away'],
  ])('%s', (text, code, told) => expect(read(text).problem).toEqual({ code, text: told }))

  test('names a festival that has gone by, and the next one', () => {
    const festival = { label: 'Holi', last: '2026-03-04', next: '2027-03-22' }
    expect(read('holi this year').problem).toMatchObject({ code: 'festival_past', festival })
  })
})

describe('a season that begins today begins tomorrow', () => {
  test.each([['summer for 2 weeks', '2027-04-02', '2027-04-15', ['summer', '2 weeks']]])(
    '%s',
    (text, start, end, words) => expect(read(text, '2027-04-01')).toMatchObject({ start, end, words, problem: null }),
  )
})
