import * as v from 'valibot'
import { orAny, staffPage } from '../../../kernel/rules/fields.ts'

const TABS = ['requests', 'offers', 'booked', 'closed'] as const
export type BookingTab = (typeof TABS)[number]

/** Which requests and bookings of an owner are listed: those to be answered, unless another tab is asked for. */
export const BookingQuery = v.object({
  tab: orAny(v.pipe(v.string(), v.picklist(TABS, `One of ${TABS.join(', ')}`))),
  page: staffPage,
})
export type BookingQuery = v.InferOutput<typeof BookingQuery>
