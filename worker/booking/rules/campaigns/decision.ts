import * as v from 'valibot'
import { lines, MAX_REASON } from '../../../kernel/rules/fields.ts'
import { Version } from './campaign-item.ts'

/** Reason of staff for a rejection, optional. The other side reads it. */
export const Rejection = v.object({
  version: Version,
  reason: v.optional(lines('Reasons', MAX_REASON), ''),
})
