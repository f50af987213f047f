import type { NewDraft } from '../booking/campaigns/new-draft.server.ts'
import { getCampaign } from '../booking/campaigns/select-campaigns.server.ts'
import { submitCampaign } from '../booking/campaigns/submit.server.ts'
import type { FromPlan } from '../booking/rules/campaigns/campaign-edit.ts'
import { HOLD_MS } from '../booking/rules/campaigns/campaign-item.ts'
import type { ServiceContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import type { CurrentUser } from '../kernel/rules/identity/user.ts'
import { formatMoney, type Paise } from '../kernel/rules/money.ts'
import { draftFromPlan } from './plan-draft.server.ts'
import { getPlan } from './plans.server.ts'

/** A campaign of a plan, and whether its places are held. */
export interface CampaignOfPlan extends NewDraft {
  /** Null where it was not asked for. `until` is ISO 8601, and null where nothing is held: `problem` has the reason. */
  hold: { until: string | null; problem: { code: string; message: string } | null } | null
}

/** Each line of a plan is rounded by itself: a sum may be a rupee a line above the one that the page showed. */
const ROUNDING: Paise = 100

/**
 * Makes a campaign of a plan, and with `hold` sends it and holds the places of all its lines, or of none. Where nothing
 * can be held, the draft stays and the answer has the reason. A request that is sent again with its key gets the same
 * campaign.
 * @throws DomainError as of `draftFromPlan`
 */
export async function campaignFromPlan(
  ctx: ServiceContext,
  user: CurrentUser,
  input: FromPlan,
): Promise<CampaignOfPlan> {
  const draft = await draftFromPlan(ctx, user, input)
  if (!input.hold) return { ...draft, hold: null }
  const { campaign, refused } = draft
  if (campaign.submittedAt !== null) return { ...draft, hold: heldSince(campaign.submittedAt) }
  if (refused.length > 0) {
    return { ...draft, hold: notHeld('conflict', 'Nothing is held: some lines could not be added') }
  }
  const { plan } = await getPlan(ctx, { id: input.planId })
  if (campaign.total > plan.totals.payable + ROUNDING * campaign.lines.length) {
    const sums = `${formatMoney(campaign.total)}, the plan said ${formatMoney(plan.totals.payable)}`
    return { ...draft, hold: notHeld('price_changed', `Nothing is held, because the price has risen: ${sums}`) }
  }
  try {
    await submitCampaign(ctx, user, campaign.id, { version: campaign.version, expect: campaign.total })
  } catch (failure) {
    if (!(failure instanceof DomainError)) throw failure
    return { ...draft, hold: notHeld(failure.code, failure.message) }
  }
  const sent = await getCampaign(ctx, user, campaign.id)
  return { ...draft, campaign: sent, hold: heldSince(ctx.now.getTime()) }
}

const heldSince = (instant: number) => ({ until: new Date(instant + HOLD_MS).toISOString(), problem: null })

const notHeld = (code: string, message: string) => ({ until: null, problem: { code, message } })
