import type { CampaignLine } from '../../worker/booking/rules/campaigns/campaign.ts'
import type { RateUnit } from '../../worker/catalogue/rules/registry/units.ts'
import type { DocumentParty, IssuedDocument } from '../../worker/money/rules/documents/document.ts'
import type { DueDocument } from '../../worker/money/rules/documents/due-documents.ts'
import type { CampaignMoney, KnownDocument } from '../../worker/money/rules/documents/money.ts'
import { documentTotals } from '../../worker/money/rules/documents/totals.ts'
import { gstOf, taxSum } from '../../worker/organisations/rules/billing/gst.ts'

/** The worked example of the design: a buyer in Telangana, owners in Telangana, West Bengal and Tamil Nadu. */

let made = 0

interface LineFacts {
  owner: string
  title: string
  state: string
  place: string
  unit: RateUnit
  rate: number
  quantity: number
  media: number
  setup?: number
  sac: string
  gstBp: number
  starts: string
  ends: string
}

/** A line of a campaign, settled unless `more` says otherwise. */
function moneyLine(facts: LineFacts, more: Partial<CampaignLine> = {}): CampaignLine {
  made += 1
  const { owner, title, state, place, setup = 0, media, gstBp, ...rest } = facts
  const heads = gstOf(media + setup, gstBp, state === place)
  return {
    ...rest,
    ...{ id: `lin_${made}`, ref: `BKG-${String(made).padStart(4, '0')}`, campaignId: 'cmp_1' },
    ...{ resource: `site-${made}`, listing: `site-${made}`, ownerId: owner, days: null, insertions: 1 },
    snapshot: {
      ...{ title, ref: `OOH-${String(made).padStart(4, '0')}`, side: '', category: 'ooh' },
      ...{ place: 'Hyderabad', owner, path: '/', variant: null },
      minimum: { minQuantity: 1, minDuration: 1, step: 1 },
      leadDays: 4,
    },
    ...{ media, setup, gstBp, ...heads, total: media + setup + taxSum(heads), refund: 0 },
    ...{
      placeState: place,
      supplierState: state,
      status: 'settled',
      answerBy: null,
      offer: null,
      reason: '',
      version: 1,
    },
    ...more,
  }
}

const TELANGANA = 'Telangana'
const OOH = { sac: '998366', gstBp: 1800, place: TELANGANA }

/** The five lines of the example; each call has its own ids. */
export const winterLines = (): CampaignLine[] => [
  moneyLine({
    ...{ owner: 'golconda', title: 'Unipole facing Gachibowli flyover', state: TELANGANA, ...OOH },
    ...{ unit: 'per_month', rate: 185_000_00, quantity: 1, media: 370_000_00, setup: 16_800_00 },
    ...{ starts: '2026-12-15', ends: '2027-02-14' },
  }),
  moneyLine({
    ...{ owner: 'golconda', title: 'LED wall, Punjagutta junction', state: TELANGANA, ...OOH },
    ...{ unit: 'per_slot_day', rate: 6_500_00, quantity: 1, media: 201_500_00 },
    ...{ starts: '2026-12-15', ends: '2027-01-14' },
  }),
  moneyLine({
    ...{ owner: 'hooghly', title: 'Purba Prabhat, ear panel', state: 'West Bengal', place: TELANGANA },
    ...{ unit: 'per_sq_cm', rate: 263_35, quantity: 41, media: 10_797_35, sac: '998363', gstBp: 500 },
    ...{ starts: '2026-12-18', ends: '2026-12-18' },
  }),
  moneyLine({
    ...{ owner: 'hooghly', title: 'Purba Prabhat, inside page', state: 'West Bengal', place: TELANGANA },
    ...{ unit: 'per_sq_cm', rate: 412_35, quantity: 240, media: 197_928_00, sac: '998363', gstBp: 500 },
    ...{ starts: '2026-12-20', ends: '2026-12-27' },
  }),
  moneyLine({
    ...{ owner: 'marina', title: 'Drive-time, 95.6 FM', state: 'Tamil Nadu', place: TELANGANA },
    ...{ unit: 'per_10_sec', rate: 1_950_00, quantity: 180, media: 351_000_00, sac: '998364', gstBp: 1800 },
    ...{ starts: '2027-01-04', ends: '2027-01-31' },
  }),
]

/** The campaign with some lines, without documents or payments. */
export const winterMoney = (
  lines: CampaignLine[] = winterLines(),
  more: Partial<CampaignMoney> = {},
): CampaignMoney => ({
  campaign: { id: 'cmp_1', ref: 'CMP-0142', name: 'Winter launch', starts: '2026-12-15', ends: '2027-02-14' },
  userId: 'usr_1',
  percents: [30, 40, 30],
  lines,
  documents: [],
  payments: [],
  ...more,
})

const partyNamed = (name: string, state: string): DocumentParty => ({
  ...{
    name,
    address: `1 Main Road, ${state}`,
    state,
    gstin: null,
    pan: null,
    email: null,
    signatory: 'Ravi Teja Konda',
  },
  bank: { account: '00000141418', ifsc: 'XMPL0000318' },
})

export const SIDES = {
  buyer: { ...partyNamed('Thanda Beverages Private Limited', TELANGANA), creditDays: 30 },
  supplier: { ...partyNamed('Golconda Skyline Media Private Limited', TELANGANA), tdsBp: 200 },
}

/** A due paper as the next document of its owner. */
export function issued(
  paper: DueDocument,
  owner: string,
  at: string,
): { document: IssuedDocument; known: KnownDocument } {
  made += 1
  const { exact: _, ...totals } = documentTotals(paper.body.lines)
  const head = {
    ...{ id: `doc_${made}`, number: `GSM/26-27/${String(made).padStart(6, '0')}`, ownerId: owner, ...totals },
    of: paper.kind === 'credit' ? paper.of : null,
    asked: paper.kind === 'proforma' ? paper.asked : null,
    ...{ closedAt: null, at: Date.parse(at) },
  }
  const known: KnownDocument = {
    ...head,
    kind: paper.kind,
    milestone: paper.kind === 'proforma' ? paper.milestone : null,
    month: paper.kind === 'proforma' ? null : paper.month,
    due: paper.kind === 'invoice' ? paper.body.due : null,
    lines: paper.body.lines.flatMap(({ id, taxable, cgst, sgst, igst }) =>
      id === null ? [] : [{ id, gross: taxable + cgst + sgst + igst }],
    ),
  }
  return { document: { ...head, kind: paper.kind, campaignId: 'cmp_1', body: paper.body } as IssuedDocument, known }
}
