import * as v from 'valibot'
import { lines } from '../fields.ts'
import { Version } from './campaign-item.ts'

/** Why staff send a campaign back. The advertiser reads it. */
export const Rejection = v.object({
  version: Version,
  reason: v.pipe(lines('Reasons', 500), v.nonEmpty('Say what has to change')),
})
