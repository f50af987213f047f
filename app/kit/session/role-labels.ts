import type { Role } from '../../../worker/kernel/rules/identity/roles.ts'

/** Label of each role. */
export const ROLE_LABELS: Record<Role, string> = {
  advertiser: 'Advertiser',
  mediaOwner: 'Media owner',
  admin: 'Admin',
  staff: 'Staff',
}
