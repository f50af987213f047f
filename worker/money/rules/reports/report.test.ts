import { describe, expect, test } from 'vitest'
import type { CampaignLine } from '../../../booking/rules/campaigns/campaign.ts'
import { slotsOf } from '../../../booking/rules/proofs/slots.ts'
import { NO_MONEY } from '../documents/campaign-sums.ts'
import { presentReport } from './present-report.ts'
import { type CampaignReport, type LineProofs, reportOf } from './report.ts'
import {
  deliveredText,
  methodOf,
  orderedNote,
  partPercents,
  proofStates,
  shareText,
  showingsText,
  summaryText,
} from './report-words.ts'
import type { AudienceFacts } from './showings.ts'

const line = (id: string, more: Partial<CampaignLine> = {}, category = 'ooh'): CampaignLine => ({
  ...{ id, ref: `BKG-${id}`, campaignId: 'cmp', resource: id, listing: id, ownerId: 'own' },
  snapshot: {
    ...{
      title: `Wall ${id}`,
      ref: `OOH-${id}`,
      side: '',
      category,
      place: 'Pune',
      owner: 'Sahyadri Outdoor',
      path: '/',
      variant: null,
    },
    minimum: { minQuantity: 1, minDuration: 1, step: 1 },
    leadDays: 4,
  },
  ...{ starts: '2026-12-01', ends: '2026-12-30', days: null, quantity: 1, insertions: 1, unit: 'per_month' },
  ...{ rate: 10_000_000, media: 10_000_000, setup: 500_000, sac: '998361', gstBp: 1_800 },
  ...{ placeState: 'Maharashtra', supplierState: 'Maharashtra', cgst: 945_000, sgst: 945_000, igst: 0 },
  ...{ total: 12_390_000, refund: 0, status: 'settled', answerBy: null, offer: null, reason: '', version: 2 },
  ...more,
})

const SLOTS = slotsOf({
  ...{ rule: 'photos', starts: '2026-12-01', ends: '2026-12-30', days: null, quantity: 1, unit: 'per_month' },
  ...{ isLit: false, playsADay: null, showsADay: null },
})

const allProven = (more: (slot: string) => object = () => ({})): LineProofs => ({
  ...{ slots: SLOTS, whole: SLOTS },
  proofs: SLOTS.map(({ slot, label, due }) => ({
    ...{ slot, label, due, ref: `PRF-${slot}`, status: 'accepted', figures: {}, remedy: null },
    ...more(slot),
  })),
})

const FACTS: AudienceFacts = {
  ...{ category: 'ooh', subcategory: 'billboard', city: 'Pune', audience: 50_000, details: {}, spotAudience: null },
  source: 'Stated by the owner, 16 Nov 2026',
}

const COUNTS = { due: 5, accepted: 5, toAnswer: 0, disputed: 0, missing: 0 }

function report(lines: CampaignLine[], more: Partial<Parameters<typeof reportOf>[0]> = {}): CampaignReport {
  return reportOf({
    campaign: {
      ...{ id: 'cmp', ref: 'CMP-1', name: 'Winter', starts: '2026-12-01', ends: '2026-12-30', status: 'completed' },
      client: 'Thanda Beverages',
    },
    lines,
    categories: new Map([['ooh', 'Outdoor']]),
    proofs: new Map(
      lines.map(({ id, status }) => [id, status === 'settled' ? allProven() : { ...allProven(), proofs: [] }]),
    ),
    facts: new Map(lines.map(({ id }) => [id, FACTS])),
    ...{
      counts: COUNTS,
      sums: NO_MONEY,
      reported: null,
      today: '2027-02-01',
      madeAt: Date.parse('2027-02-01T12:00:00+05:30'),
    },
    ...more,
  })
}

const sum = <K extends string>(rows: readonly Record<K, number>[], key: K) =>
  rows.reduce((all, row) => all + row[key], 0)

