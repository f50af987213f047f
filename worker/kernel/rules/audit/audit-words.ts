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

/** Kind of the subject whose id an act has; `other` has no page of its own. */
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

/** Words of an act: `Approved`, on the `Campaign`. */
export interface ActWords {
  area: AuditArea
  kind: SubjectKind
  /** Noun of the subject. */
  thing: string
  /** Verb of the act. */
  act: string
  tone: 'success' | 'warn' | 'danger' | 'info' | 'neutral'
}

type Tone = ActWords['tone']

/** Words of acts of one area, on things of one kind. */
export const inArea =
  (area: AuditArea, kind: SubjectKind) =>
  (thing: string, act: string, tone: Tone = 'info'): ActWords => ({ area, kind, thing, act, tone })
