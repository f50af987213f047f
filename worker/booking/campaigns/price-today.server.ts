import { loadOffers } from '../../catalogue/offers.server.ts'
import { titleWithRef } from '../../catalogue/rules/listing-marks.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import type { Paise } from '../../kernel/rules/money.ts'
import type { CampaignLine } from '../rules/campaigns/campaign.ts'
import { lineValues, orderOf } from '../rules/lines/line-values.ts'

/** A line that is not sent yet with its columns as they are today, or why it cannot be booked. */
export type PricedToday =
  | { line: CampaignLine; values: ReturnType<typeof lineValues>; problem: null }
  | { line: CampaignLine; values: null; problem: DomainError }

/** Error when the price differs from the one that the page showed. */
export const priceChanged = (was: Paise, now: Paise) =>
  new DomainError('price_changed', 'The price has changed. Please check it again', undefined, undefined, { was, now })

/** Lines at today's prices. Does not check that their days are free. */
export async function priceToday(
  ctx: ServiceContext,
  user: Pick<CurrentUser, 'id'>,
  lines: readonly CampaignLine[],
): Promise<PricedToday[]> {
  if (lines.length === 0) return []
  const resources = lines.map(({ resource }) => resource)
  const { offerOf, buyer } = await loadOffers(ctx, resources, user.id)
  return lines.map((line) => {
    const title = titleWithRef(line.snapshot)
    const offer = offerOf(line.resource)
    if (!offer) {
      const detail = { lines: [{ id: line.id, title }] }
      const message = `${title} is no longer sold`
      return { line, values: null, problem: new DomainError('conflict', message, undefined, undefined, detail) }
    }
    const { starts: startDate, ends: endDate, days, quantity, insertions } = line
    const asked = { startDate, endDate, quantity, insertions, ...(days && { days }) }
    try {
      return { line, values: lineValues(ctx, offer, orderOf(offer, asked), buyer), problem: null }
    } catch (failure) {
      if (!(failure instanceof DomainError)) throw failure
      const issues = failure.issues?.map((issue) => ({ ...issue, path: `lines.${line.id}.${issue.path}` }))
      const message = `${title}: ${failure.message}`
      return { line, values: null, problem: new DomainError(failure.code, message, issues) }
    }
  })
}
