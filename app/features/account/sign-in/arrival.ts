import type { Location } from 'react-router'
import { enquiryHash, isEnquiryIntent } from '../../../../worker/catalogue/rules/enquiry-intent.ts'
import { safeReturnPath } from '../../../../worker/identity/rules/return-address.ts'

/** Messages by the `reason` in the address. */
const NOTICES: Record<string, string> = {
  campaign: 'Please sign in to add inventory to your campaign',
  book: 'Please sign in to book this media',
  contact: 'Please sign in to write to the media owner',
  desk: 'Please sign in to ask our desk',
  estimate: 'Please sign in to make an estimate',
  download: 'Please sign in to download the media kit',
}

/** What the state of a route may carry to the sign-in page. */
export interface SignInState {
  /** Path on this site to come back to. */
  from?: string
  /** Shown as it is. */
  message?: string
}

/** State outlives a page in the browser's history, and with it the version that wrote it. */
const carried = (state: unknown, key: keyof SignInState): string | null => {
  if (typeof state !== 'object' || state === null) return null
  const value: unknown = Reflect.get(state, key)
  return typeof value === 'string' && value !== '' ? value : null
}

interface Arrival {
  /** The page that somebody came from: a path on this site. */
  returnPath: string | null
  /** Where to go once signed in: that page, which goes on with what was pressed there. */
  onwardPath: string | null
  /** Why somebody has to sign in. */
  message: string | null
}

/** Why the page was opened: from the state of the route inside the app, from the address after a plain link. */
export function arrivalOf({ search, state }: Pick<Location, 'search' | 'state'>): Arrival {
  const query = new URLSearchParams(search)
  const reason = query.get('reason') ?? ''
  const returnPath = safeReturnPath(carried(state, 'from') ?? query.get('next'))
  return {
    returnPath,
    onwardPath:
      returnPath && isEnquiryIntent(reason) ? `${returnPath.split('#')[0]}${enquiryHash(reason)}` : returnPath,
    message: carried(state, 'message') ?? (Object.hasOwn(NOTICES, reason) ? (NOTICES[reason] ?? null) : null),
  }
}
