import { describe, expect, test } from 'vitest'
import type { CampaignLine } from '../../../booking/rules/campaigns/campaign.ts'
import { slotsOf } from '../../../booking/rules/proofs/slots.ts'
import { NO_MONEY } from '../documents/campaign-sums.ts'
import type { Cell, Letterhead } from '../documents/document-layout.ts'
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

  test('counts what is confirmed and paid for: neither a line that waits nor days at no charge', () => {
    const free = line('b', { media: 0, setup: 0, cgst: 0, sgst: 0, total: 0 })
    const own = report([line('a'), free, line('c', { status: 'requested' })])
    const alone = report([line('a')])
    expect([own.showings, own.cpm.planned]).toEqual([alone.showings, alone.cpm.planned])
  })

  test('is not known while nothing is confirmed, nor while nothing that has an estimate is proven', () => {
    const none = { value: null, note: 'No line is confirmed yet' }
    const asked = report([line('a', { status: 'requested' })])
    expect([asked.showings, asked.cpm.planned, asked.cpm.achieved]).toEqual([none, none, none])
    const ended = line('a', { status: 'ended' })
    expect(report([ended], { proofs: new Map([['a', { ...allProven(), proofs: [] }]]) }).cpm.achieved).toEqual({
      ...{ value: null, note: 'Nothing that has an estimate is proven yet' },
    })
    expect(report([line('a')]).cpm.achieved.note).toBe('estimated of all confirmed lines')
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

describe('the paper', () => {
  const OWN: Letterhead = { name: 'Kesar Media', lines: [], mark: { kind: 'initials', text: 'KM' } }
  const blocksOf = (of: CampaignReport) => presentReport(of, OWN, 'AdChowk').blocks
  const textOf = (cell: Cell) =>
    typeof cell === 'string' ? cell : [cell.main, ...(cell.sub ?? [])].filter((text) => text !== '').join(' | ')
  const tableOf = (of: CampaignReport, heading: string) =>
    blocksOf(of).flatMap((block) =>
      block.kind === 'table' && block.heading === heading
        ? [...block.rows.flatMap((row) => (row.kind === 'cells' ? [row.cells.map(textOf)] : [])), block.sum ?? []]
        : [],
    )
  const barsOf = (of: CampaignReport, heading: RegExp) =>
    blocksOf(of).flatMap((block) => (block.kind === 'bars' && heading.test(block.heading) ? block.rows : []))
  const figuresOf = (of: CampaignReport) =>
    blocksOf(of).flatMap((block) =>
      block.kind === 'figures' ? block.items.map(({ label, value, note }) => `${label}: ${value}, ${note}`) : [],
    )

  // One line fell short, one runs and has no audience figure, one was cancelled, one waits, one is days at no charge.
  const short = allProven((slot) =>
    slot === 'photo-1'
      ? { status: 'short', remedy: { kind: 'credit', missing: 3, promised: 30, line: 'f' } }
      : { figures: {} },
  )
  const mixed = report(
    [
      line('a', { refund: 1_239_000 }),
      line('b', { status: 'live' }, 'radio'),
      line('c', { status: 'cancelled', refund: 6_000_000 }),
      line('d', { status: 'requested' }),
      line('f', { media: 0, setup: 0, cgst: 0, sgst: 0, total: 0 }),
    ],
    {
      facts: new Map(['a', 'f'].map((id) => [id, FACTS])),
      proofs: new Map([
        ['a', short],
        ['b', { ...allProven(), proofs: allProven().proofs.slice(0, 2) }],
        ['f', allProven()],
      ]),
      counts: { ...COUNTS, disputed: 1 },
      sums: { ...NO_MONEY, ordered: 43_560_050 },
    },
  )

  test('has the figures with their notes', () => {
    expect(figuresOf(mixed)).toEqual([
      'Ordered, with GST: ₹4,35,601, ₹3,69,153 before GST',
      'Showings, estimated: 15 lakh, estimated of 1 of 2 confirmed lines',
      'Actual CPM: ₹31.40, planned ₹66.67',
      'Proofs accepted: 5 of 15, 1 disputed or short',
    ])
    expect(figuresOf(report([line('a', { status: 'live' })])).slice(2)).toEqual([
      'Planned CPM: ₹66.67, planned',
      'Proofs accepted: 5 of 5, 5 due so far',
    ])
    expect(figuresOf(report([line('a')], { facts: new Map() }))[2]).toBe(
      'Planned CPM: Not measured, No line has an audience figure',
    )
  })

  test('has a bar for each confirmed line, and one for the money of each medium', () => {
    expect(barsOf(mixed, /^Delivered/).map(({ label, share, note }) => [label, share, note])).toEqual([
      ['Wall a', 0.9, '90%, shortfall credited'],
      ['Wall b', 0, '–'],
      ['Wall f', 1, '100%, at no charge'],
    ])
    const money = barsOf(mixed, /^Ordered by medium: ₹3.69 L before GST$/)
    expect(money.map(({ label, value, note }) => [label, value, note])).toEqual([
      ['Outdoor', '₹2,10,000.00', '56.9%'],
      ['Radio', '₹1,05,000.00', '28.4%'],
      ['Cancellation charges', '₹54,152.54', '14.7%'],
    ])
    expect(money.map(({ share }) => Math.round(share * 1_000))).toEqual([569, 284, 147])
  })

  test('has the media, the lines with their proofs, and the tax', () => {
    expect(tableOf(mixed, 'By medium')).toEqual([
      ['Outdoor', '3', '90%', '15 lakh | 1 of 3 lines', '2,10,000.00', '2,47,800.00'],
      ['Radio', '1', '–', 'Not measured', '1,05,000.00', '1,23,900.00'],
      ['Cancellation charges', '1', '–', 'Not measured', '54,152.54', '63,900.00'],
      ['All', '5', '', '', '3,69,152.54', '4,35,600.00'],
    ])
    expect(tableOf(report([line('a')]), 'By medium')[0]).toContain('15 lakh')
    expect(tableOf(mixed, 'Lines and proofs').map(([, ...rest]) => rest)).toEqual([
      [
        ...['27 of 30 days shown | 90%', '5 of 5 sent | 1 found short, 4 accepted | PRF-photo-1 to PRF-photo-5'],
        ...['1,05,000.00', '1,23,900.00 | credit 12,390.00'],
      ],
      [
        ...['0 of 0 days shown', '2 of 5 sent | 2 accepted | PRF-photo-1, PRF-photo-2'],
        ...['1,05,000.00', '1,23,900.00'],
      ],
      ['Cancelled: the money is its cancellation charge', '–', '54,152.54', '63,900.00'],
      ['Not confirmed yet', '–', '1,05,000.00', '1,23,900.00'],
      ['30 of 30 days shown | 100%', '5 of 5 sent | 5 accepted | PRF-photo-1 to PRF-photo-5', '0.00', '0.00'],
      ['', '', '3,69,152.54', '4,35,600.00'],
    ])
    expect(tableOf(mixed, 'Lines and proofs').map(([first]) => /Showings/.test(first as string))).toEqual([
      ...[true, true, false, false, true, false],
    ])
    expect(tableOf(mixed, 'Money and tax, by SAC and rate')).toEqual([
      ['998361', 'Advertising services', '18%', '3,69,152.54', '33,223.73', '33,223.73', '0.00'],
      ['All', '', '', '3,69,152.54', '33,223.73', '33,223.73', '0.00'],
    ])
  })

  test('ends with the sums, and a round off where there is one', () => {
    const rowsOf = (of: CampaignReport) =>
      blocksOf(of).flatMap((block) =>
        block.kind === 'sums' ? block.rows.slice(0, 4).map(({ label, value }) => `${label} ${value}`) : [],
      )
    expect(rowsOf(mixed)).toEqual([
      ...['Media ₹3,54,152.54', 'Printing and mounting ₹15,000.00', 'GST ₹66,447.46', 'Round off +0.50'],
    ])
    const even = report([line('a')], { sums: { ...NO_MONEY, ordered: 12_390_000 } })
    expect(rowsOf(even).at(-1)).toBe('Ordered ₹1,23,900.00')
  })

  test('has no bars and tables of nothing, and says how everything is counted', () => {
    const headings = (of: CampaignReport) =>
      blocksOf(of).flatMap((block) => ('heading' in block ? [block.heading?.replace(/:.*/, '')] : []))
    const method = ['Delivered', 'Showings', 'Cost per 1,000 showings', 'Money']
    const tables = ['By medium', 'By city', 'Lines and proofs', 'Money and tax, by SAC and rate']
    expect(headings(report([line('d', { status: 'declined' })]))).toEqual(method)
    expect(headings(report([line('c', { status: 'cancelled', refund: 12_390_000 })]))).toEqual([...tables, ...method])
    expect(headings(report([line('d', { status: 'requested' })]))).toEqual(['Ordered by medium', ...tables, ...method])
    expect(headings(mixed)).toEqual(['Delivered against ordered', 'Ordered by medium', ...tables, ...method])
  })

  test('is headed by its maker, its client and its days', () => {
    expect(presentReport(mixed, OWN, 'AdChowk')).toMatchObject({
      ...{ number: 'CMP-1', note: 'Made 1 Feb 2027', made: 'Made on AdChowk', running: 'Winter CMP-1' },
    })
    const ours = presentReport(mixed, { ...OWN, mark: { kind: 'platform' } }, 'AdChowk')
    expect(ours.made).toBe('AdChowk, one brief, one statement')
    const nameless = report([line('a')], { campaign: { ...mixed.campaign, client: '' } })
    expect([mixed, nameless].map((one) => blocksOf(one)[0])).toMatchObject([
      { over: 'Thanda Beverages · CMP-1 · 1 Dec 2026 to 30 Dec 2026' },
      { over: 'CMP-1 · 1 Dec 2026 to 30 Dec 2026' },
    ])
  })
})
