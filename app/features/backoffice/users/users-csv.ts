import {
  type ManagedUser,
  roleText,
  USER_STATUS_LABELS,
} from '../../../../worker/backoffice/rules/users/managed-user.ts'
import { toCsv } from '../../../../worker/kernel/rules/csv.ts'
import { formatInstant } from '../../../../worker/kernel/rules/dates.ts'

const HEAD = ['User', 'Email', 'Role', 'Company', 'Phone', 'Location', 'Status', 'Joined', 'Last signed in']

/** Users as CSV, in the order of the list. */
export const usersCsv = (users: readonly ManagedUser[]): string =>
  toCsv([
    HEAD,
    ...users.map((user) => [
      user.name,
      user.email,
      roleText(user),
      user.company,
      user.phone,
      user.location,
      USER_STATUS_LABELS[user.status],
      formatInstant(new Date(user.createdAt)),
      user.lastSignInAt === null ? '' : formatInstant(new Date(user.lastSignInAt)),
    ]),
  ])
