import * as v from 'valibot'
import { orAny } from '../../../kernel/rules/fields.ts'

/** A month of a ledger, of all campaigns or of one. */
export const LedgerQuery = v.object({
  month: orAny(v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Choose a month'))),
  campaign: orAny(v.pipe(v.string(), v.regex(/^cmp_\w{1,40}$/, 'Choose a campaign'))),
})
export type LedgerQuery = v.InferOutput<typeof LedgerQuery>
