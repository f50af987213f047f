/** Whoever signs in is one of these. */
export const ROLES = ['advertiser', 'mediaOwner', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** What people may choose for themselves: staff are appointed. */
export const SIGN_UP_ROLES = ['advertiser', 'mediaOwner'] as const satisfies readonly Role[]
