import { BANDS, PERCENTS } from '../../seed/bookings/document-sources.ts'
import type { DocumentOf, DocumentParty, NotPriced } from '../../worker/money/rules/documents/document.ts'
import { type EstimatedLine, estimateOf } from '../../worker/money/rules/documents/estimate.ts'
import { gstOf } from '../../worker/organisations/rules/billing/gst.ts'

/** Instant of the estimates of tests. */
const NOW = new Date('2026-11-18T11:00:00+05:30')

export const party = (name: string, state: string, more: Partial<DocumentParty> = {}): DocumentParty => ({
  ...{ name, state, address: '', gstin: null, pan: null, email: null, bank: null, signatory: null },
  ...more,
})

export const THANDA = party('Thanda Beverages', 'Telangana', { gstin: '36AAGCT0000B1Z8' })
const OWNERS: Record<string, DocumentParty> = {
  gsm: party('Golconda Skyline Media', 'Telangana'),
  hph: party('Hooghly Print House', 'West Bengal'),
  ma: party('Marina Airtime', 'Tamil Nadu'),
}

interface Given {
  owner: string
  media: number
  setup?: number
  bp?: number
  sac?: string
  place?: string
  category?: string
  starts?: string
  total?: number
  refund?: number
}

let made = 0

/** A line at its price, taxed for a buyer whose state is `place`. */
export function lineOf({ owner, media, setup = 0, bp = 1800, sac = '998366', place = 'Telangana', ...more }: Given) {
  const supplierState = OWNERS[owner]?.state ?? 'Telangana'
  const tax = gstOf(media + setup, bp, place === supplierState)
  const n = ++made
  return {
    ...{ id: `lin_${n}`, ref: `BKG-${n}`, ownerId: owner, starts: '2026-12-15', ends: '2027-01-14', days: null },
    ...{ quantity: 1, insertions: 1, unit: 'per_month', rate: media, media, setup, sac, gstBp: bp, ...tax },
    ...{ placeState: place, supplierState, refund: 0, total: media + setup + tax.cgst + tax.sgst + tax.igst, ...more },
    snapshot: {
      ...{ title: `Line ${n}`, ref: `OOH-${n}`, side: '', place: 'Hyderabad' },
      category: more.category ?? 'ooh',
    },
  } satisfies EstimatedLine
}

interface Options {
  /** By owner; 200 where none is given. */
  tdsBp?: Record<string, number>
  notPriced?: NotPriced[]
}

/** An estimate of some lines. */
export function estimate(
  [first, ...rest]: readonly EstimatedLine[],
  buyer = THANDA,
  { tdsBp = {}, notPriced = [] }: Options = {},
) {
  if (!first) throw new Error('an estimate has a line')
  return estimateOf([first, ...rest], {
    ...{ email: 'hello@adchowk.example', buyer, campaign: null, percents: PERCENTS, bands: BANDS, notPriced },
    supplierOf: (owner) => ({ ...(OWNERS[owner] ?? party(owner, 'Telangana')), tdsBp: tdsBp[owner] ?? 200 }),
    source: { kind: 'campaign', id: 'cmp_1' },
    now: NOW,
  })
}

/** The estimate as a document that was issued. */
export function issued(...of: Parameters<typeof estimate>): DocumentOf<'estimate'> {
  const { body, totals } = estimate(...of)
  const { exact: _, ...sums } = totals
  return {
    ...{ id: 'doc_1', kind: 'estimate', number: 'EST/26-27/000142', campaignId: null, ownerId: null, of: null },
    ...{ ...sums, asked: null, closedAt: null, at: NOW.getTime(), body },
  }
}

/** Winter launch. */
export const WINTER = [
  lineOf({ owner: 'gsm', media: 3_70_000_00, setup: 16_800_00 }),
  lineOf({ owner: 'hph', media: 10_797_35, bp: 500, sac: '998363', category: 'newspaper', starts: '2026-12-18' }),
  lineOf({ owner: 'gsm', media: 2_01_500_00, category: 'dooh' }),
  lineOf({ owner: 'hph', media: 1_97_928_00, bp: 500, sac: '998363', category: 'newspaper', starts: '2026-12-20' }),
  lineOf({ owner: 'ma', media: 3_51_000_00, sac: '998364', category: 'radio', starts: '2027-01-04' }),
]
