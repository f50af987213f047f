import { describe, expect, test } from 'vitest'
import type { Campaign, CampaignLine, CampaignSummary } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { RequestError } from '../../api-client.ts'
import { changedSums, readRefusal } from '../../kit/mutation/refusal.ts'
import { activityText } from './activity.ts'
import { actsOf, isReplaceable, lineActs } from './acts.ts'
import { bandsOf, nextBand } from './bands.ts'
import { filterCampaigns } from './filters.ts'
import { needsOf, needText, nextText } from './needs.ts'
import { campaignRefusal, takenLines } from './refusal.ts'
import { lineStateOn, lineWords } from './states.ts'
import { cancellationFee, moneyNotes, overviewFigures, quoteFigures } from './sums.ts'
import { askedSpans, placeOn, trackOf } from './weeks.ts'

const TODAY = '2026-11-28'

const line = (over: Partial<CampaignLine> = {}): CampaignLine => ({
  ...{ id: 'lin_1', ref: 'BKG-0001', campaignId: 'cmp_1' },
  resource: 'wall',
  listing: 'wall',
  ownerId: 'golconda',
  snapshot: {
    title: 'Unipole, Gachibowli',
    ref: 'OOH-0001',
    side: '',
    category: 'ooh',
    place: 'Hyderabad',
    owner: 'Golconda Skyline',
    path: '/category/ooh/billboard/wall',
    variant: null,
    minimum: { minQuantity: 1, minDuration: 1, step: 0 },
    leadDays: 4,
  },
  starts: '2026-12-15',
  ends: '2027-02-14',
  days: null,
  quantity: 1,
  insertions: 1,
  unit: 'per_month',
  rate: 100_000,
  media: 200_000,
  setup: 50_000,
  sac: '998366',
  gstBp: 1800,
  placeState: 'Telangana',
  supplierState: 'Telangana',
  cgst: 22_500,
  sgst: 22_500,
  igst: 0,
  total: 295_000,
  refund: 0,
  status: 'requested',
  answerBy: null,
  offer: null,
  reason: '',
  version: 1,
  ...over,
})

const campaign = (over: Partial<Campaign> = {}): Campaign => ({
  id: 'cmp_1',
  ref: 'CMP-0001',
  name: 'Winter launch',
  objective: '',
  budget: null,
  starts: '2026-12-15',
  ends: '2027-02-14',
  status: 'planned',
  version: 3,
  reason: '',
  reach: '',
  createdAt: 0,
  submittedAt: null,
  total: 295_000,
  lines: [line()],
  ...over,
})

const summary = (over: Partial<CampaignSummary> = {}): CampaignSummary => {
  const { lines: _, ...head } = campaign()
  return { ...head, lines: 1, counted: 1, confirmed: 0, waiting: 1, needed: 0, ...over }
}

const OTHER_DAYS = { starts: '2027-01-03', ends: '2027-01-10', days: null, media: 200_000, setup: 50_000 }
const OTHER_PRICE = { starts: '2026-12-15', ends: '2027-02-14', days: null, media: 180_000, setup: 50_000 }

describe('the state of a line', () => {
  test.each([
    ['confirmed', '2026-12-14', 'confirmed'],
    ['confirmed', '2026-12-15', 'live'],
    ['confirmed', '2027-02-14', 'live'],
    ['confirmed', '2027-02-15', 'ended'],
    ['requested', '2027-02-15', 'requested'],
  ] as const)('that is %s is on %s %s', (status, today, expected) =>
    expect(lineStateOn(line({ status }), today)).toBe(expected),
  )

  test('says whether days or a price are offered', () => {
    const label = (offer: CampaignLine['offer']) => lineWords(line({ status: 'countered', offer }), TODAY).label
    expect(label(OTHER_DAYS)).toBe('New dates offered')
    expect(label(OTHER_PRICE)).toBe('New price offered')
    expect(label({ ...OTHER_PRICE, days: ['2026-12-20'] })).toBe('New dates offered')
  })
})

