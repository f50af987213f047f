import * as v from 'valibot'
import { Email, LinkToken, orAny, staffPage, text } from '../../kernel/rules/fields.ts'
import { mailDay } from '../../kernel/rules/mail-limit.ts'

/** Pages with a newsletter field; each is at `/` and its name. The source is stored with the address. */
export const NEWSLETTER_SOURCES = ['case-studies', 'industry-reports', 'webinars', 'media-kit'] as const
export type NewsletterSource = (typeof NEWSLETTER_SOURCES)[number]

/** The field that a visitor fills in. */
export const SubscriptionFields = v.object({ email: Email })

export const Subscription = v.strictObject({
  ...SubscriptionFields.entries,
  source: v.picklist(NEWSLETTER_SOURCES, 'The page of the form is missing'),
})
export type Subscription = v.InferOutput<typeof Subscription>

/** The token of a link in a mail. */
export const MailedToken = v.object({ token: LinkToken })
export type MailedToken = v.InferOutput<typeof MailedToken>

/** `active` only after a click in the mail. `left` rows are kept, so that an address that left stays known as such. */
const SUBSCRIBER_STATUSES = ['pending', 'active', 'left'] as const
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number]

export const CONFIRM_DAYS = 7

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** The instants for the guard of a confirmation mail, ISO UTC: they are at least a minute apart. */
export const confirmationTimes = (now: Date) => ({
  minuteAgo: new Date(now.getTime() - MINUTE).toISOString(),
  dayAgo: mailDay(now),
  expiresAt: new Date(now.getTime() + CONFIRM_DAYS * DAY).toISOString(),
})

/** Page that a link in a mail opens. The origin is the configured one. */
export const mailedPage = (page: 'confirm' | 'leave', token: string, origin: string): string =>
  `${origin}/newsletter/${page}?token=${encodeURIComponent(token)}`

export const SUBSCRIBERS_PAGE = 100

export const SubscriberQuery = v.object({
  status: orAny(v.pipe(v.string(), v.picklist(SUBSCRIBER_STATUSES, `One of ${SUBSCRIBER_STATUSES.join(', ')}`))),
  /** Part of an address. */
  q: text('Your search'),
  page: staffPage,
})
export type SubscriberQuery = v.InferOutput<typeof SubscriberQuery>

interface Subscriber {
  id: number
  email: string
  sources: NewsletterSource[]
  status: SubscriberStatus
  confirmedAt: string | null
  createdAt: string
}

export interface SubscribersPage {
  subscribers: Subscriber[]
  total: number
  page: number
  pages: number
}
