import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { csvRows } from '../../../kernel/files/read-csv.ts'
import { countHint, factHints, metresText, photoHints } from './hints.ts'
import { logHints, readDate, readLog, readTime } from './log.ts'
import { againBy, type CheckedFile, may, type ProofFacts, stateAt } from './proof.ts'
import { NewProof, ShortVerdict } from './proof-inputs.ts'
import { PROOF_WORDS } from './proof-words.ts'
import { isAtSite, type ProvenLine, slotsOf } from './slots.ts'

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
    const slots = slotsOf(line({ rule: 'broadcast', quantity: 5, ends: '2026-12-24' }))
    expect(slots.map(({ kind, until, promised }) => [kind, until, promised])).toEqual([
      ['certificate', '2026-12-16', { what: 'spots', count: 20 }],
      ['certificate', '2026-12-24', { what: 'spots', count: 10 }],
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
    const ground = slotsOf(line({ rule: 'ground', isLit: true }))
    expect(ground.at(-1)).toMatchObject({ kind: 'sheet', due: '2026-12-15', opens: '2026-12-09', promised: null })
    expect(ground[0]?.moments).toEqual(['day'])
    expect(slotsOf(line({ rule: 'cinema', showsADay: 4, quantity: 3 }))[1]).toMatchObject({
      kind: 'log',
      promised: { what: 'shows', count: 84 },
    })
    expect(slotsOf(line({ rule: 'coverage' }))).toMatchObject([{ slot: 'link-1', due: '2026-12-15' }])
  })

  test('a screen or cinema without a count a day is proven by its log alone', () => {
    for (const rule of ['screen', 'cinema'] as const) {
      const [photo, ...logs] = slotsOf(line({ rule, quantity: 12, isLit: true }))
      expect(photo).toMatchObject({ label: 'First photo, day', moments: ['day'] })
      expect(logs.map(({ promised }) => promised)).toEqual([null, null, null])
    }
    expect(slotsOf(line({ rule: 'reports', unit: 'per_month' }))[0]?.promised).toBeNull()
  })
})

test('the proofs of every medium come in the order of their due dates', () => {
  for (const rule of Object.keys(PROOF_WORDS) as ProvenLine['rule'][]) {
    for (const ends of ['2026-11-19', '2026-12-31']) {
      const due = slotsOf(line({ rule, ends, isLit: true, playsADay: 9, showsADay: 4 })).map((slot) => slot.due)
      expect([rule, due]).toEqual([rule, due.toSorted()])
    }
  }
})

test('vehicles alone have no site: they are elsewhere the next day', () => {
  const rules = Object.keys(PROOF_WORDS) as ProvenLine['rule'][]
  expect(rules.filter((rule) => !isAtSite(rule))).toEqual(['fleet'])
})

