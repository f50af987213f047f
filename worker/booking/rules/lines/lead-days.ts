import { mediaSpec } from '../../../catalogue/rules/registry/media.ts'
import { plural } from '../../../kernel/rules/text/plural.ts'

interface Led {
  category: string
  /** The owner's own; null as usual in the medium. */
  leadDays: number | null
}

/** Working days between a booking and its first showing. */
export const leadDaysOf = ({ category, leadDays }: Led): number =>
  leadDays ?? mediaSpec({ id: category, name: '' }).terms.leadDays

/** Lead time in words: `9 working days`, or the usual one of the medium. */
export const leadTimeText = ({ category, leadDays }: Led): string =>
  typeof leadDays === 'number'
    ? plural(leadDays, ['working day', 'working days'])
    : mediaSpec({ id: category, name: '' }).leadTime
