import type { Role } from '../../../worker/kernel/rules/identity/roles.ts'

/** What people call each role. */
export const ROLE_LABELS: Record<Role, string> = {
  advertiser: 'Advertiser',
  mediaOwner: 'Media owner',
  admin: 'Admin',
  staff: 'Staff',
}
