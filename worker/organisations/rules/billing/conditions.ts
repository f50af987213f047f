import { emailUnconfirmed } from '../../../identity/rules/confirmed-email.ts'
import { DomainError } from '../../../kernel/rules/errors.ts'
import { type BillingNeeded, NEEDED_BEFORE, type Side } from './party.ts'

// Conditions of an act. A page lists them from the start, and the act is refused by the same list.

/** A condition of an act, met or not. */
export type Condition =
  | { id: 'email'; isMet: boolean }
  | { id: 'billing'; isMet: boolean; side: Side; missing: readonly string[] }

const email = (isMet: boolean): Condition => ({ id: 'email', isMet })
const billing = (side: Side, missing: readonly string[]): Condition => ({
  id: 'billing',
  isMet: missing.length === 0,
  side,
  missing,
})

/** The conditions of each act, in the order in which they are refused. `missing`: of the billing details, by `missingOf`. */
export const CONDITIONS = {
  /** An account asks for a company. */
  claim: ({ emailVerified }: { emailVerified: boolean }) => [email(emailVerified)],
  /** An advertiser sends a campaign. */
  send: ({ emailVerified, missing }: { emailVerified: boolean; missing: readonly string[] }) => [
    email(emailVerified),
    billing('advertiser', missing),
  ],
  /** An advertiser asks an owner, or accepts other days. */
  ask: ({ missing }: { missing: readonly string[] }) => [billing('advertiser', missing)],
  /** An owner confirms a request, or offers other days. */
  confirm: ({ missing }: { missing: readonly string[] }) => [billing('owner', missing)],
}

function refusalOf(condition: Condition): DomainError {
  if (condition.id === 'email') return emailUnconfirmed()
  const { side, missing } = condition
  const detail: BillingNeeded = { missing: [...missing] }
  const message = `${NEEDED_BEFORE[side]}: ${missing.join(', ')}. Enter your billing details first`
  return new DomainError('billing_needed', message, undefined, undefined, detail)
}

/** Refuses an act by the first condition that is not met. @throws DomainError forbidden, billing_needed */
export function expectMet(conditions: readonly Condition[]): void {
  const first = conditions.find(({ isMet }) => !isMet)
  if (first) throw refusalOf(first)
}
