import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../../app/routes.ts'
import type { Role } from './account.ts'

// Every kind of page that asks for an account (signed-in-pages.spec.ts). A new route is one of them by itself.

/** A route of the signed-in areas, as `/dashboard/requests/:lineId`. */
type Kind = string

interface Address {
  kind: Kind
  isPage: boolean
}

const addressesOf = (entries: readonly RouteConfigEntry[], parent = ''): Address[] =>
  entries.flatMap(({ path = '', file, index, children = [] }) => {
    const kind = `${parent}${path && `/${path}`}`
    return [...(path || index ? [{ kind, isPage: file.endsWith('.tsx') }] : []), ...addressesOf(children, kind)]
  })
const ADDRESSES = addressesOf(routes)

/** Pages whose record the demo accounts have none of; the journey that makes one looks at it. */
const ELSEWHERE: Record<Kind, string> = {
  '/dashboard/messages/:threadId': 'enquiry.spec.ts',
  '/admin/approvals/listings/:listingId': 'listing-approvals.spec.ts',
  '/admin/support/enquiries/:reference': 'admin-support.spec.ts',
  '/admin/support/enquiries/:reference/plan': 'admin-support.spec.ts',
  '/admin/support/conversations/:threadId': 'enquiry.spec.ts',
  '/admin/login': 'admin-shell.spec.ts',
}

const ALL = [...new Set(ADDRESSES.filter(({ isPage }) => isPage).map(({ kind }) => kind))].filter(
  (kind) => /^\/(dashboard|account|admin|papers\/:documentId)(\/|$)/.test(kind) && !(kind in ELSEWHERE),
)
const isBuying = (kind: Kind) => /^\/(account|papers|dashboard\/(campaigns|support|messages))/.test(kind)

/** Kinds of pages by the account that looks at them: each at those of its side, and both sides at their dashboard. */
export const KINDS: Record<Role, readonly Kind[]> = {
  advertiser: ['/dashboard', ...ALL.filter(isBuying)],
  mediaOwner: ALL.filter((kind) => kind.startsWith('/dashboard') && !isBuying(kind)),
  admin: ALL.filter((kind) => kind.startsWith('/admin')),
}

/** Addresses that a walk begins at; everything else is found by links. */
export const STARTS: Record<Role, readonly string[]> = {
  advertiser: ['/dashboard'],
  mediaOwner: ['/dashboard'],
  admin: ['/admin', '/admin/owners/sahyadri-outdoor', '/admin/no-such-page'],
}

const matches = (kind: Kind, path: string) =>
  new RegExp(`^${kind.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`).test(path)

/** The kind of an address: of several that it matches the one with the fewest variable parts, `*` last. */
export function kindOf(address: string): Kind | undefined {
  const { pathname } = new URL(address, 'http://site')
  const variables = (kind: Kind) => (kind.includes('*') ? Number.POSITIVE_INFINITY : kind.split(':').length)
  return ADDRESSES.map(({ kind }) => kind)
    .filter((kind) => matches(kind, pathname))
    .sort((one, other) => variables(one) - variables(other))[0]
}
