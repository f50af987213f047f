/** Parts of the product that acts belong to, in the order of the filter. */
export const AUDIT_AREAS = {
  signIn: 'Sign-in',
  accounts: 'Accounts',
  campaigns: 'Campaigns',
  requests: 'Lines and requests',
  proofs: 'Proofs and artwork',
  listings: 'Listings and calendars',
  owners: 'Media owners',
  categories: 'Categories',
  blog: 'Blog',
  support: 'Support',
  security: 'Security',
  settings: 'Settings',
} as const
export type AuditArea = keyof typeof AUDIT_AREAS

/** What the subject of an act is the id of; `other` has no page of its own. */
export type SubjectKind =
  | 'user'
  | 'campaign'
  | 'line'
  | 'listing'
  | 'owner'
  | 'claim'
  | 'category'
  | 'ticket'
  | 'post'
  | 'document'
  | 'settings'
  | 'security'
  | 'other'

/** How an act is told: `Approved`, on the `Campaign`. */
export interface ActWords {
  area: AuditArea
  kind: SubjectKind
  /** What was acted on. */
  thing: string
  /** What was done to it. */
  act: string
  tone: 'success' | 'warn' | 'danger' | 'info' | 'neutral'
}

type Tone = ActWords['tone']

/** Words of acts of one area, on things of one kind. */
export const inArea =
  (area: AuditArea, kind: SubjectKind) =>
  (thing: string, act: string, tone: Tone = 'info'): ActWords => ({ area, kind, thing, act, tone })
