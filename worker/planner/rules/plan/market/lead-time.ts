import { MEDIA, type MediaType } from '../../../../catalogue/rules/registry/media.ts'
import { addDays, type CivilDate } from '../../../../kernel/rules/dates.ts'

/** Days that a certificate for the product takes before the lead time of a medium begins. Assumed. */
const CERTIFICATE_DAYS = 7

/** The longer end of a medium's usual lead time: `5 to 7 days with mounting` is 7. */
export const leadDays = (channel: MediaType): number => Number(/\d to (\d+)/.exec(MEDIA[channel].leadTime)?.[1] ?? 0)

/** Facts that decide the first day on which an item can run. */
export interface Booking {
  /** Civil date in India. */
  today: CivilDate
  /** True when the advertisement needs a certificate first. */
  needsCertificate?: boolean
}

/** The first day on which a medium can run when it is booked today. */
export const firstDayOf = (channel: MediaType, { today, needsCertificate = false }: Booking): CivilDate =>
  addDays(today, leadDays(channel) + (needsCertificate ? CERTIFICATE_DAYS : 0))
