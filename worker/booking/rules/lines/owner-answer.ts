import * as v from 'valibot'
import { IssueDays } from '../../../catalogue/rules/availability/issues.ts'
import { MAX_DURATION } from '../../../catalogue/rules/rate.ts'
import { day, reason } from '../../../kernel/rules/fields.ts'
import { Version } from '../campaigns/campaign-item.ts'

/** Reason of an owner to decline. The advertiser reads it. */
export const Decline = v.object({
  version: Version,
  reason: reason('Give a reason, so that the advertiser can look elsewhere'),
})

/** Days that an owner considers offering; those of the request by default. */
export const OfferDays = v.object({
  starts: v.optional(day('Choose the first day')),
  ends: v.optional(day('Choose the last day')),
  days: IssueDays,
})
export type OfferDays = v.InferOutput<typeof OfferDays>

const paise = (what: string) => v.pipe(v.number(what), v.integer(what), v.minValue(0, what))

/** Other days or another price, as an owner offers them; paise, before GST. */
export const Counter = v.object({
  version: Version,
  starts: day('Choose the first day'),
  ends: day('Choose the last day'),
  days: v.optional(v.nullable(v.pipe(v.array(day('Choose a day')), v.maxLength(MAX_DURATION))), null),
  media: v.pipe(paise('Enter the price in rupees'), v.minValue(1, 'Enter the price in rupees')),
  setup: paise('Enter printing and mounting in rupees'),
})
export type Counter = v.InferOutput<typeof Counter>
