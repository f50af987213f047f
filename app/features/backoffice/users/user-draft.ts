import { type ManagedUser, roleText, UserChange } from '../../../../worker/backoffice/rules/users/managed-user.ts'
import { parse } from '../../../../worker/kernel/rules/parse.ts'
import type { FieldTexts } from '../../../kit/conflict/conflict.ts'
import type { Texts } from '../../../kit/form/use-form.ts'
import { areasOf, roleOf } from './access-fields.tsx'

/** A user in the form. */
export const textsOf = ({ name, company, location, role, areas }: ManagedUser): Texts => ({
  ...{ name, company, location, role, areas: areas.join() },
})

/** Fields of the form in words. */
export const shownOf = ({ name, company, location, ...access }: ManagedUser): FieldTexts => ({
  Name: name,
  Company: company,
  Location: location,
  Role: roleText(access),
})

/**
 * The change that is sent, with the id of the user: the role is named only where it was changed, since it asks for the code again.
 * @throws DomainError bad_input by the field
 */
export function changeOf(texts: Texts, { id, version, ...before }: ManagedUser): [id: string, change: UserChange] {
  const { name, company, location } = texts
  const access = { role: roleOf(texts), areas: areasOf(texts) }
  const isSame = roleText(access) === roleText(before)
  return [id, parse(UserChange, { name, company, location, version, areas: [], ...(!isSame && access) })]
}
