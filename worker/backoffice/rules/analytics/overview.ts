import type { EventName } from '../../../kernel/rules/events/event.ts'
import type { Paise } from '../../../kernel/rules/money.ts'
import type { Compared } from './growth.ts'
import type { Month, Period } from './period.ts'

/** An event of the dashboard. */
export type ActivityKind = EventName

export interface Activity {
  kind: ActivityKind
  /** ISO 8601, UTC. */
  at: string
  /** The company or person. */
  who: string
  /** Subject: the name of a campaign, the subject of a message, the title of an article, the role of a new account. */
  what: string
  amount: Paise | null
  /** Its page of the back office; null once it is deleted. */
  path: string | null
}

export type WaitingKind = 'campaign' | 'mediaOwner' | 'content' | 'listing' | 'proof' | 'ticket'

/** Something that waits for staff. */
export interface Waiting {
  kind: WaitingKind
  title: string
  who: string
  amount: Paise | null
  /** Since when, ISO 8601, UTC. */
  since: string
  path: string
}

/** Dashboard of one member of staff. Parts that a role may not see are null. */
export interface Overview {
  period: Period
  /** Paise received less paid back, GST included. */
  revenue: Compared | null
  months: (Pick<Month, 'id' | 'name'> & { revenue: Paise; inPeriod: boolean })[] | null
  activeUsers: Compared | null
  activeCampaigns: Compared | null
  /** Items that wait for a decision, by type and in total, and the number sent in the period. */
  pending: { count: number; campaign: number; mediaOwner: number; content: number; sent: Compared } | null
  /** Active campaigns by the medium of their lines: a campaign counts to each medium by its share. */
  activeMedia: { name: string; percent: number }[] | null
  activity: Activity[]
  /** The oldest items, and the number of all. */
  waiting: { items: Waiting[]; total: number }
}
