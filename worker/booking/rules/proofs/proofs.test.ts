import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { csvRows } from '../../../kernel/files/read-csv.ts'
import { countHint, factHints, photoHints } from './hints.ts'
import { logHints, readDate, readLog, readTime } from './log.ts'
import { type CheckedFile, isLate, may, stateAt } from './proof.ts'
import { ShortVerdict } from './proof-inputs.ts'
import { type ProvenLine, slotsOf } from './slots.ts'

const line = (more: Partial<ProvenLine> = {}): ProvenLine => ({
  rule: 'photos',
  starts: '2026-11-19',
  ends: '2026-12-08',
  days: null,
  quantity: 1,
  unit: 'per_month',
  isLit: false,
  playsADay: null,
  showsADay: null,
  ...more,
})
const short = (of: ProvenLine) => slotsOf(of).map(({ slot, label, opens, due }) => [slot, label, opens, due])

describe('which proofs a line wants, and when', () => {
  test('outdoor: a photo within 48 hours of the start, then one a week', () => {
    expect(short(line())).toEqual([
      ['photo-1', 'First photo, day', '2026-11-19', '2026-11-20'],
      ['photo-2', 'Week 2', '2026-11-24', '2026-11-27'],
      ['photo-3', 'Week 3', '2026-12-01', '2026-12-04'],
    ])
  })

  test('what is lit is seen by day and night, and a set by as many photos', () => {
    const [lit] = slotsOf(line({ isLit: true }))
    expect(lit).toMatchObject({ label: 'First photo, day and night', moments: ['day', 'night'] })
    expect(slotsOf(line({ quantity: 12 }))[1]?.label).toBe('Week 2, 12 photos')
    expect(slotsOf(line({ quantity: 2, isLit: true }))[0]?.label).toBe('First photo, 4 photos')
  })

  test('a booking of one day wants one photo, by the end of the next', () => {
    expect(short(line({ ends: '2026-11-19' }))).toEqual([['photo-1', 'First photo, day', '2026-11-19', '2026-11-20']])
  })

  test('vehicles by number plate, never by night', () => {
    const [first] = slotsOf(line({ rule: 'fleet', isLit: true }))
    expect(first).toMatchObject({ moments: ['day'] })
    expect(first?.wants).toContain('number plate')
  })

  test('a screen: a photo once and a play log of each week, with what was bought', () => {
    const slots = slotsOf(line({ rule: 'screen', quantity: 2, playsADay: 960, isLit: true }))
    expect(slots.map(({ slot, due }) => [slot, due])).toEqual([
      ['photo-1', '2026-11-20'],
      ['log-1', '2026-11-29'],
      ['log-2', '2026-12-06'],
      ['log-3', '2026-12-12'],
    ])
    expect(slots.map(({ promised }) => promised?.count ?? null)).toEqual([null, 13_440, 13_440, 11_520])
    expect(slots[1]).toMatchObject({ label: 'Play log to 25 Nov', opens: '2026-11-26' })
  })

  test('television and radio: a certificate of every four weeks, a week that is cut off counting whole', () => {
    const slots = slotsOf(line({ rule: 'broadcast', quantity: 5, ends: '2026-12-23' }))
    expect(slots.map(({ kind, until, promised }) => [kind, until, promised])).toEqual([
      ['certificate', '2026-12-16', { what: 'spots', count: 20 }],
      ['certificate', '2026-12-23', { what: 'spots', count: 5 }],
    ])
  })

  test('papers: a tear sheet of each issue; a magazine has longer', () => {
    const days = ['2026-11-22', '2026-12-06']
    expect(short(line({ rule: 'paper', days }))).toEqual([
      ['tear-2026-11-22', 'Tear sheet of 22 Nov', '2026-11-22', '2026-11-29'],
      ['tear-2026-12-06', 'Tear sheet of 6 Dec', '2026-12-06', '2026-12-13'],
    ])
    expect(slotsOf(line({ rule: 'periodical', days }))[0]?.due).toBe('2026-12-07')
  })

  test('digital: reports that add up to what was bought', () => {
    const slots = slotsOf(line({ rule: 'reports', unit: 'per_mille', quantity: 100, ends: '2027-01-01' }))
    expect(slots.map(({ promised }) => promised?.count)).toEqual([68_182, 31_818])
    expect(slots[0]?.promised?.what).toBe('impressions')
    expect(slotsOf(line({ rule: 'reports', unit: 'per_click', quantity: 7 }))[0]?.promised).toEqual({
      what: 'clicks',
      count: 7,
    })
  })

  test('creators: link and screenshot, then insights after seven days', () => {
    expect(short(line({ rule: 'post' }))).toEqual([
      ['link-1', 'Link and screenshot', '2026-11-19', '2026-12-10'],
      ['insights-1', 'Insights after 7 days', '2026-12-15', '2026-12-18'],
    ])
  })

  test('events and cinemas', () => {
    expect(slotsOf(line({ rule: 'ground' })).at(-1)).toMatchObject({ kind: 'sheet', due: '2026-12-15' })
    expect(slotsOf(line({ rule: 'cinema', showsADay: 4, quantity: 3 }))[1]).toMatchObject({
      kind: 'log',
      promised: { what: 'shows', count: 84 },
    })
  })
})

