import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { MEDIA_TYPES, mediaSpec } from '../../../catalogue/rules/registry/media.ts'
import { completenessOf } from './completeness.ts'
import { ListingContent } from './content.ts'
import { appearsOf } from './details.ts'
import { formOf } from './form.ts'
import { type FormField, valueAt, withValue } from './form-field.ts'
import { listingId, listingRef } from './listing-ref.ts'
import { BulkAct, changedRate } from './owner-listing.ts'
import { problemsOf } from './problems.ts'
import { cheapestOf, usualCapacity } from './selling.ts'

const LIGHTING = { id: 'Lighting', name: 'Lighting', type: 'select' as const, required: true, options: ['Front lit'] }
const OOH = { id: 'ooh', fields: [LIGHTING], subcategories: [{ id: 'billboard', name: 'Billboard' }] }

const site = (more: object = {}): ListingContent =>
  v.parse(ListingContent, {
    ...{
      title: 'Unipole',
      subcategory: 'billboard',
      type: 'Unipole',
      audience: 10_000,
      rate: 100_000,
      unit: 'per_month',
    },
    description: 'One 40 × 20 ft face on the road to the airport, front lit.',
    place: { city: 'Pune', state: 'Maharashtra', area: 'Kothrud', address: 'Paud Road', lat: 18.5, lng: 73.81 },
    custom: { Lighting: 'Front lit' },
    ...more,
  })

const SPOT = {
  ...{ name: 'Evening news', type: 'Spot', rate: 100_000, unit: 'per_10_sec', seconds: 10 },
  ...{ slotFrom: 1_080, slotTo: 1_380 },
}

const problems = (more: object) => problemsOf(site(more), OOH)
const season = (name: string, fromMd: string, untilMd: string) => ({ name, fromMd, untilMd, bp: 1_000 })

