/** Every user has one of these. `admin` may do everything in the back office, `staff` act only in their areas. */
export const ROLES = ['advertiser', 'mediaOwner', 'admin', 'staff'] as const
export type Role = (typeof ROLES)[number]

/** Roles that a sign-up may choose; staff are appointed. */
export const SIGN_UP_ROLES = ['advertiser', 'mediaOwner'] as const satisfies readonly Role[]

/**
 * Areas that a limited member of staff may be allowed: tickets and enquiries, blog and categories, approvals and
 * campaigns.
 */
export const STAFF_AREAS = ['support', 'content', 'approvals'] as const
export type StaffArea = (typeof STAFF_AREAS)[number]

/** An area of the back office. `admin` is closed to limited staff: users, analytics, security, settings. */
export type BackOfficeArea = StaffArea | 'admin'

/** True for a user who works in the back office. */
export const isStaff = ({ role }: { role: Role }): boolean => role === 'admin' || role === 'staff'

/** True when a user may work in an area of the back office. */
export const mayStaff = ({ role, areas }: { role: Role; areas: readonly StaffArea[] }, area: BackOfficeArea): boolean =>
  role === 'admin' || (role === 'staff' && area !== 'admin' && areas.includes(area))