describe('states by comparison', () => {
  const sent = { status: 'uploaded', answerBy: 1_000 } as const
  test('what is not answered in time is accepted, without a job', () => {
    expect(stateAt(sent, 999)).toBe('uploaded')
    expect(stateAt(sent, 1_000)).toBe('accepted')
    expect(may(sent, 'dispute', 'advertiser', 999)).toBe(true)
    expect(may(sent, 'dispute', 'advertiser', 1_000)).toBe(false)
  })
  test('without a last hour nothing is accepted, and only a disputed proof waits for its owner', () => {
    expect(stateAt({ status: 'uploaded', answerBy: null }, 2_000)).toBe('uploaded')
    expect(stateAt({ status: 'disputed', answerBy: 1_000 }, 2_000)).toBe('disputed')
    expect(againBy({ status: 'disputed', decidedAt: 1_000 })).toBe(1_000 + 48 * 3_600_000)
    expect(againBy({ status: 'accepted', decidedAt: 1_000 })).toBeNull()
    expect(againBy({ status: 'disputed', decidedAt: null })).toBeNull()
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
    expect(said([photo({ takenAt: null })])[0]?.slice(0, 2)).toEqual([false, 'No time in the photo'])
  })

  test('a clock of a camera may be a quarter of an hour ahead', () => {
    expect(said([photo({ takenAt: '2026-11-20T19:24:00' })])[0]?.[0]).toBe(true)
    expect(said([photo({ takenAt: '2026-11-20T19:25:00' })])[0]?.[0]).toBe(false)
  })

  test('of several photos each time is named once, the day where it changes, and one late photo is enough', () => {
    const times = (...taken: string[]) => said(taken.map((time) => photo({ takenAt: `2026-11-${time}:00` })))[0]
    expect(times('20T18:05', '20T16:42', '19T20:00', '20T18:05')).toEqual([
      true,
      'Taken within 48 hours',
      '19 Nov, 20:00, 20 Nov, 16:42 and 18:05',
    ])
    expect(times('20T18:05', '10T16:42')?.[0]).toBe(false)
    expect(times('20T12:00', '20T13:00', '20T14:00', '20T15:00', '20T16:00')?.[2]).not.toContain('16:00')
  })

  test('photos without a time, without a place, or sent before are counted among the others', () => {
    const bare = photo({ takenAt: null, place: null })
    const words = (...photos: CheckedFile[]) => said(photos).map(([, , text]) => text)
    const untimed = 'no time of the camera, so only the upload is known'
    expect(words(bare).slice(0, 2)).toEqual([`The photo has ${untimed}`, 'No photo says where it was taken'])
    expect(words(bare, bare).slice(0, 2)).toEqual([`The photos have ${untimed}`, 'No photo says where it was taken'])
    expect(words(photo(), bare, bare).slice(0, 2)).toEqual([
      `2 of 3 photos have ${untimed}`,
      '2 of 3 photos do not say where they were taken',
    ])
    const again = { seen: 'First photo of BKG-0007' }
    const title = (...photos: CheckedFile[]) => said(photos)[2]?.[1]
    expect(title(photo(again))).toBe('This photo was sent before')
    expect(title(photo(), photo({ ...again, moment: null }))).toBe('1 of 2 photos were sent before')
  })

  test('the smallest photo decides whether details can be read', () => {
    const sized = (...sizes: [number | null, number | null][]) =>
      said(sizes.map(([width, height]) => photo({ width, height }))).at(-1)
    expect(sized([1_000, 1_000])).toEqual([true, 'Large enough', '1,000 × 1,000'])
    expect(sized([4_032, 3_024], [999, 1_000])).toEqual([false, 'Small', '999 × 1,000: details cannot be read'])
    for (const unknown of [sized([null, null]), sized([4_032, null]), sized([null, 3_024])]) {
      expect(unknown).toEqual([false, 'Small', 'Its size is not known: details cannot be read'])
    }
  })

  test('without a photo there is nothing to check, and none is missed where a log is the proof', () => {
    expect(said([])).toEqual([[false, 'No photo', 'A photo is the proof']])
    expect(said([], [])).toEqual([])
    expect(photoHints({ moments: ['day', 'night'] }, [photo(), photo({ moment: 'night' })], null)).toMatchObject([
      { name: 'taken' },
      { name: 'seen' },
      { name: 'moments', isOk: true },
      { name: 'pixels' },
    ])
  })

  test('150 m from the site are near enough, more are said', () => {
    expect(said([photo({ place: { lat: SITE.lat + 149 / 111_195, lng: SITE.lng } })])[1]?.[0]).toBe(true)
    expect(said([photo({ place: { lat: SITE.lat + 152 / 111_195, lng: SITE.lng } })])[1]).toEqual([
      false,
      'Not at the site',
      '152 m away, up to 150 m counts',
    ])
    expect(said([photo({ place: null })])[1]?.slice(0, 2)).toEqual([false, 'Place not known'])
  })

  test('of several photos one elsewhere is enough, and at most four distances are named', () => {
    const away = (...metres: number[]) =>
      said(metres.map((one) => photo({ place: { lat: SITE.lat + one / 111_195, lng: SITE.lng } })))[1]
    expect(away(40, 900)).toEqual([false, 'Not at the site', '40 m and 900 m away, up to 150 m counts'])
    expect(away(10, 20, 30, 30, 40, 50)).toEqual([
      true,
      'At the site',
      '10 m, 20 m, 30 m and 40 m away, up to 150 m counts',
    ])
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
    expect([17, 19, 20, 21, null].map((shown) => countHint(slot, shown))).toMatchObject([
      { isOk: false, text: '17 of 20 spots, 3 missing' },
      { isOk: false, text: '19 of 20 spots, 1 missing' },
      { isOk: true, text: '20 of 20 spots' },
      { isOk: true, text: '21 of 20 spots' },
      { isOk: false, title: 'No count', text: '20 spots were bought' },
    ])
    expect(countHint({ promised: null }, 3)).toBeNull()
  })

  test('plates of vehicles, and edition, page and size of a tear sheet', () => {
    expect(factHints({ kind: 'photo', asks: 'plates' }, { plates: 'TS 09 EA 1234' }, false)[0]?.isOk).toBe(true)
    expect(factHints({ kind: 'photo', asks: 'plates' }, { plates: 'red bus' }, false)[0]?.isOk).toBe(false)
    const facts = { edition: 'Hyderabad', page: '3', size: '16 × 25 cm' }
    expect(factHints({ kind: 'tear_sheet', asks: 'edition' }, facts, false)[0]?.isOk).toBe(true)
    const words = (more: ProofFacts) => factHints({ kind: 'tear_sheet', asks: 'edition' }, more, false)[0]
    expect(words({ page: '3' })).toMatchObject({ isOk: false, text: 'page 3' })
    expect(words({})?.text).toBe('No details are given')
    expect(factHints({ kind: 'photo', asks: 'plates' }, {}, false)[0]?.isOk).toBe(false)
  })

  test('a post needs its link, and other proofs need none', () => {
    const isOk = (hasLink: boolean) => factHints({ kind: 'link', asks: null }, {}, hasLink).map((hint) => hint.isOk)
    expect([isOk(true), isOk(false)]).toEqual([[true], [false]])
    expect(factHints({ kind: 'photo', asks: null }, {}, false)).toEqual([])
  })

  test('metres become kilometres from one on', () => {
    expect([37.6, 999, 1_000, 1_240].map(metresText)).toEqual(['38 m', '999 m', '1.0 km', '1.2 km'])
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
    })
    expect(logHints(read)[0]).toMatchObject({
      isOk: false,
      text: '4 rows read; 4 on other days; 1 out of the band',
    })
  })

  test('what a log has in order is all that is said', () => {
    const said = (text: string, order = ORDER) => logHints(readLog(rowsOf(text), order))[0]
    expect(said('Date,Plays\n2026-11-19,2\n')).toMatchObject({ isOk: true, text: '1 row read' })
    expect(said('Date,Plays\n2026-11-25,2\n2026-11-19,1\n')).toMatchObject({ isOk: true, text: '2 rows read' })
    expect(said('Date,Plays\n2026-11-18,2\n2026-11-26,1\n')?.text).toBe('2 rows read; 3 on other days')
    expect(said('Date,Plays\n2026-11-20,1\nsoon,1\nGrand total,9\n')?.text).toBe('1 row read; 1 rows could not be read')
    expect(said('a,b\n1,2\n')).toMatchObject({
      isOk: false,
      title: 'The log could not be read',
      text: 'No column is called Date. Name the columns Date, Time and Count',
    })
    expect(said('Date,Plays\nsoon,1\n')?.text).toBe('No row has a date that can be read')
  })

  test('a band has its first minute and not its last; a row without a time is in it, and so is any where there is none', () => {
    const at = (time: string, band: { from: number; to: number } | null = ORDER.band) =>
      readLog(rowsOf(`Date,Time\n2026-11-20,${time}\n`), { ...ORDER, band })
    expect(['17:59', '18:00', '22:59', '23:00', ''].map((time) => at(time))).toMatchObject([
      { counted: 0, outOfBand: 1 },
      { counted: 1, outOfBand: 0 },
      { counted: 1, outOfBand: 0 },
      { counted: 0, outOfBand: 1 },
      { counted: 1, outOfBand: 0 },
    ])
    expect(at('03:00', null)).toMatchObject({ counted: 1 })
    expect(readLog(rowsOf('Date,Remark\n2026-11-20,03:00\n'), ORDER)).toMatchObject({ counted: 1 })
    const night = { from: 22 * 60, to: 26 * 60 }
    expect(['21:59', '00:00', '01:59', '02:00'].map((time) => at(time, night))).toMatchObject([
      { counted: 0 },
      { counted: 1 },
      { counted: 1 },
      { counted: 0 },
    ])
  })

  test('the names of the columns come after at most 15 rows, and rows without anything are none', () => {
    const titled = (rows: number) =>
      readLog(rowsOf(`${'Airtime\n,\n'.repeat(rows)} Date , Plays \n2026-11-20, 2 \n,\n`), ORDER)
    expect(titled(14)).toMatchObject({ rows: 1, counted: 2, unread: 0 })
    expect(titled(15)).toHaveProperty('problem')
  })

  test('a row has 40 cells at most: what is further to the right is not read', () => {
    const log = (before: number) =>
      readLog(rowsOf(`${'x,'.repeat(before)}Date\n${'1,'.repeat(before)}2026-11-20\n`), ORDER)
    expect(log(39)).toMatchObject({ rows: 1, counted: 1 })
    expect(log(40)).toHaveProperty('problem')
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

  test('20,000 rows are read, more are refused, and so is what is no log', () => {
    const log = (rows: number) =>
      ['Date,Plays', ...Array(rows - 1).fill('2026-11-19,1')].map((row) => ({ cells: row.split(',') }))
    expect(readLog(log(20_000), ORDER)).toMatchObject({ counted: 19_999 })
    const long = log(30_000)[Symbol.iterator]()
    expect(readLog(long, ORDER)).toEqual({
      problem: 'The log has more than 20,000 rows. Send one file for fewer days',
    })
    // The rest is not read.
    expect([...long]).toHaveLength(9_999)
    for (const text of ['', 'a,b\n1,2\n', `"${'x'.repeat(1_000)}`]) {
      expect(readLog(rowsOf(text), ORDER)).toHaveProperty('problem')
    }
  })

  test('days that do not exist are not read', () => {
    expect(readDate('31/02/2026')).toBeNull()
    expect(readDate('29 Feb 2028')).toBe('2028-02-29')
    expect(['2026/11/5', '5-11-26', '5 November 2026', '5-Nov-26', '05/11/2026 18:05'].map(readDate)).toEqual(
      Array(5).fill('2026-11-05'),
    )
    expect(readDate('5 Foo 2026')).toBeNull()
    expect(['25:10', '29:59', '30:00', '18:60'].map(readTime)).toEqual([1_510, 1_799, null, null])
    expect(['12:10 pm', '6:05 PM', '18:05:30'].map(readTime)).toEqual([730, 1_085, 1_085])
    expect(readTime('12:10 am')).toBe(10)
    expect(readTime('noon')).toBeNull()
  })
})

describe('the form of a proof', () => {
  const form = (more: object) =>
    v.is(NewProof, { slot: 'photo-1', version: 0, files: [], key: crypto.randomUUID(), ...more })

  test('takes a link to a page of the web, or none', () => {
    for (const link of ['', 'https://example.in/post', 'http://example.in'])
      expect([link, form({ link })]).toEqual([link, true])
    for (const link of ['example.in/post', 'https://example', 'javascript:alert(1)', 'https://exa[mple.in'])
      expect([link, form({ link })]).toEqual([link, false])
  })

  test('takes a place on the globe', () => {
    const at = (lat: number, lng: number) => form({ here: { lat, lng } })
    expect([at(90, 180), at(-90, -180), at(17.4, 78.5)]).toEqual([true, true, true])
    expect([at(90.1, 0), at(-90.1, 0), at(0, 180.1), at(0, -180.1)]).toEqual([false, false, false, false])
  })
})

test('all that was promised may be missing, and no more', () => {
  const verdict = { version: 1, promised: 31, note: 'Dark' }
  expect(v.is(ShortVerdict, { ...verdict, missing: 31 })).toBe(true)
  expect(v.is(ShortVerdict, { ...verdict, missing: 32 })).toBe(false)
})
