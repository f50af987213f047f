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
  /** Part of the total that is refunded, once a booking is cancelled or stopped. */
  refund: Paise
  status: LineState
  /** Instant, ms. */
  answerBy: number | null
  offer: Offer | null
  reason: string
  version: number
}

/** Results of a campaign, as staff report them: `impressions` in total, the rates in basis points of them. */
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
  /** Reason of the rejection by staff, or of the cancellation. */
  reason: string
  /** As staff enter it, `5M+`; empty when they have not. */
  reach: string
  /** Instants, ms. */
  createdAt: number
  submittedAt: number | null
  /** Cost of its lines, GST included, less refunds. Removed, declined, withdrawn and expired lines do not count. */
  total: Paise
}

/** A campaign with its lines. */
export interface Campaign extends CampaignHead {
  lines: CampaignLine[]
}

/** A campaign in a list, with its lines counted by the side that they wait for. */
export interface CampaignSummary extends CampaignHead {
  lines: number
  /** Lines that add to the cost; the confirmed ones are a part of them. */
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

/** Preview of a copy of a campaign. */
export interface CopyPreview {
  lines: {
    /** Of the line that is copied. */
    id: string
    title: string
    starts: CivilDate
    ends: CivilDate
    days: CivilDate[] | null
    /** The reason why it cannot be copied; null when it can. */
    reason: string | null
  }[]
  /** Of the lines that can be copied, GST included. */
  total: Paise
}

/** Refund for an advertiser when a line or campaign is cancelled now. */
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
