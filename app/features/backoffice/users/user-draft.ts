import { type ManagedUser, roleText, type UserChange } from '../../../../worker/backoffice/rules/users/managed-user.ts'
import type { Role, StaffArea } from '../../../../worker/kernel/rules/identity/roles.ts'
import type { FieldTexts } from '../../../kit/conflict/conflict.ts'

/** A user in the form. */
export interface UserDraft {
  name: string
  company: string
  location: string
  /** One part: areas belong to a role. */
  access: { role: Role; areas: readonly StaffArea[] }
}

export const draftOf = ({ name, company, location, role, areas }: ManagedUser): UserDraft => ({
  name,
  company,
  location,
  access: { role, areas },
})

/** Fields of the form in words. */
export const textsOf = ({ name, company, location, ...access }: ManagedUser): FieldTexts => ({
  Name: name,
  Company: company,
  Location: location,
  Role: roleText(access),
})

/** The request: the role is named only where it was changed, since it asks for the code again. */
export function changeOf({ access, ...rest }: UserDraft, base: ManagedUser): UserChange {
  const isSame = roleText(access) === roleText(base)
  return { ...rest, version: base.version, areas: [], ...(!isSame && { role: access.role, areas: [...access.areas] }) }
}
