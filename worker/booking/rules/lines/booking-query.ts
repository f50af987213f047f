import * as v from 'valibot'
import { orAny, staffPage } from '../../../kernel/rules/fields.ts'

const TABS = ['requests', 'offers', 'booked', 'closed'] as const
export type BookingTab = (typeof TABS)[number]

/** Query of an owner's requests and bookings: those to be answered by default. */
export const BookingQuery = v.object({
  tab: orAny(v.pipe(v.string(), v.picklist(TABS, `One of ${TABS.join(', ')}`))),
  page: staffPage,
})
export type BookingQuery = v.InferOutput<typeof BookingQuery>