describe('money', () => {
  const mixed = report([
    line('a'),
    line('b', { status: 'requested' }),
    line('c', { status: 'cancelled', refund: 6_000_000 }),
    line('d', { status: 'declined' }),
    line('e', { status: 'draft' }),
  ])

  test('is that of the campaign: confirmed, asked for, and what is charged for cancelled lines', () => {
    expect(mixed.lines.map(({ id, state }) => [id, state])).toEqual([
      ['a', 'shown'],
      ['b', 'waiting'],
      ['c', 'cancelled'],
    ])
    expect(mixed.money).toMatchObject({ total: 2 * 12_390_000 + 6_390_000, credited: 0 })
  })

  test('of a cancelled line counts in no medium, city or figure but as its charge, and not at all where it is free', () => {
    const charge = { name: 'Cancellation charges', lines: 1, total: 6_390_000, share: null, showings: null }
    expect(mixed.media).toMatchObject([{ name: 'Outdoor', lines: 2, total: 2 * 12_390_000 }, charge])
    expect(mixed.cities).toMatchObject([{ name: 'Pune', lines: 2 }, charge])
    expect(mixed.lines[2]).toMatchObject({ total: 6_390_000, credited: 0, share: null })
    const free = report([line('a'), line('c', { status: 'cancelled', refund: 12_390_000 })])
    const alone = report([line('a')])
    for (const key of ['money', 'media', 'cities', 'taxes', 'share', 'showings', 'cpm'] as const) {
      expect(free[key], key).toEqual(alone[key])
    }
    expect(free.lines.map(deliveredText)).toEqual(['30 of 30 days shown', 'Cancelled, not charged'])
  })

  test('is said before GST under what is ordered', () => {
    expect(orderedNote(report([line('a')]))).toBe('₹1,05,000 before GST')
  })

  test.each(['net', 'gst', 'total', 'credited'] as const)(
    'the %s of all lines is the sum of media, and of cities',
    (key) => {
      expect(sum(mixed.media, key)).toBe(mixed.money[key])
      expect(sum(mixed.cities, key)).toBe(mixed.money[key])
      expect(sum(mixed.lines, key)).toBe(mixed.money[key])
    },
  )

  test('value and tax by SAC add up to it', () => {
    const { taxes, money } = mixed
    expect(sum(taxes, 'taxable')).toBe(money.net)
    expect(sum(taxes, 'cgst') + sum(taxes, 'sgst') + sum(taxes, 'igst')).toBe(money.gst)
  })
})

describe('cost of a thousand showings', () => {
  test('is planned from the audience of the listing and achieved by what was delivered', () => {
    const { cpm, showings, share } = report([line('a')])
    // 50,000 vehicles a day in 30 days for ₹1,00,000 of media.
    expect(showings).toEqual({ value: 1_500_000, note: 'estimated of all confirmed lines' })
    expect(cpm.planned.value).toBe(Math.round((10_000_000 / 1_500_000) * 1_000))
    expect(cpm.achieved.value).toBe(cpm.planned.value)
    expect(share).toBe(1)
  })

  test('a shortfall makes it dearer, unless it was credited', () => {
    const short = allProven((slot) =>
      slot === 'photo-1' ? { status: 'short', remedy: { kind: 'credit', missing: 3, promised: 30 } } : {},
    )
    const with10 = (refund: number) => report([line('a', { refund })], { proofs: new Map([['a', short]]) })
    expect(with10(0).share).toBeCloseTo(0.9)
    expect(with10(0).cpm.achieved.value).toBe(Math.round((10_000_000 / 1_350_000) * 1_000))
    expect(with10(1_180_000).cpm.achieved.value).toBe(with10(0).cpm.planned.value)
  })

  test('is not known before a line has ended, nor where nobody counts its audience', () => {
    expect(report([line('a', { status: 'live' })]).cpm.achieved).toEqual({
      ...{ value: null, note: 'Known once a line has ended' },
    })
    const unknown = report([line('a')], { facts: new Map() })
    expect(unknown.showings).toEqual({ value: null, note: 'No line has an audience figure' })
    expect(unknown.cpm.planned.value).toBeNull()
    expect(unknown.lines[0]?.showings).toEqual({
      ...{ count: null, why: 'Its listing is no longer in the catalogue' },
    })
  })

  test('counts reported impressions once every line has ended', () => {
    const reported = { impressions: 2_000_000, at: 1 }
    expect(report([line('a')], { reported }).cpm.achieved).toEqual({ value: 5_000, note: 'by reported impressions' })
    const running = report([line('a'), line('b', { status: 'live' })], { reported })
    expect(running.cpm.achieved.note).toBe('estimated from the 1 line that has ended')
  })

  test('lines without an audience are in neither the cost nor the showings', () => {
    const half = report([line('a'), line('b')], { facts: new Map([['a', FACTS]]) })
    expect(half.cpm.planned).toEqual({
      value: report([line('a')]).cpm.planned.value,
      note: 'estimated of 1 of 2 confirmed lines',
    })
  })
})

test('it is closed once the campaign is over and everything is proven', () => {
  const CLOSED = { due: 5, accepted: 5, toAnswer: 0, disputed: 0, missing: 0 }
  expect(report([line('a')], { counts: CLOSED }).isClosed).toBe(true)
  expect(report([line('a'), line('b', { status: 'ended' })]).isClosed).toBe(false)
  expect(report([line('c', { status: 'cancelled' })]).isClosed).toBe(true)
  const { campaign } = report([line('a')])
  expect(report([line('a')], { campaign: { ...campaign, status: 'active' } }).isClosed).toBe(false)
})

test('percent of parts add up to 100', () => {
  expect(partPercents([1, 1, 1])).toEqual(['33.4%', '33.3%', '33.3%'])
  expect(partPercents([0, 0])).toEqual(['–', '–'])
})

test('events are described in words', () => {
  expect(summaryText(report([line('a')]))).toBe('Everything that was ordered is proven.')
  expect(summaryText(report([line('a', { status: 'confirmed', starts: '2027-03-01' })]))).toMatch(/^No delivery yet/)
  const half = report([line('a'), line('b', { status: 'live' })], { counts: { ...COUNTS, toAnswer: 1, missing: 2 } })
  expect(summaryText(half)).toBe('50% of your media value is proven so far. 1 proof waits for an answer, 2 are late.')
})

