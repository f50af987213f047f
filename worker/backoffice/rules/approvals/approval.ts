import * as v from 'valibot'
import { Version } from '../../../booking/rules/campaigns/campaign-item.ts'
import { lines, MAX_REASON, orAny, staffPage } from '../../../kernel/rules/fields.ts'

/** Types of decisions in the filter of the page. Content is artwork and listings. */
const APPROVAL_TYPES = ['campaigns', 'owners', 'content'] as const
export type ApprovalType = (typeof APPROVAL_TYPES)[number]

export const APPROVALS_PAGE = 25

/** Query of the list of waiting items. */
export const ApprovalQuery = v.object({
  type: orAny(v.pipe(v.string(), v.picklist(APPROVAL_TYPES, `One of ${APPROVAL_TYPES.join(', ')}`))),
  sort: orAny(v.pipe(v.string(), v.picklist(['newest'], 'Oldest first, or newest'))),
  page: staffPage,
})
export type ApprovalQuery = v.InferOutput<typeof ApprovalQuery>

const MAX_LINES = 200

/** Approves a campaign, but for some of its lines: their places are free again. The advertiser reads the reason. */
export const Approving = v.object({
  version: Version,
  except: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(MAX_LINES, `At most ${MAX_LINES} items`)),
    [],
  ),
  reason: v.optional(lines('Reasons', MAX_REASON), ''),
})
export type Approving = v.InferOutput<typeof Approving>

/** A fact for the decision of staff. */
export interface Check {
  isGood: boolean
  text: string
}
