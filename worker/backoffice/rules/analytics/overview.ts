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
  /** What it is about: the name of a campaign, the subject of a message, the title of an article, the role of a new account. */
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

/** The dashboard of one member of staff. What a role may not see is null. */
export interface Overview {
  period: Period
  /** Paise received less paid back, GST included. */
  revenue: Compared | null
  months: (Pick<Month, 'id' | 'name'> & { revenue: Paise; inPeriod: boolean })[] | null
  activeUsers: Compared | null
  activeCampaigns: Compared | null
  /** What waits for a decision, by type and in all, and how much was sent in the period. */
  pending: { count: number; campaign: number; mediaOwner: number; content: number; sent: Compared } | null
  /** Active campaigns by the medium of their lines: a campaign counts to each medium by its share. */
  activeMedia: { name: string; percent: number }[] | null
  activity: Activity[]
  /** What waits longest, and how much waits in all. */
  waiting: { items: Waiting[]; total: number }
}