describe('the summary', () => {
  test('before anything has run says whether a line is confirmed', () => {
    expect(summaryText(report([line('a', { status: 'requested' })]))).toBe('No line is confirmed yet.')
    const running = line('a', { status: 'live', starts: '2027-02-01' })
    expect(summaryText(report([running]))).toMatch(/^0% of your media value is proven so far/)
  })

  test('counts settled lines that delivered less, and says what is credited and what is open', () => {
    const proofs = new Map([
      ['a', { ...allProven(), proofs: allProven().proofs.slice(1) }],
      ['b', allProven()],
    ])
    const short = report([line('a', { refund: 100_000 }), line('b'), line('c', { status: 'live' })], { proofs })
    expect(summaryText(short)).toMatch(
      /% of your media value is proven so far\. 1 line delivered less than was ordered\. ₹1,000 is credited, GST included\.$/,
    )
    const closed = report([line('a')], { proofs, counts: { ...COUNTS, missing: 1 } })
    expect(summaryText(closed)).toMatch(/% of your media value is proven\. 1 line .* ordered\. 1 is late\.$/)
    const waiting = report([line('b')], { proofs, counts: { ...COUNTS, toAnswer: 2 } })
    expect(summaryText(waiting)).toBe('Everything that was ordered is proven. 2 proofs wait for an answer.')
  })

  test('of days at no charge alone says so', () => {
    const free = report([line('a', { status: 'live', media: 0, setup: 0, cgst: 0, sgst: 0, total: 0 })])
    expect(summaryText(free)).toBe('What runs is at no charge.')
  })
})

describe('in words', () => {
  test('a share has decimals only where they say something, and is never rounded up', () => {
    expect([1, 0.5, 0.9597, 0.99999, 1.2].map(shareText)).toEqual(['100%', '50%', '95.97%', '99.99%', '120%'])
  })

  test('the proofs of a line are counted by their state', () => {
    const one = allProven((slot) => (slot === 'photo-1' ? { status: 'short' } : {}))
    const [settled] = report([line('a')], { proofs: new Map([['a', one]]) }).lines
    expect(settled && proofStates(settled)).toBe('1 found short, 4 accepted')
    expect(proofStates({ proofs: [] })).toBe('')
  })

  test('a line says what it waits for, what it was charged for, and where its showings come from', () => {
    const own = report([line('a', { status: 'requested' }), line('b', { status: 'cancelled', refund: 1_000 })])
    expect(own.lines.map(deliveredText)).toEqual([
      'Not confirmed yet',
      'Cancelled: the money is its cancellation charge',
    ])
    expect(own.lines.map(showingsText)[0]).toMatch(
      /^Showings, estimated: 15 lakh\. .*Stated by the owner, 16 Nov 2026$/,
    )
    expect(report([line('a')], { facts: new Map() }).lines.map(showingsText)).toEqual([
      'Showings: not measured. Its listing is no longer in the catalogue',
    ])
  })

  test('the method names confirmed lines without a figure, and reported impressions where there are some', () => {
    const of = (lines: CampaignLine[], more: Parameters<typeof report>[1] = {}) =>
      Object.fromEntries(methodOf(report(lines, more)).map(({ heading, text }) => [heading, text]))
    expect(of([line('a')]).Showings).not.toContain('no such figure')
    const facts = new Map([['a', FACTS]])
    expect(of([line('a'), line('b')], { facts }).Showings).toContain(
      '1 confirmed line has no such figure and counts in no showings.',
    )
    expect(of([line('b'), line('c'), line('d', { status: 'requested' })], { facts }).Showings).toContain(
      '2 confirmed lines have no such figure and count in no showings.',
    )
    expect(of([line('a')])).not.toHaveProperty('Reported impressions')
    const reported = { impressions: 2_000_000, at: Date.parse('2027-01-31T20:00:00Z') }
    expect(of([line('a')], { reported })['Reported impressions']).toMatch(/^20,00,000 in all, .* on 1 Feb 2027 /)
  })
})

test('the paper has the sums of the report and says how they are counted', () => {
  const paper = presentReport(
    report([line('a'), line('b', { refund: 100_000 })]),
    {
      ...{ name: 'AdChowk', lines: [], mark: { kind: 'platform' } },
    } as const,
    'AdChowk',
  )
  const tables = paper.blocks.filter((block) => block.kind === 'table')
  for (const { rows, sum: last } of tables) {
    const amounts = rows.flatMap((row) => (row.kind === 'cells' ? [row.amounts ?? []] : []))
    const at = (last ?? []).length - 1
    const total = amounts.reduce((all, row) => all + (row[at] ?? 0), 0)
    expect(last?.[at]).toBe(
      new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(total / 100),
    )
  }
  expect(paper.blocks.filter((block) => block.kind === 'text').map(({ heading }) => heading)).toContain('Showings')
})