describe('what waits for the advertiser', () => {
  test('is the most urgent first, and only once the campaign is approved', () => {
    const lines = [
      line({ id: 'declined', status: 'declined', reason: 'Full in January' }),
      line({ id: 'added', status: 'draft' }),
      line({ id: 'late', status: 'expired' }),
      line({ id: 'offered', status: 'countered', offer: OTHER_DAYS }),
      line({ id: 'asked' }),
    ]
    const needs = needsOf(campaign({ lines }), TODAY, {})
    expect(needs.map((need) => need.line)).toEqual(['offered', 'late', 'added', 'declined'])
    expect(needs[0]?.text).toBe('Golconda Skyline offers 3 Jan to 10 Jan 2027 for Unipole, Gachibowli (OOH-0001).')
    expect(needs[3]?.text).toBe('Golconda Skyline declined Unipole, Gachibowli (OOH-0001): Full in January.')
    expect(needsOf(campaign({ status: 'pending', lines }), TODAY, {})).toEqual([])
    const replaced = { lin_1: 'lin_2' }
    expect(needsOf(campaign({ lines: [line({ status: 'declined' })] }), TODAY, replaced)).toEqual([])
    expect(needsOf(campaign({ lines: [line({ status: 'declined', starts: TODAY })] }), TODAY, {})).toEqual([])
    expect(isReplaceable(line({ status: 'declined' }), campaign({ status: 'planned' }), replaced)).toBe(false)
    expect(isReplaceable(line({ status: 'declined' }), campaign({ status: 'planned' }), {})).toBe(true)
  })

  test('is counted in a list', () => {
    expect(needText(summary({ needed: 1 }))).toBe('1 line needs you')
    expect(needText(summary({ needed: 2, status: 'active' }))).toBe('2 lines need you')
    expect(needText(summary())).toBeNull()
    expect(needText(summary({ needed: 1, status: 'cancelled' }))).toBeNull()
    expect(needText(summary({ status: 'rejected' }))).toBe('Our team sent it back')
  })

  test('is described for a line in a few words', () => {
    const next = (over: Partial<CampaignLine>, of: Partial<Campaign> = {}) => nextText(line(over), campaign(of), TODAY)
    expect(next({ answerBy: Date.parse('2026-11-30T12:30:00Z') })).toBe('Owner answers by 30 Nov 2026, 18:00')
    expect(next({ status: 'draft' }, { status: 'draft' })).toBe('Held when you send the campaign')
    expect(next({ status: 'draft' })).toBe('Send a request to its owner')
    expect(next({ status: 'held' }, { submittedAt: Date.parse('2026-11-28T06:30:00Z') })).toBe(
      'Held until 1 Dec 2026, 12:00',
    )
  })
})

describe('what can be done', () => {
  test('with a campaign follows its state', () => {
    expect(actsOf(campaign({ status: 'draft' }))).toEqual(['submit', 'add', 'edit', 'copy', 'delete'])
    expect(actsOf(campaign({ status: 'draft', lines: [] }))).toEqual(['add', 'edit', 'delete'])
    expect(actsOf(campaign())).toContain('cancel')
    expect(actsOf(campaign({ status: 'active' }))).not.toContain('cancel')
  })

  test.each([
    ['draft', 'draft', ['change', 'remove']],
    ['draft', 'planned', ['ask', 'change', 'remove']],
    ['draft', 'rejected', []],
    ['held', 'pending', []],
    ['requested', 'planned', ['withdraw', 'write']],
    ['countered', 'planned', ['accept', 'withdraw', 'write']],
    ['expired', 'planned', ['ask', 'remove', 'write']],
    ['expired', 'pending', []],
    ['confirmed', 'planned', ['cancel', 'write']],
    ['declined', 'planned', ['write']],
  ] as const)('with a %s line of a %s campaign', (status, of, expected) =>
    expect(lineActs(line({ status }), { status: of }, TODAY)).toEqual(expected),
  )

  test('a booking is not cancelled once it has begun', () =>
    expect(lineActs(line({ status: 'confirmed' }), { status: 'active' }, '2026-12-15')).toEqual(['write']))
})

describe('the timeline', () => {
  test('has whole weeks, with every offer in it', () => {
    const track = trackOf([line({ ends: '2026-12-29', offer: OTHER_DAYS })])
    expect(track).toMatchObject({ start: '2026-12-14', end: '2027-01-10' })
    expect(track?.ticks).toEqual(['2026-12-14', '2026-12-21', '2026-12-28', '2027-01-04'])
    expect(trackOf([])).toBeNull()
  })

  test('names at most ten weeks, however long it is', () => {
    const track = trackOf([line({ ends: '2028-05-01' })])
    expect(track?.ticks.length).toBeLessThanOrEqual(10)
    expect(track?.ticks.length).toBeGreaterThan(5)
  })

  test('puts days where they are', () => {
    const track = { start: '2026-12-14', end: '2026-12-27' }
    expect(placeOn(track, { start: '2026-12-21', end: '2026-12-27' })).toEqual({ left: 50, width: 50 })
    expect(askedSpans(line({ days: ['2026-12-20'] }))).toEqual([{ start: '2026-12-20', end: '2026-12-20' }])
  })
})