describe('before others see a listing', () => {
  test('nothing is wrong with one that has all of it', () => expect(problems({})).toEqual([]))

  test.each([
    ['rate', { rate: 0 }],
    ['unit', { unit: 'per_reel' }],
    ['subcategory', { subcategory: 'elsewhere' }],
    ['custom.Lighting', { custom: {} }],
    ['custom.Lighting', { custom: { Lighting: '<b>Neon</b>' } }],
    ['place.state', { place: { ...site().place, state: 'Telangana' } }],
    ['place.state', { place: { ...site().place, city: 'Somewhere', state: 'Atlantis' } }],
    ['place.lat', { place: { ...site().place, lat: null, lng: null } }],
    ['place.lat', { place: { ...site().place, lat: 28.6, lng: 77.2 } }],
    ['capacity', { capacity: 1, minQuantity: 2 }],
    ['rate', { rate: null }],
    ['unit', { unit: null }],
    ['unit', { unit: null, discounts: [{ months: 3, bp: 500 }] }],
    ['step', { step: 0 }],
    ['title', { title: '' }],
    ['type', { type: '' }],
    ['audience', { audience: null }],
    ['description', { description: 'x'.repeat(39) }],
    ['place.city', { place: { ...site().place, city: '' } }],
    ['place.state', { place: { ...site().place, state: '' } }],
    ['place.area', { place: { ...site().place, area: '' } }],
    ['place.address', { place: { ...site().place, address: '' } }],
    ['place.lat', { place: { ...site().place, lng: null } }],
    ['details.face', { details: { face: { width: 40, height: null } } }],
    ['details.face', { details: { face: { width: 40, height: 0 } } }],
    ['details.loop.slots', { details: { loop: { slots: 0, seconds: 10, hours: '6 to 22', playsADay: 960 } } }],
    ['details.loop', { details: { loop: { slots: 6 } } }],
    ['details.dayparts', { details: { dayparts: Array(23).fill(4) } }],
    ['details.appears.from', { details: { appears: { weekdays: [0], from: '31 Jan', artworkDays: 2 } } }],
    ['details.from', { details: { from: '2027-02-30' } }],
    ['details.until', { details: { until: 'soon' } }],
    ['details.until', { details: { from: '2027-02-02', until: '2027-02-01' } }],
    ['details.from', { details: { from: 'soon', until: '2027-02-01' } }],
    ['details.issues.0.name', { details: { issues: [{ artworkBy: '2026-12-01' }] } }],
    ['details.issues.0.artworkBy', { details: { issues: [{ name: 'January' }] } }],
    ['details.issues.0.on', { details: { issues: [{ name: 'January', artworkBy: '2026-12-01', on: 'May' }] } }],
    ['details.shows.0.time', { details: { shows: [{ time: '24:00', fill: Array(7).fill(40) }] } }],
    ['details.shows.0.fill', { details: { shows: [{ time: '09:30', fill: Array(6).fill(40) }] } }],
    ['details.audienceCities.0.label', { details: { audienceCities: [{ label: '', percent: 40 }] } }],
    ['details.audienceAges.0.label', { details: { audienceAges: [{ label: '18 to 24', percent: null }] } }],
    ['discounts.1.months', { discounts: [3, 3].map((months) => ({ months, bp: 500 })) }],
    ['seasons.0.name', { seasons: [season('', '01-01', '01-31')] }],
    ['seasons.0.bp', { seasons: [{ ...season('Flat', '01-01', '01-31'), bp: 0 }] }],
    ['seasons.1.name', { seasons: [season('Diwali', '01-01', '01-31'), season('Diwali', '03-01', '03-31')] }],
  ])('%s is named: %j', (path, more) => expect(problems(more).map((issue) => issue.path)).toEqual([path]))

  test('a part of the place that is not there is asked for by its name', () => {
    const [state, area] = problems({ place: { ...site().place, state: '', area: '' } })
    expect([state?.message, area?.message]).toEqual(['Choose the state', 'Enter the locality'])
  })

  test.each([
    ['a description of 40 characters', { description: 'x'.repeat(40) }],
    ['as many as the smallest booking takes', { capacity: 2, minQuantity: 2 }],
    ['all 24 hours', { details: { dayparts: Array(24).fill(4) } }],
    ['one day', { details: { from: '2027-02-01', until: '2027-02-01' } }],
    ['an issue without its day', { details: { issues: [{ name: 'January', artworkBy: '2026-12-01' }] } }],
    ['shows of a week', { details: { shows: [{ time: '23:59', fill: Array(7).fill(40) }] } }],
    ['shares', { details: { audienceCities: [{ label: 'Pune', percent: 0 }] } }],
    ['discounts for other months', { discounts: [3, 6].map((months) => ({ months, bp: 500 })) }],
    ['an empty group of details', { details: { face: {}, loop: {}, ratings: {} } }],
    ['seasons one after the other', { seasons: [season('A', '01-01', '01-31'), season('B', '02-01', '02-29')] }],
    ['a display service', { supply: 'buyer' }],
  ])('%s is right', (_, more) => expect(problems(more)).toEqual([]))

  test('values of fields of staff are of the kind of their field', () => {
    const fields = (['number', 'boolean', 'text'] as const).map((type) => ({
      id: type,
      name: type,
      type,
      required: false,
    }))
    const wrong = (custom: object) => problemsOf(site({ custom }), { ...OOH, fields }).map(({ path }) => path)
    expect(wrong({ number: 2, boolean: false, text: 'a' })).toEqual([])
    const odd = { id: 'constructor', name: 'Builder', type: 'text' as const, required: false }
    expect(problemsOf(site({ custom: {} }), { ...OOH, fields: [odd] })).toEqual([])
    expect(wrong({ number: '', text: '' })).toEqual([])
    expect(wrong({ number: '2', boolean: 'Yes', text: 2 })).toEqual(['custom.number', 'custom.boolean', 'custom.text'])
  })

  test('a channel needs spots, coverage and no place of its own', () => {
    const tv = { id: 'tv', fields: [], subcategories: [{ id: 'billboard' }] }
    expect(problemsOf(site({ rate: null, unit: null }), tv).map(({ path }) => path)).toEqual(['spots', 'coverage'])
    const covered = (...coverage: object[]) =>
      problemsOf(site({ coverage, spots: [SPOT], supply: null }), tv).map(({ path }) => path)
    expect(covered({ state: '', city: '' }, { state: 'Goa', city: '' }, { state: 'Goa', city: 'Panaji' })).toEqual([])
    const [area] = problemsOf(site({ coverage: [{}], spots: [SPOT], place: { ...site().place, area: '' } }), tv)
    expect(area).toMatchObject({ path: 'place.area', message: 'Enter the areas that it covers' })
    expect(covered({ state: 'Atlantis' })).toEqual(['coverage.0.state'])
    expect(covered({ state: 'Goa', city: 'Panaji' }, { state: 'goa', city: 'PANAJI' })).toEqual(['coverage.1.state'])
    expect(problemsOf(site({ coverage: [{}], spots: [SPOT], supply: 'buyer' }), tv).map(({ path }) => path)).toEqual([
      'supply',
    ])
  })

  test.each([
    ['name', { name: '' }],
    ['type', { type: '' }],
    ['rate', { rate: 0 }],
    ['unit', { unit: 'per_month' }],
    ['seconds', { seconds: null }],
    ['slotTo', { slotTo: null }],
    ['slotTo', { slotFrom: 480, slotTo: 480 }],
    ['slotFrom', { slotFrom: null, slotTo: null }],
  ])('%s of a spot is named', (path, more) =>
    expect(
      problemsOf(site({ coverage: [{}], spots: [{ ...SPOT, ...more }] }), {
        id: 'tv',
        fields: [],
        subcategories: [{ id: 'billboard' }],
      }).map((issue) => issue.path),
    ).toEqual([`spots.0.${path}`]),
  )

  test('a spot has a name of its own, in any case', () => {
    const tv = { id: 'tv', fields: [], subcategories: [{ id: 'billboard' }] }
    const spots = [SPOT, { ...SPOT, name: SPOT.name.toUpperCase() }]
    expect(problemsOf(site({ coverage: [{}], spots }), tv).map(({ path }) => path)).toEqual(['spots.1.name'])
  })

  test('what its medium needs is asked for, and nothing that is sold by the piece has a length', () => {
    const of = (id: string, more: object) =>
      problemsOf(site(more), { id, fields: [], subcategories: [{ id: 'billboard' }] }).map(({ path }) => path)
    const fleet = { unit: 'per_fleet_month', place: { ...site().place, lat: null, lng: null } }
    expect(of('vehicle', fleet)).toEqual(['details.fleetSize', 'details.vehicle'])
    expect(of('vehicle', { ...fleet, details: { fleetSize: 12, vehicle: 'Cab' } })).toEqual([])
    const page = { name: 'Back cover', type: 'Full page', rate: 100_000, unit: 'per_insertion' }
    const appears = { weekdays: [0], artworkDays: 2 }
    const magazine = (more: object = {}, spot: object = {}) =>
      of('magazine', {
        ...{ unit: null, rate: null, coverage: [{}], spots: [{ ...page, ...spot }] },
        details: { frequency: 'Weekly', appears },
        ...more,
      })
    expect(magazine()).toEqual([])
    expect(magazine({ details: {} })).toEqual(['details.frequency', 'details.appears'])
    expect(of('digital', { unit: 'per_click', minDuration: 2 })).toContain('minDuration')
    expect(of('digital', { unit: 'per_click' })).not.toContain('minDuration')
    expect(magazine({ discounts: [{ months: 3, bp: 500 }] })).toEqual(['discounts'])
    const monthly = { name: 'Month', type: 'Full page', rate: 100_000, unit: 'per_month' }
    const both = { coverage: [{}], spots: [page, monthly], discounts: [{ months: 3, bp: 500 }] }
    expect(magazine(both)).not.toContain('discounts')
  })

  test('what moves needs no point on the map, what is at a place does', () => {
    const transit = { id: 'transit', fields: [], subcategories: [{ id: 'billboard' }] }
    const paths = (pin: 'base' | 'near') =>
      problemsOf(site({ place: { ...site().place, lat: null, lng: null, pin } }), transit).map(({ path }) => path)
    expect(paths('near')).toContain('place.lat')
    expect(paths('base')).not.toContain('place.lat')
  })
})

