import { type ManagedUser, roleText, type UserChange } from '../../../../worker/backoffice/rules/users/managed-user.ts'
import type { Role, StaffArea } from '../../../../worker/kernel/rules/identity/roles.ts'
import { mergeValues } from '../../../../worker/kernel/rules/merge/merge-values.ts'

/** A user in the form. */
export interface UserDraft {
  name: string
  company: string
  location: string
  /** One part: areas belong to a role. */
  access: { role: Role; areas: readonly StaffArea[] }
}

export type DraftPart = keyof UserDraft

export const PART_LABELS: Record<DraftPart, string> = {
  name: 'Name',
  company: 'Company',
  location: 'Location',
  access: 'Role',
}

const PARTS: readonly DraftPart[] = ['name', 'company', 'location', 'access']

export const draftOf = ({ name, company, location, role, areas }: ManagedUser): UserDraft => ({
  name,
  company,
  location,
  access: { role, areas },
})

/** A part as people read it. */
export const partText = (draft: UserDraft, part: DraftPart): string =>
  part === 'access' ? roleText(draft.access) : draft[part] || 'Empty'

/** Parts as texts, which are compared whole. */
const textsOf = (draft: UserDraft) => ({ ...draft, access: roleText(draft.access) }) satisfies Record<DraftPart, string>

/** The request: the role is named only where it was changed, since it asks for the code again. */
export function changeOf({ access, ...rest }: UserDraft, base: ManagedUser): UserChange {
  const isSame = roleText(access) === roleText(base)
  return { ...rest, version: base.version, areas: [], ...(!isSame && { role: access.role, areas: [...access.areas] }) }
}

/**
 * Merges two changes of one user.
 * @returns the parts that both changed, and the draft with what only the other person changed
 */
export function mergeDrafts(
  base: ManagedUser,
  mine: UserDraft,
  current: ManagedUser,
): { clashes: DraftPart[]; merged: UserDraft } {
  const theirs = draftOf(current)
  const { clashes, changes } = mergeValues(
    { base: textsOf(draftOf(base)), mine: textsOf(mine), theirs: textsOf(theirs) },
    () => undefined,
  )
  const isTheirs = (part: DraftPart) => changes.some(({ path, side }) => path === part && side === 'theirs')
  return {
    clashes: PARTS.filter((part) => clashes.some(({ path }) => path === part)),
    merged: { ...mine, ...Object.fromEntries(PARTS.filter(isTheirs).map((part) => [part, theirs[part]])) },
  }
}