describe('a refusal', () => {
  const refused = (error: ConstructorParameters<typeof RequestError>[1]) =>
    campaignRefusal(readRefusal(new RequestError(409, error)))

  test('names what it is now', () => {
    const current = { id: 'lin_1', status: 'confirmed', version: 2 }
    expect(
      refused({ code: 'conflict', message: 'This request has changed since you opened it', current }),
    ).toMatchObject({
      whole: 'This request has changed since you opened it. It is now: Confirmed.',
    })
    const whole = { status: 'pending', lines: [], version: 2 }
    expect(refused({ code: 'conflict', message: 'Changed', current: whole })).toMatchObject({
      whole: 'Changed. It is now: With our team.',
    })
  })

  test('has both sums, or the lines that are taken', () => {
    expect(changedSums(refused({ code: 'price_changed', message: 'Changed', was: 1, now: 2 }))).toMatchObject({
      now: 2,
    })
    const lines = [{ id: 'lin_1', title: 'Wall', nearest: [{ start: 'a', end: 'b' }], alternatives: [] }]
    expect(takenLines(refused({ code: 'taken', message: 'Taken', lines }))).toEqual(lines)
    expect(takenLines(refused({ code: 'taken', message: 'Taken' }))).toEqual([])
  })

  test('says what it can of everything else', () => {
    expect(campaignRefusal(readRefusal(new TypeError('fetch failed')))).toMatchObject({
      whole: expect.stringContaining('No connection'),
    })
    expect(campaignRefusal(readRefusal(new RequestError(500)))).toMatchObject({
      whole: expect.stringContaining('on our side'),
    })
  })
})

describe('what cancelling costs when', () => {
  const outdoor = [
    { days: 30, kept: 0 },
    { days: 15, kept: 25 },
    { days: 7, kept: 50 },
  ]
  const bands = { outdoor, broadcast: [], print: [], creator: [] }
  const partsOn = (today: string) => bandsOf(line(), bands, today)

  test.each([
    ['2026-11-15', 0, '2026-11-16', 25],
    ['2026-11-16', 25, '2026-12-01', 50],
    ['2026-11-28', 25, '2026-12-01', 50],
    ['2026-12-01', 50, '2026-12-09', 100],
  ])('on %s it is %i %%, and from %s %i %%', (today, kept, from, next) => {
    const parts = partsOn(today)
    expect(parts.find(({ isNow }) => isNow)?.kept).toBe(kept)
    expect(nextBand(parts)).toMatchObject({ from, kept: next })
  })

  test('the last days cost everything, and nothing comes after', () => {
    const parts = partsOn('2026-12-14')
    expect(parts.map(({ when }) => when)).toEqual(['30 days and more', '15 to 29 days', '7 to 14 days', 'later'])
    expect(parts.at(-1)?.isNow).toBe(true)
    expect(nextBand(parts)).toBeNull()
  })
})

describe('figures', () => {
  test('of a cancelled line are what is kept of it', () => {
    expect(cancellationFee(line({ status: 'cancelled', refund: 200_000 }))).toBe(95_000)
    expect(cancellationFee(line({ status: 'declined' }))).toBe(0)
  })

  test('of a campaign leave out what is not charged', () => {
    const lines = [line({ status: 'confirmed' }), line(), line({ status: 'declined' }), line({ status: 'draft' })]
    expect(moneyNotes(campaign({ lines, budget: 1_000_000 }))).toEqual({
      ...{ ordered: '2 lines, budget ₹10,000', unconfirmed: '1 line' },
    })
    const draft = campaign({ status: 'draft', lines: [line({ status: 'draft' })], total: 295_000, budget: 1_000_000 })
    expect(quoteFigures(draft).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      ...['Total with GST: ₹2,950', 'Before GST: ₹2,500', 'Lines: 1', 'Owners: 1'],
    ])
  })

  test('of all campaigns count those that are approved', () => {
    const all = [
      summary({ needed: 2 }),
      summary({ status: 'active', waiting: 3 }),
      summary({ status: 'draft', needed: 9 }),
    ]
    expect(overviewFigures(all).map(({ value }) => value)).toEqual(['3', '2', '4'])
  })
})

test('filters offer the states that there are', () => {
  const all = [summary({ id: 'a', status: 'draft' }), summary({ id: 'b', status: 'rejected' }), summary({ id: 'c' })]
  const { filters, shown } = filterCampaigns(all, 'draft')
  expect(filters.map(({ label, count }) => `${label} ${count}`)).toEqual(['All 3', 'Drafts 2', 'Planned 1'])
  expect(shown.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(filterCampaigns(all, 'nonsense').shown).toHaveLength(3)
})

test('an act names its author', () => {
  expect(activityText({ action: 'campaign.cancelled', isOwn: true })).toBe('Cancelled by you')
  expect(activityText({ action: 'campaign.cancelled', isOwn: false })).toBe('Cancelled by our team')
  expect(activityText({ action: 'line.confirmed', isOwn: false })).toBe('Confirmed by the owner')
})
