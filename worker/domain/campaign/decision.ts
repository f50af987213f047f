import * as v from 'valibot'
import { reason } from '../fields.ts'
import { Version } from './campaign-item.ts'

/** Why staff send a campaign back. The advertiser reads it. */
export const Rejection = v.object({
  version: Version,
  reason: reason('Say what has to change'),
})
