import { type ManagedUser, roleText, type UserChange } from '../../../../worker/backoffice/rules/users/managed-user.ts'
import type { Role, StaffArea } from '../../../../worker/kernel/rules/identity/roles.ts'
import type { FieldTexts } from '../../../kit/conflict/conflict.ts'

/** User in the form. */
export interface UserDraft {
  name: string
  company: string
  location: string
  /** Role and areas, merged as one field. */
  access: { role: Role; areas: readonly StaffArea[] }
}

export const draftOf = ({ name, company, location, role, areas }: ManagedUser): UserDraft => ({
  name,
  company,
  location,
  access: { role, areas },
})

/** Values of the form as text. */
export const textsOf = ({ name, company, location, ...access }: ManagedUser): FieldTexts => ({
  Name: name,
  Company: company,
  Location: location,
  Role: roleText(access),
})

/** Request with the changes. It contains the role only when that was changed, because a role needs the code again. */
export function changeOf({ access, ...rest }: UserDraft, base: ManagedUser): UserChange {
  const isSame = roleText(access) === roleText(base)
  return { ...rest, version: base.version, areas: [], ...(!isSame && { role: access.role, areas: [...access.areas] }) }
}
