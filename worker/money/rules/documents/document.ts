import type { MilestoneKind } from '../../../booking/rules/milestone.ts'
import type { CivilDate } from '../../../kernel/rules/dates.ts'
import type { Paise } from '../../../kernel/rules/money.ts'
import type { FrozenSource } from './estimate-inputs.ts'
import type { DocumentSums, TaxedLine } from './totals.ts'

/**
 * Kinds of documents that are numbered and stored. The campaign statement is not one: it is computed from the others
 * for each reader. `ro` release order, `fee` our invoice to an owner.
 */
export type DocumentKind = 'estimate' | 'ro' | 'proforma' | 'receipt' | 'invoice' | 'credit' | 'refund' | 'fee'

export const DOCUMENT_LABELS: Record<DocumentKind, string> = {
  estimate: 'Estimate',
  ro: 'Release order',
  proforma: 'Proforma',
  receipt: 'Receipt voucher',
  invoice: 'Tax invoice',
  credit: 'Credit note',
  refund: 'Refund voucher',
  fee: 'Fee invoice',
}

/** Issuer or recipient of a document, as registered when it was made. */
export interface DocumentParty {
  name: string
  /** One line, with commas. */
  address: string
  /** Name of a state; empty while it is not known. */
  state: string
  gstin: string | null
  pan: string | null
  email: string | null
  bank: BankAccount | null
  /** Name of the signatory; null when none is given. */
  signatory: string | null
}

export interface BankAccount {
  account: string
  ifsc: string
}

/** A line of a document: `taxable` and its heads add up to the sums of the document. */
export interface DocumentLine extends TaxedLine {
  /** The line of the campaign, `lin_…`; null of lines that are for no single one. */
  id: string | null
  /** `BKG-0318`; empty without a booking. */
  ref: string
  title: string
  /** Below the title: days, quantity, how the value is computed. */
  details: string[]
  /** Parts of the value, when there is more than one. */
  parts: { label: string; amount: Paise }[]
  sac: string
  gstBp: number
  /** State of supply. */
  place: string
  starts: CivilDate | null
  ends: CivilDate | null
  /** Owner of the line, where a document has several. */
  owner?: string
}

/** The campaign of a document, as it was called then. */
export interface DocumentCampaign {
  id: string
  ref: string
  name: string
  starts: CivilDate
  ends: CivilDate
}

/** Share of one owner in a milestone, or the milestone of a whole campaign. */
export interface DocumentMilestone {
  kind: MilestoneKind
  percent: number
  amount: Paise
  /** Null while it depends on proofs. */
  due: CivilDate | null
}

/** Tax that the buyer withholds, as a paper explains it. */
export interface DocumentTds {
  /** 200, or 100 where the owner is an individual. */
  bp: number
  /** Whole rupees, of the value without GST. */
  amount: Paise
}

/** Kept share of the media by days before the start, of lines `lines` (by their number on the paper, from 1). */
export interface DocumentBands {
  lines: number[]
  title: string
  starts: CivilDate
  media: Paise
  bands: { days: number; kept: number }[]
}

interface CommonBody {
  from: DocumentParty
  to: DocumentParty
  campaign: DocumentCampaign | null
  lines: DocumentLine[]
}

/** Requested item that an estimate leaves out, with the reason. */
export interface NotPriced {
  title: string
  reason: string
}

/** Printed content, by kind. It never changes once the document is issued. */
export interface DocumentBodies {
  estimate: CommonBody & {
    /** Instant, ms. */
    validUntil: number
    /** Source of the estimate, to make it again. Not printed. */
    source: FrozenSource
    /** The state of the buyer is not known: every line is taxed as between states. */
    isWithIgst: boolean
    /** In the order of the lines. */
    owners: { id: string; name: string; gstin: string | null; state: string; payable: Paise; milestones: Paise[] }[]
    milestones: DocumentMilestone[]
    tds: DocumentTds[]
    bands: DocumentBands[]
    /** Lines taxed with CGST and SGST of a state in which the buyer is not registered, by their numbers: the credit may be lost. */
    lostCredit: { lines: number[]; state: string; tax: Paise }[]
    notPriced: NotPriced[]
  }
  ro: CommonBody & {
    /** Instant, ms. */
    confirmedAt: number
    confirmedBy: string | null
    milestones: DocumentMilestone[]
    tds: DocumentTds
    bands: DocumentBands[]
    delivers: { line: number; title: string; artworkBy: CivilDate | null; proof: string }[]
  }
  proforma: CommonBody & {
    order: string
    milestone: DocumentMilestone & { n: number }
    /** The other milestones of the order. */
    others: DocumentMilestone[]
    /** Value and GST that are in the milestone. */
    taxable: Paise
    gst: Paise
    tds: DocumentTds
  }
  receipt: CommonBody & {
    order: string
    /** The proforma that asked; null without one. */
    against: string | null
    receivedOn: CivilDate
    method: string
    reference: string
    /** Money and withheld tax: their sum is received. */
    money: Paise
    tds: Paise
    standing: (DocumentMilestone & { received: Paise })[]
  }
  invoice: CommonBody & {
    order: string
    due: CivilDate
    vouchers: { number: string; on: CivilDate; amount: Paise }[]
    balance: Paise
    tds: DocumentTds
    irn: string | null
  }
  credit: CommonBody & {
    invoice: { number: string; on: CivilDate } & DocumentSums
    /** Earlier credit notes of the same invoice. */
    earlier: ({ number: string } & DocumentSums)[]
    reason: string
    /** Open balance of the invoice before this note. */
    balance: Paise
  }
  refund: CommonBody & {
    /** The receipt vouchers that it pays back. */
    receipts: { number: string; on: CivilDate }[]
    order: string
    paidOn: CivilDate
    method: string
    reference: string
    reason: string
  }
  fee: CommonBody & {
    /** `2026-12` */
    month: string
    /** On the last day of the month. */
    feeBp: number
    due: CivilDate
    /** The tax invoices and credit notes of the owner that it is for. Each is on one fee invoice. */
    documents: { number: string; on: CivilDate; taxable: Paise }[]
  }
}

/** A document as it is kept. */
export type IssuedDocument = {
  [Kind in DocumentKind]: DocumentSums & {
    /** `doc_…` */
    id: string
    kind: Kind
    number: string
    campaignId: string | null
    ownerId: string | null
    /** The document that it changes or belongs to. */
    of: string | null
    /** Amount to be paid now, when it is less than the total. */
    asked: Paise | null
    closedAt: number | null
    /** Instant of issue, ms. */
    at: number
    body: DocumentBodies[Kind]
  }
}[DocumentKind]

/** A document of one kind. */
export type DocumentOf<Kind extends DocumentKind> = Extract<IssuedDocument, { kind: Kind }>
