import type { LoadedOffer } from '../../catalogue/offers.server.ts'
import { moveIssues } from '../../catalogue/rules/availability/moved-issues.ts'
import { titleWithRef } from '../../catalogue/rules/listing-marks.ts'
import { appearsOf } from '../../catalogue/rules/printed.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { addDays, type CivilDate, civilDate, daysIn } from '../../kernel/rules/dates.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import type { Campaign, CopyPreview } from '../rules/campaigns/campaign.ts'
import type { CampaignCopy } from '../rules/campaigns/campaign-edit.ts'
import type { LineDaysInput } from '../rules/campaigns/campaign-item.ts'
import { createDraft, type NewDraft, validateLines, type WantedLine } from './new-draft.server.ts'
import { getCampaign } from './select-campaigns.server.ts'

/** States of lines that a copy contains: all that the advertiser did not remove. */
const COPIED = [
  'draft',
  'held',
  'requested',
  'countered',
  'expired',
  'confirmed',
  'live',
  'ended',
  'settled',
  'declined',
]

/** Lines of a campaign as a copy requests them, from another first day. */
function copiesOf(
  { now }: Pick<ServiceContext, 'now'>,
  { starts, lines }: Campaign,
  first: CivilDate,
): { id: string; startDate: CivilDate; endDate: CivilDate; wanted: WantedLine }[] {
  const by = daysIn({ start: starts, end: first }) - 1
  return lines
    .filter(({ status }) => COPIED.includes(status))
    .map(({ id, resource, snapshot, starts: start, ends, days, quantity, insertions }) => {
      const span = { startDate: addDays(start, by), endDate: addDays(ends, by) }
      const askOf = ({ rate, listing }: LoadedOffer): LineDaysInput => {
        const order = { ...span, quantity, insertions }
        if (days === null) return order
        const appears = appearsOf(listing, rate)
        if (!appears) return { ...order, days: days.map((day) => addDays(day, by)) }
        const issues = moveIssues(appears, days, { by, first, today: civilDate(now) })
        return {
          ...order,
          startDate: issues[0] ?? span.startDate,
          endDate: issues.at(-1) ?? span.endDate,
          days: issues,
        }
      }
      return { id, ...span, wanted: { resource, title: titleWithRef(snapshot), askOf } }
    })
}

/**
 * A new draft like a campaign, with another first day: each line keeps its length and its distance from the first day,
 * at today's prices. Days of issue move to the nearest issues.
 * @throws DomainError as of `createDraft`; not_found, also for a campaign of another user
 */
export async function copyCampaign(
  ctx: ServiceContext,
  user: CurrentUser,
  id: string,
  { name, key, startDate }: CampaignCopy,
): Promise<NewDraft> {
  const campaign = await getCampaign(ctx, user, id)
  const { objective, budget } = campaign
  const copies = copiesOf(ctx, campaign, startDate)
  return createDraft(
    ctx,
    user,
    { name, key, objective, budget },
    copies.map(({ wanted }) => wanted),
  )
}

/**
 * Preview of `copyCampaign`: its lines, and the reason for each line that cannot be copied. Writes nothing.
 * @throws DomainError not_found
 */
export async function previewCopy(
  ctx: ServiceContext,
  user: CurrentUser,
  id: string,
  first: CivilDate,
): Promise<CopyPreview> {
  const copies = copiesOf(ctx, await getCampaign(ctx, user, id), first)
  const judged = await validateLines(
    ctx,
    user,
    copies.map(({ wanted }) => wanted),
  )
  const lines = judged.map(({ title, values, reason }, at) => {
    const { id: line = '', startDate: starts = first, endDate: ends = first } = copies[at] ?? {}
    const moved = values ?? { starts, ends, days: null }
    return { id: line, title, starts: moved.starts, ends: moved.ends, days: moved.days, reason }
  })
  return { lines, total: judged.reduce((sum, { values }) => sum + (values?.total ?? 0), 0) }
}
