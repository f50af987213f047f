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

/** Route state for the sign-in page. */
export interface SignInState {
  /** Path on this site to return to. */
  from?: string
  /** Message to show. */
  message?: string
}

/** Reads a field of the route state, if it is a string: the browser's history may hold state of an older version. */
const carried = (state: unknown, key: keyof SignInState): string | null => {
  if (typeof state !== 'object' || state === null) return null
  const value: unknown = Reflect.get(state, key)
  return typeof value === 'string' && value !== '' ? value : null
}

interface Arrival {
  /** Page that the visitor came from: a path on this site. */
  returnPath: string | null
  /** Address to open after sign-in: the same page, which continues the interrupted act. */
  onwardPath: string | null
  /** Reason why a sign-in is required. */
  message: string | null
}

/** Origin of a visit to the sign-in page: from the route state inside the app, from the address after a plain link. */
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
