import { USER_STATUS_LABELS } from '../../../../worker/backoffice/rules/users/managed-user.ts'
import type { UserStatus } from '../../../../worker/kernel/rules/identity/user.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'

const TONES: Record<UserStatus, Tone> = { active: 'success', invited: 'info', suspended: 'danger' }

/** The status of a user. */
export const UserBadge = ({ status }: { status: UserStatus }) => (
  <Badge tone={TONES[status]}>{USER_STATUS_LABELS[status]}</Badge>
)
