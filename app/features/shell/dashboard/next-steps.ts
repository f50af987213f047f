import type { CurrentUser } from '../../../../worker/kernel/rules/identity/user.ts'
import { list } from '../../../../worker/kernel/rules/text/list.ts'
import { CONDITIONS } from '../../../../worker/organisations/rules/billing/conditions.ts'
import { missingOf, NEEDED_BEFORE } from '../../../../worker/organisations/rules/billing/party.ts'
import type { CheckItem } from '../../../ui/checklist.tsx'

/** The state of an owner. */
export interface Selling {
  /** Company whose billing details are missing, else any of the user's; null without one. */
  owner: { id: string; missing: readonly string[] } | null
  listings: number
}

const isMet = (conditions: readonly { isMet: boolean }[]) => conditions.every((condition) => condition.isMet)

/**
 * Steps for a new media owner, in the order in which they are needed. Each is a condition that the server checks for
 * the claim or the booking; a step that needs a company is listed before there is one, and becomes a link with it.
 */
function sellingSteps(user: CurrentUser, { owner, listings }: Selling): CheckItem[] {
  const missing = owner?.missing ?? missingOf('owner', null)
  const billing = new URLSearchParams({ owner: owner?.id ?? '', next: '/dashboard' })
  return [
    {
      id: 'company',
      title: 'Claim your company',
      text: isMet(CONDITIONS.claim(user)) ? 'Our team reviews each claim by hand.' : 'Confirm your email first.',
      to: '/dashboard#claim',
      isDone: owner !== null,
    },
    {
      id: 'billing',
      title: 'Enter billing details',
      text: `${NEEDED_BEFORE.owner}: ${list(missing)}.`,
      isDone: isMet(CONDITIONS.confirm({ missing })),
      ...(owner && { to: `/dashboard/billing?${billing}` }),
    },
    {
      id: 'listing',
      title: 'Add your first listing',
      text: 'Advertisers see it after our review.',
      isDone: listings > 0,
      ...(owner && { to: '/dashboard/listings/new' }),
    },
  ]
}

/**
 * Steps that complete an account, done or not, in the order in which they are needed.
 * @param saved number of places on the shortlist of this browser; null while loading
 * @param selling state of a media owner; null for others
 */
export function nextSteps(user: CurrentUser, saved: number | null, selling: Selling | null = null): CheckItem[] {
  const saving: CheckItem[] =
    user.role === 'advertiser' && saved !== null
      ? [
          {
            id: 'save',
            title: 'Save your first listing',
            text: 'Use the bookmark on its card.',
            to: '/category',
            isDone: saved > 0,
          },
        ]
      : []
  return [
    {
      id: 'email',
      title: 'Confirm your email',
      text: 'Campaigns and company claims need a confirmed address.',
      to: '/account#profile',
      isDone: user.emailVerified,
    },
    ...(selling ? sellingSteps(user, selling) : []),
    {
      id: 'two-factor',
      title: 'Turn on two-step sign-in',
      text: 'A code from your phone in addition to the password.',
      to: '/account#two-factor',
      isDone: user.twoFactor,
    },
    ...saving,
  ]
}
