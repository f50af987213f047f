import type { LineMarked } from '../../../catalogue/rules/listing-marks.ts'
import type { RateUnit } from '../../../catalogue/rules/registry/units.ts'
import type { CivilDate } from '../../../kernel/rules/dates.ts'
import type { Paise } from '../../../kernel/rules/money.ts'
import type { Offer } from '../lines/offer.ts'
import type { LineSnapshot } from '../lines/snapshot.ts'
import type { LineState } from '../lines/states.ts'
import type { CampaignState } from './states.ts'

/** A line of a campaign, as its advertiser, its owner and staff see it. */
export interface CampaignLine {
  id: string
  ref: string
  campaignId: string
  /** `listing` or `listing:spot` */
  resource: string
  listing: string
  ownerId: string
  snapshot: LineSnapshot
  starts: CivilDate
  ends: CivilDate
  days: CivilDate[] | null
  quantity: number
  insertions: number
  /** Of the rate. */
  unit: RateUnit
  rate: Paise
  media: Paise
  setup: Paise
  sac: string
  gstBp: number
  placeState: string
  supplierState: string
  cgst: Paise
  sgst: Paise
  igst: Paise
  total: Paise
  /** What goes back of the total, once a booking is cancelled or stopped. */
  refund: Paise
  status: LineState
  /** Instant, ms. */
  answerBy: number | null
  offer: Offer | null
  reason: string
  version: number
}

/** What a campaign brought, as staff report it: `impressions` in all, the others in basis points of them. */
export interface CampaignMetrics {
  impressions: number
  engagementBp: number
  conversionBp: number
}

/** A campaign, without its lines. */
interface CampaignHead {
  id: string
  ref: string
  name: string
  objective: string
  budget: Paise | null
  starts: CivilDate
  ends: CivilDate
  /** As the calendar has it today. */
  status: CampaignState
  version: number
  /** Why staff sent it back, or somebody cancelled it. */
  reason: string
  /** As staff say it, `5M+`; empty while nobody does. */
  reach: string
  /** Instants, ms. */
  createdAt: number
  submittedAt: number | null
  /** What its lines cost, GST included: those that are not removed, declined, withdrawn or expired, less what goes back. */
  total: Paise
}

/** A campaign with its lines. */
export interface Campaign extends CampaignHead {
  lines: CampaignLine[]
}

/** A campaign in a list, with how many of its lines wait for whom. */
export interface CampaignSummary extends CampaignHead {
  lines: number
  /** Lines that cost something; those that are confirmed are some of them. */
  counted: number
  confirmed: number
  /** For their owners. */
  waiting: number
  /** For the advertiser. */
  needed: number
}

/** Another place on the days of a line, as it would be booked today. */
export interface Alternative extends LineMarked {
  resource: string
  title: string
  owner: string
  place: string
  path: string
  /** Before GST. */
  net: Paise
  total: Paise
}

/** What a copy of a campaign would be. */
export interface CopyPreview {
  lines: {
    /** Of the line that is copied. */
    id: string
    title: string
    starts: CivilDate
    ends: CivilDate
    days: CivilDate[] | null
    /** Why it cannot be taken over; null where it can. */
    reason: string | null
  }[]
  /** Of the lines that can be taken over, GST included. */
  total: Paise
}

/** What an advertiser gets back when a line or campaign is cancelled now. */
export interface CancellationCost {
  id: string
  /** Percent of the media that are kept. */
  percent: number
  kept: Paise
  /** GST included. */
  refund: Paise
}

/** The page of a campaign with the dialog that sends it: the last step of a booking, and where its gates lead back to. */
export const sendPath = ({ id }: Pick<Campaign, 'id'>): string => `/dashboard/campaigns/${id}?send`