describe('states by comparison', () => {
  const sent = { status: 'uploaded', answerBy: 1_000 } as const
  test('what is not answered in time is accepted, without a job', () => {
    expect(stateAt(sent, 999)).toBe('uploaded')
    expect(stateAt(sent, 1_000)).toBe('accepted')
    expect(may(sent, 'dispute', 'advertiser', 999)).toBe(true)
    expect(may(sent, 'dispute', 'advertiser', 1_000)).toBe(false)
  })
  test('a proof is late from the day after', () => {
    expect(isLate('2026-11-20', '2026-11-20')).toBe(false)
    expect(isLate('2026-11-20', '2026-11-21')).toBe(true)
  })
})

const SITE = { lat: 17.412, lng: 78.458 }
const uploadedAt = Date.parse('2026-11-20T19:09+05:30')
const photo = (more: Partial<CheckedFile> = {}): CheckedFile => ({
  isPhoto: true,
  moment: 'day',
  width: 4_032,
  height: 3_024,
  sha256: 'a',
  takenAt: '2026-11-20T16:42:00',
  place: { lat: 17.41234, lng: 78.458 },
  uploadedAt,
  seen: null,
  ...more,
})
const said = (photos: CheckedFile[], moments: ('day' | 'night')[] = ['day']) =>
  photoHints({ moments }, photos, SITE).map(({ isOk, title, text }) => [isOk, title, text])

describe('hints', () => {
  test('a good photo passes all of them', () => {
    expect(said([photo()])).toEqual([
      [true, 'Taken within 48 hours', '20 Nov, 16:42'],
      [true, 'At the site', '38 m away, up to 150 m counts'],
      [true, 'Not seen before', 'No earlier proof has this file'],
      [true, 'Large enough', '4,032 × 3,024'],
    ])
  })

  test('the time is that of the camera, in India, and 48 hours are the limit', () => {
    expect(said([photo({ takenAt: '2026-11-18T19:09:00' })])[0]?.[0]).toBe(true)
    expect(said([photo({ takenAt: '2026-11-18T19:08:00' })])[0]).toEqual([
      false,
      'Not taken within 48 hours',
      '18 Nov, 19:08, by the camera',
    ])
    expect(said([photo({ takenAt: '2026-11-21T08:00:00' })])[0]?.[0]).toBe(false)
    expect(said([photo({ takenAt: null })])[0]?.[1]).toBe('No time in the photo')
  })

  test('150 m from the site are near enough, more are said', () => {
    expect(said([photo({ place: { lat: SITE.lat + 149 / 111_195, lng: SITE.lng } })])[1]?.[0]).toBe(true)
    expect(said([photo({ place: { lat: SITE.lat + 152 / 111_195, lng: SITE.lng } })])[1]).toEqual([
      false,
      'Not at the site',
      '152 m away, up to 150 m counts',
    ])
    expect(said([photo({ place: null })])[1]?.[1]).toBe('Place not known')
  })

  test('a photo that was sent before names where; day and night are asked for', () => {
    const night = photo({ moment: 'night', seen: 'First photo of BKG-0007' })
    expect(said([photo(), night], ['day', 'night'])[2]).toEqual([
      false,
      'The night photo was sent before',
      'Same file as First photo of BKG-0007. Take a new one, or say why',
    ])
    expect(said([photo()], ['day', 'night'])[3]).toEqual([
      false,
      'No photo by night',
      'The face is lit: a photo by day and one by night',
    ])
  })

  test('counts are compared with what was bought', () => {
    const slot = { promised: { what: 'spots', count: 20 } } as const
    expect(countHint(slot, 17)?.text).toBe('17 of 20 spots, 3 missing')
    expect(countHint(slot, 20)?.isOk).toBe(true)
    expect(countHint(slot, null)?.text).toBe('20 spots were bought')
    expect(countHint({ promised: null }, 3)).toBeNull()
  })

  test('plates of vehicles, and edition, page and size of a tear sheet', () => {
    expect(factHints({ kind: 'photo', asks: 'plates' }, { plates: 'TS 09 EA 1234' }, false)[0]?.isOk).toBe(true)
    expect(factHints({ kind: 'photo', asks: 'plates' }, { plates: 'red bus' }, false)[0]?.isOk).toBe(false)
    const facts = { edition: 'Hyderabad', page: '3', size: '16 × 25 cm' }
    expect(factHints({ kind: 'tear_sheet', asks: 'edition' }, facts, false)[0]?.isOk).toBe(true)
    expect(factHints({ kind: 'tear_sheet', asks: 'edition' }, { page: '3' }, false)[0]?.isOk).toBe(false)
  })
})

