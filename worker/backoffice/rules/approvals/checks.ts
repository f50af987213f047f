import type { Restriction } from '../../../booking/rules/restricted/restricted.ts'
import { formatInstant } from '../../../kernel/rules/dates.ts'
import { formatMoney, type Paise } from '../../../kernel/rules/money.ts'
import { plural } from '../../../kernel/rules/text/plural.ts'
import type { Check } from './approval.ts'

/** Facts of a waiting campaign. */
interface Facts {
  lines: number
  /** Lines whose places are held, and until when the first of them is, ms. */
  held: { lines: number; until: number | null }
  /** True when billing details were entered: a campaign cannot be sent without them. */
  isBilled: boolean
  /** Null for an unregistered buyer. */
  gstin: string | null
  emailVerified: boolean
  restriction: Restriction | null
  /** Files that were sent for its lines. */
  artwork: number
  budget: Paise | null
  /** GST included. */
  total: Paise
  /** Mean budget of approved campaigns of the account; null for a first campaign. */
  usual: Paise | null
}

/** Above this share of the usual budget it is said. */
const MUCH = 1.25

/** `2 of 3 places held until 26 Nov 2026, 14:00` */
function placesCheck(lines: number, held: Facts['held']): Check {
  if (held.until === null)
    return { isGood: false, text: lines === 1 ? 'Its place is no longer held' : 'No place is held' }
  const count = lines === 1 ? 'Its place is held' : `${held.lines} of ${lines} places held`
  return { isGood: held.lines === lines, text: `${count} until ${formatInstant(held.until)}` }
}

export const restrictionCheck = (restriction: Restriction | null): Check =>
  restriction === null
    ? { isGood: true, text: 'No restricted words found' }
    : { isGood: false, text: `${restriction.category}: ${restriction.check} (${restriction.statute})` }

/** Facts shown next to the decision on a campaign. */
export function campaignChecks(facts: Facts): Check[] {
  const { lines, held, isBilled, gstin, emailVerified, restriction, artwork, budget, total, usual } = facts
  return [
    placesCheck(lines, held),
    isBilled
      ? { isGood: true, text: gstin === null ? 'Billing details complete, not registered for GST' : `GSTIN ${gstin}` }
      : { isGood: false, text: 'Billing details are missing: tax follows the location of each site' },
    restrictionCheck(restriction),
    {
      isGood: true,
      text:
        artwork === 0
          ? 'Artwork follows after the requests to the owners'
          : plural(artwork, ['file of artwork', 'files of artwork']),
    },
    ...(emailVerified ? [] : [{ isGood: false, text: 'The email of the account is not confirmed' }]),
    ...(budget !== null && total > budget
      ? [{ isGood: false, text: `${formatMoney(total - budget)} above its budget` }]
      : []),
    ...(budget !== null && usual !== null && budget > usual * MUCH
      ? [{ isGood: false, text: `Budget is ${Math.round((100 * budget) / usual - 100)}% above their average` }]
      : []),
  ]
}