describe('seasons', () => {
  const overlaps = (...seasons: object[]) => problems({ seasons }).map(({ message }) => message)

  test('may run over New Year, next to one that ends the day before', () =>
    expect(overlaps(season('Winter', '12-15', '01-31'), season('Spring', '02-01', '02-29'))).toEqual([]))

  test('of one day leave the other days alone', () =>
    expect(overlaps(season('Holi', '03-01', '03-01'), season('May', '05-01', '05-31'))).toEqual([]))

  test.each([
    ['12-15', '01-31', '01-31', '03-01'],
    ['12-15', '01-31', '12-01', '12-15'],
    ['02-29', '02-29', '02-01', '03-01'],
    ['12-01', '12-20', '12-15', '01-31'],
    ['12-15', '01-10', '12-31', '12-31'],
    ['12-15', '01-10', '01-01', '01-01'],
  ])('from %s to %s has days in common with %s to %s', (from, until, start, end) =>
    expect(overlaps(season('Winter', from, until), season('Other', start, end))).toEqual([
      'Other overlaps Winter. A day can be in one season only',
    ]),
  )

  test('need days that there are', () => {
    expect(problems({ seasons: [season('Odd', '02-30', '13-01')] }).map(({ path }) => path)).toEqual([
      'seasons.0.fromMd',
      'seasons.0.untilMd',
    ])
    const early = season('New Year', '01-01', '01-05')
    const paths = (...days: [string, string]) =>
      problems({ seasons: [early, season('Odd', ...days)] }).map((one) => one.path)
    expect([paths('02-30', '03-10'), paths('01-03', '02-30')]).toEqual([['seasons.1.fromMd'], ['seasons.1.untilMd']])
  })
})

