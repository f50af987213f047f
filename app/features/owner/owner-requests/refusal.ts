import type { CampaignLine } from '../../../../worker/booking/rules/campaigns/campaign.ts'
import type { TakenDetail } from '../../../../worker/catalogue/rules/availability/taken.ts'
import type { DateSpan } from '../../../../worker/kernel/rules/dates.ts'
import { RequestError } from '../../../api-client.ts'
import { formRefusalOf } from '../../../ui/refusals.ts'
import { meanwhile } from './request-states.ts'

/** Why an answer was refused. */
export interface Refusal {
  /** Null when the messages of the fields are enough. */
  text: string | null
  fields: Readonly<Record<string, string>>
  /** Where others have the days: the nearest free ones. */
  nearest: readonly DateSpan[] | null
  /** It is something else by now: what the page shows is old. */
  isStale: boolean
}

const refusal = (text: string | null, more: Partial<Refusal> = {}): Refusal => ({
  text,
  fields: {},
  nearest: null,
  isStale: false,
  ...more,
})

/** What to show for an error of an act on a request. @param names of the fields in the form */
export function refusalOf(error: unknown, names: readonly string[] = []): Refusal {
  if (error instanceof RequestError && error.code === 'taken') {
    const [line] = error.details.lines as TakenDetail['lines']
    return refusal('These days are taken', { nearest: line?.nearest ?? [] })
  }
  if (error instanceof RequestError && error.code === 'conflict') {
    const current = error.details.current as CampaignLine | undefined
    return refusal(current ? meanwhile(current.status) : error.message, { isStale: true })
  }
  if (error instanceof RequestError && error.code === 'not_found') {
    return refusal('It is no longer yours to answer', { isStale: true })
  }
  const { whole, fields } = formRefusalOf(error, names)
  return refusal(whole, { fields })
}
