import type { Activity } from '../../../worker/booking/lines/campaign-page.server.ts'
import { BOOKING_EVENTS } from '../../../worker/booking/rules/booking.events.ts'
import type { AnyEventKind, EventTexts } from '../../../worker/kernel/rules/events/event.ts'

type Words = NonNullable<EventTexts['activity']>

/** Texts of acts that are not declared as events. */
const OTHER_WORDS: Record<string, Words> = {
  'document.made': 'Document issued',
  'payment.recorded': 'Payment recorded',
  'payment.refunded': 'Refund recorded',
  'payment.corrected': 'Payment corrected',
  'estimate.made': 'Estimate made',
  'report_mail.turned_on': 'Weekly report by mail turned on',
  'report_mail.turned_off': 'Weekly report by mail turned off',
}

const WORDS = new Map<string, Words>([
  ...BOOKING_EVENTS.flatMap(({ name, activity }: AnyEventKind) => (activity ? [[name, activity] as const] : [])),
  ...Object.entries(OTHER_WORDS),
])

/** Text of an activity. */
export function activityText({ action, isOwn }: Pick<Activity, 'action' | 'isOwn'>): string {
  const words = WORDS.get(action) ?? action
  return typeof words === 'string' ? words : words[isOwn ? 0 : 1]
}