describe('what is written', () => {
  const isRead = (content: object) => v.safeParse(ListingContent, content).success

  test.each([
    ['a very long title', { title: 'x'.repeat(10_000) }],
    ['a very long description', { description: 'x'.repeat(10_000) }],
    ['no number', { rate: Number.NaN }],
    ['more than there is', { rate: Number.MAX_SAFE_INTEGER }],
    ['half a paisa', { rate: 1.5 }],
    ['less than nothing', { setup: -1 }],
    ['an unknown unit', { unit: 'per_moon' }],
    ['500 spots', { spots: Array.from({ length: 500 }, (_, n) => ({ name: `Spot ${n}` })) }],
    ['a file outside the store', { photos: [{ key: '../../etc/passwd?', alt: '' }] }],
    ['a list that is none', { features: 'all' }],
    ['a null character', { title: 'a\u0000b' }],
    ['a season of half the price of nothing', { seasons: [{ ...season('x', '01-01', '01-02'), bp: -10_001 }] }],
  ])('%s is refused', (_, content) => expect(isRead(content)).toBe(false))

  test('markup and formulas stay text', () => {
    const content = v.parse(ListingContent, { title: '<script>alert(1)</script>', ownRef: '=1+1' })
    expect([content.title, content.ownRef]).toEqual(['<script>alert(1)</script>', '=1+1'])
  })

  test('60 fields of staff are read, and no more', () => {
    const custom = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`field-${i}`, 'x']))
    expect([60, 61].map((n) => isRead({ custom: custom(n) }))).toEqual([true, false])
  })

  test('a key of an object that all objects have is no value', () =>
    expect(
      problems({ custom: JSON.parse('{"__proto__": {"Lighting": "Front lit"}}') }).map(({ path }) => path),
    ).toEqual(['custom.Lighting']))
})

