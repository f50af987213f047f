/** Every user has one of these. */
export const ROLES = ['advertiser', 'mediaOwner', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Roles that a sign-up may choose; staff are appointed. */
export const SIGN_UP_ROLES = ['advertiser', 'mediaOwner'] as const satisfies readonly Role[]
