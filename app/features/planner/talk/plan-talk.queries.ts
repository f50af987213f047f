import { hc } from 'hono/client'
import type { planTalkApi } from '../../../../worker/planner/plan-talk.api.ts'
import type { NewApproval, NewComment } from '../../../../worker/planner/rules/plan-talk/plan-talk.ts'
import { API, answerOf } from '../../../api-client.ts'

const plan = hc<typeof planTalkApi>(...API).plans[':id']

/** Adds a comment. @throws RequestError, as the following functions do */
export const sendComment = (id: string, json: NewComment) => answerOf(plan.comments.$post({ param: { id }, json }))

export const removeComment = (id: string, comment: string) =>
  answerOf(plan.comments[':comment'].$delete({ param: { id, comment } }))

export const sendApproval = (id: string, json: NewApproval) => answerOf(plan.approval.$post({ param: { id }, json }))

/**
 * Withdraws an approval.
 * @param key key of the browser that approved, if it has one
 */
export const takeApprovalBack = (id: string, key: string | null) =>
  answerOf(plan.approval.withdraw.$post({ param: { id }, json: { key } }))