describe('the form of a medium', () => {
  const formFor = (id: string) =>
    formOf({ id, name: id, fields: [LIGHTING], subcategories: [{ id: 'group', name: 'Group' }] })
  const spot = v.parse(ListingContent, { spots: [{}] }).spots[0] ?? {}
  const details = { face: {}, loop: {}, ratings: {}, appears: {}, instagram: {}, youtube: {} }
  const whole = v.parse(ListingContent, { details })
  const missing = (fields: readonly FormField[], within: object) =>
    fields
      .filter(({ path }) => !path.startsWith('custom.') && valueAt(within, path) === undefined)
      .map(({ path }) => path)

  test.each([...MEDIA_TYPES, 'pr', 'kites'])('%s asks for what a listing has', (id) => {
    for (const { id: section, fields } of formFor(id))
      expect(missing(fields, section === 'spots' ? spot : whole)).toEqual([])
    const paths = formFor(id).flatMap(({ fields }) => fields.map(({ path, isSpotField }) => `${isSpotField} ${path}`))
    expect(new Set(paths).size).toBe(paths.length)
  })

  test('has one section of prices: of its spots where it is sold by them, and of itself elsewhere', () => {
    const sections = (id: string) => formFor(id).map((section) => section.id)
    expect(sections('ooh')).toEqual(expect.arrayContaining(['price', 'fields']))
    expect(sections('ooh')).not.toContain('spots')
    expect(sections('radio')).toContain('spots')
    expect(sections('radio')).not.toContain('price')
    expect(formOf({ id: 'ooh', name: 'Outdoor', fields: [], subcategories: [] }).map(({ id }) => id)).not.toContain(
      'fields',
    )
    expect(sections('tv')).toContain('coverage')
    expect(sections('ooh')).not.toContain('coverage')
  })

  test.each([
    ['ooh', 'place', 'city! state! area! venue address! lat! lng! pin'],
    ['transit', 'place', 'city! state! area! venue address! lat lng pin'],
    ['vehicle', 'place', 'city! state! area! address!'],
    ['tv', 'place', 'city! state! area! address!'],
    ['ooh', 'price', 'rate! unit! minQuantity(sites) step minDuration(months) capacity setup'],
    ['dooh', 'price', 'rate! unit! minQuantity(slots) step minDuration(weeks) setup'],
    ['digital', 'price', 'rate! unit! minQuantity step capacity setup minBudget'],
    ['magazine', 'spots', 'name! type! placement size rate! unit! minQuantity(ads) step minDuration(issues) capacity'],
    [
      'radio',
      'spots',
      'name! type! seconds!(sec) slotFrom! slotTo! placement audience rate! unit! minQuantity step minDuration capacity',
    ],
    ['ooh', 'terms', 'leadDays(working days) supply'],
    ['tv', 'terms', 'leadDays(working days)'],
    ['ooh', 'about', 'title! subcategory! type! description! ownRef'],
    ['tv', 'about', 'title! subcategory! type! description! nativeTitle language languages ownRef'],
  ])('%s has these fields in %s: %s', (id, section, fields) => {
    const found = formFor(id).find((one) => one.id === section)?.fields ?? []
    const shown = found.map(
      ({ path, required, unit }) => `${path.replace('place.', '')}${required ? '!' : ''}${unit ? `(${unit})` : ''}`,
    )
    expect(shown.join(' ')).toBe(fields)
  })

  test('has an office, areas and ad spots where there is no site, and suggests the words of the trade', () => {
    const titles = (id: string) => formFor(id).map((section) => section.title)
    expect(titles('tv')).toEqual(expect.arrayContaining(['Office', 'Areas', 'Ad spots']))
    expect(titles('ooh')).toEqual(expect.arrayContaining(['Place', 'Price']))
    const field = (id: string, path: string) =>
      formFor(id).flatMap(({ fields }) => fields.filter((one) => one.path === path && !one.isSpotField))[0]
    expect([field('tv', 'place.area'), field('ooh', 'place.area')]).toMatchObject([
      { label: 'Seen in', help: expect.stringContaining('All India') },
      { label: 'Locality' },
    ])
    expect(field('ooh', 'place.area')).not.toHaveProperty('help')
    expect(field('ooh', 'type')?.suggestions).toContain('Unipole')
    expect(field('tv', 'type')?.suggestions).toContain('General entertainment')
    expect(field('influencer', 'type')?.suggestions).toEqual(['Creator'])
    const types = [...MEDIA_TYPES].flatMap((id) => field(id, 'type')?.suggestions ?? [])
    expect(types.filter((type) => type.includes(' · '))).toEqual([])
    expect(field('tv', 'specifications')?.suggestions).toContain('Genre')
    expect(field('kites', 'specifications')).not.toHaveProperty('suggestions')
    // A position in a paper may be sold in its size only.
    const step = (id: string) => formFor(id).flatMap(({ fields }) => fields.filter(({ path }) => path === 'step'))[0]
    expect([step('newspaper'), step('ooh')]).toMatchObject([
      { min: 0, help: '0 for a position that is sold in its size only' },
      { min: 1, help: 'Step of the quantity' },
    ])
  })

  test('has fields of staff by their kind, and the least spend where views are sold', () => {
    const fields = (['number', 'boolean', 'text', 'select'] as const).map((type) => ({
      ...{ id: type, name: type, type, required: type === 'text', options: ['a'] },
    }))
    const form = formOf({ id: 'ooh', name: 'Outdoor', fields, subcategories: [] })
    expect(form.find(({ id }) => id === 'fields')?.fields.map(({ kind, required }) => [kind, required])).toEqual([
      ['number', false],
      ['boolean', false],
      ['text', true],
      ['select', false],
    ])
    const hasLeast = (id: string) =>
      formFor(id).some((section) => section.fields.some(({ path }) => path === 'minBudget'))
    expect([hasLeast('digital'), hasLeast('ooh')]).toEqual([true, false])
  })

  test('completeness is the share of required fields, a spot counting as one, and 100 without a problem alone', () => {
    const form = formFor('ooh')
    const share = (content: ListingContent, issues: number, of = form) =>
      completenessOf(
        content,
        of,
        Array.from({ length: issues }, () => ({ path: '', message: '' })),
      )
    expect(share(site(), 0)).toBe(100)
    expect(share(site(), 1)).toBe(99)
    const required = form.flatMap(({ fields }) => fields.filter((field) => field.required))
    expect(share(site({ title: '', custom: {} }), 2)).toBe(Math.round((100 * (required.length - 2)) / required.length))
    const radio = formFor('radio')
    const asked =
      radio.flatMap(({ fields }) => fields.filter((field) => field.required && !field.isSpotField)).length + 1
    const ofRadio = (more: object) => share(v.parse(ListingContent, { title: 'FM', ...more }), 1, radio)
    expect([{}, { spots: [{}] }, { spots: [{}], coverage: [{}] }].map(ofRadio)).toEqual(
      [1, 2, 3].map((filled) => Math.round((100 * filled) / asked)),
    )
  })

  test('reads and writes by its paths', () => {
    const written = withValue(withValue(site(), 'details.face.width', 12), 'custom.Height, 2.5 ft', 3)
    expect(valueAt(written, 'details.face.width')).toBe(12)
    expect(written.custom).toEqual({ Lighting: 'Front lit', 'Height, 2.5 ft': 3 })
    expect(valueAt(written, 'toString')).toBeUndefined()
    const named = withValue({ spots: [{ name: 'a' }, { name: 'b' }] }, 'spots.1.name', 'c')
    expect(named).toEqual({ spots: [{ name: 'a' }, { name: 'c' }] })
  })
})

