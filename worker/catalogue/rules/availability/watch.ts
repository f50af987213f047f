import * as v from 'valibot'
import { day } from '../../../kernel/rules/fields.ts'

/** Watch on days: the account is notified when they are free again. */
export const NewWatch = v.object({
  resource: v.pipe(v.string(), v.maxLength(200)),
  startDate: day('Choose the first day'),
  endDate: day('Choose the last day'),
})
export type NewWatch = v.InferOutput<typeof NewWatch>
