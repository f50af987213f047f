import type { WaitingDraft } from '../../../../worker/booking/campaigns/list-campaigns.server.ts'
import { intentOfHash } from '../../../../worker/catalogue/rules/enquiry-intent.ts'

const campaignPath = (id: string) => `/dashboard/campaigns/${id}`

/**
 * Next step of a user whose email is confirmed: the campaign that asked for it, else a draft, else the listing.
 * @param next the path on this site that asked for the link
 */
export function onwardOf(next: string | null, draft: WaitingDraft | null): { to: string; label: string } {
  const { pathname, hash } = new URL(next ?? '/dashboard', 'http://local.invalid')
  const named = draft && { to: campaignPath(draft.id), label: `Continue to ${draft.name}` }
  if (next?.startsWith(campaignPath(''))) {
    return { to: next, label: named?.to === pathname ? named.label : 'Continue to your campaign' }
  }
  if (named) return named
  if (next === null || next === '/dashboard') return { to: '/dashboard', label: 'Go to your dashboard' }
  return { to: next, label: intentOfHash(hash) ? 'Continue to the listing' : 'Continue to the previous page' }
}