test('days of issue are those of the week, or every so many days or months from a first issue', () => {
  const days = { weekdays: [], from: '2027-01-01', everyDays: 14, everyMonths: null, artworkDays: 3 }
  expect(appearsOf(days)).toEqual({ from: '2027-01-01', everyDays: 14, artworkDays: 3 })
  expect(appearsOf({ ...days, everyMonths: 2 })).toEqual({ from: '2027-01-01', everyMonths: 2, artworkDays: 3 })
  expect(appearsOf({ ...days, weekdays: [4, 1, 4] })).toEqual({ weekdays: [1, 4], artworkDays: 3 })
  for (const more of [{ from: '' }, { everyDays: null }, { artworkDays: null }]) {
    expect(appearsOf({ ...days, ...more })).toBeUndefined()
  }
})

test('the address of a listing has its title and its reference, or the reference alone', () => {
  const ref = listingRef('OOH', 41)
  expect(ref).toBe('OOH-0041')
  expect([listingId('Wall, Baner', ref), listingId('—', ref)]).toEqual(['wall-baner-ooh-0041', 'ooh-0041'])
})

describe('a changed rate', () => {
  test.each([
    [18_500_000, { by: 'percent', bp: 750 }, 19_887_500],
    [18_550_050, { by: 'percent', bp: 333 }, 19_167_800],
    [9_000, { by: 'percent', bp: 1_000 }, 9_900],
    [100, { by: 'percent', bp: -9_000 }, 10],
    [1_000, { by: 'amount', amount: -5_000 }, 1],
    [5_000, { by: 'amount', amount: -5_000 }, 1],
    [5_000, { by: 'amount', amount: 250 }, 5_250],
    // Whole rupees from ₹100 on.
    [10_000, { by: 'percent', bp: 333 }, 10_300],
    [9_999, { by: 'percent', bp: 333 }, 10_332],
    [1, { by: 'percent', bp: -9_000 }, 1],
  ] as const)('%i by %o is %i', (rate, change, expected) => expect(changedRate(rate, change)).toBe(expected))

  const isRead = (act: object) => v.safeParse(BulkAct, act).success
  const ids = (n: number) => Array.from({ length: n }, (_, i) => `site-${i}`)
  const percent = (bp: number) => ({ act: 'rate', ids: ids(1), change: { by: 'percent', bp } })

  test.each([
    ['90 percent less', percent(-9_000), true],
    ['more than 90 percent less', percent(-9_001), false],
    ['six times as much', percent(50_000), true],
    ['more than that', percent(50_001), false],
    ['a part of a hundredth', percent(0.5), false],
    ['half a paisa', { act: 'rate', ids: ids(1), change: { by: 'amount', amount: 0.5 } }, false],
    ['200 listings', { act: 'pause', ids: ids(200) }, true],
    ['201 listings', { act: 'pause', ids: ids(201) }, false],
    ['no listing', { act: 'pause', ids: [] }, false],
    ['one listing twice', { act: 'pause', ids: ['site-1', 'site-1'] }, false],
    ['an act on one listing alone', { act: 'restore', ids: ids(1) }, false],
  ])('of several at once: %s', (_, act, expected) => expect(isRead(act)).toBe(expected))
})