const rowsOf = (text: string) => csvRows(new TextEncoder().encode(text))

const ORDER = { from: '2026-11-19', until: '2026-11-25', band: { from: 18 * 60, to: 23 * 60 } }

describe('logs', () => {
  test('counts spots in the band on the days of the order', () => {
    const log =
      'Marina Airtime\nDate,Time,Spots\n19/11/2026,18:05,2\n20-Nov-2026,22:59:30,1\n2026-11-21,23:00,1\n26.11.26,19:00,4\nTotal,,8\n'
    const read = readLog(rowsOf(log), ORDER)
    expect(read).toEqual({
      ...{ rows: 4, unread: 0, counted: 3, otherDays: 4, outOfBand: 1 },
      ...{ first: '2026-11-19', last: '2026-11-26' },
    })
    expect(logHints(read)[0]?.text).toBe('4 rows read; 4 on other days; 1 out of the band')
  })

  test('rows without a count are one each; a band may run past midnight', () => {
    const order = { ...ORDER, band: { from: 22 * 60, to: 26 * 60 } }
    expect(readLog(rowsOf('day;time\r\n19-11-2026;01:30\r\n19-11-2026;9:00 pm\r\n'), order)).toMatchObject({
      counted: 1,
      outOfBand: 1,
    })
  })

  test('a formula is no number and no date, and is never run', () => {
    const read = readLog(rowsOf('Date,Plays\n2026-11-19,=1+999\n=TODAY(),5\n2026-11-20,"1,200"\n'), ORDER)
    expect(read).toMatchObject({ counted: 1_200, unread: 2 })
  })

  test('10,000 rows are read, too many are refused, and so is what is no log', () => {
    const row = '2026-11-19,1\n'
    expect(readLog(rowsOf(`Date,Plays\n${row.repeat(10_000)}`), ORDER)).toMatchObject({ counted: 10_000 })
    expect(readLog(rowsOf(`Date,Plays\n${row.repeat(20_001)}`), ORDER)).toHaveProperty('problem')
    for (const text of ['', 'a,b\n1,2\n', `"${'x'.repeat(1_000)}`]) {
      expect(readLog(rowsOf(text), ORDER)).toHaveProperty('problem')
    }
  })

  test('days that do not exist are not read', () => {
    expect(readDate('31/02/2026')).toBeNull()
    expect(readDate('29 Feb 2028')).toBe('2028-02-29')
    expect(readTime('25:10')).toBe(1_510)
    expect(readTime('12:10 am')).toBe(10)
    expect(readTime('noon')).toBeNull()
  })
})

test('all that was promised may be missing, and no more', () => {
  const verdict = { version: 1, promised: 31, note: 'Dark' }
  expect(v.is(ShortVerdict, { ...verdict, missing: 31 })).toBe(true)
  expect(v.is(ShortVerdict, { ...verdict, missing: 32 })).toBe(false)
})