describe('what is sold of a listing', () => {
  const spots = (...more: object[]) =>
    v.parse(ListingContent, { spots: more.map((one) => ({ ...SPOT, minQuantity: 1, ...one })) }).spots

  test('its card has the rate of the spot whose smallest booking costs least, of equal ones the first', () => {
    expect(cheapestOf(spots({ rate: 300 }, { rate: 100, minQuantity: 2 }, { rate: 250 }))?.rate.rate).toBe(100)
    expect(cheapestOf(spots({ rate: 100, minQuantity: 4 }, { rate: 300 }))?.rate.rate).toBe(300)
    expect(cheapestOf(spots({ rate: 200 }, { rate: 100, minQuantity: 2 }))?.rate.rate).toBe(200)
    expect(cheapestOf(spots({ rate: null }, { rate: 900 }))?.rate.rate).toBe(900)
    expect(cheapestOf(spots({ rate: null }, { unit: null }))).toBeNull()
  })

  test.each([
    ['ooh', 'per_month', 2, null, 2],
    ['event', 'per_event', 3, null, 3],
    ['cinema', 'per_screen_week', 2, 5, 5],
    ['cinema', 'per_screen_week', 3, 1, 3],
    ['cinema', 'per_screen_week', 2, null, 2],
    ['radio', 'per_10_sec', 7, null, 42],
    ['newspaper', 'per_insertion', 2, null, null],
    ['digital', 'per_click', 2, null, null],
  ] as const)('%s %s with %i at least and %o screens: %o on a day', (category, unit, minQuantity, screens, expected) =>
    expect(usualCapacity(category, { unit, minQuantity, type: 'Anything' }, { screens })).toBe(expected),
  )

  test('a position that each issue has once is sold as often as its smallest booking takes', () => {
    const { perIssue = {} } = mediaSpec({ id: 'magazine', name: '' })
    const [[type, limit] = ['', 0]] = Object.entries(perIssue)
    expect(limit).toBeGreaterThan(0)
    expect(usualCapacity('magazine', { unit: 'per_insertion', minQuantity: 2, type }, { screens: null })).toBe(
      limit * 2,
    )
  })
})
