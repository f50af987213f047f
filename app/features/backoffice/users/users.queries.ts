import { hc } from 'hono/client'
import useSWR from 'swr'
import type {
  BulkChange,
  NewUser,
  UserChange,
  UserDeletion,
} from '../../../../worker/backoffice/rules/users/managed-user.ts'
import type { staffApi } from '../../../../worker/backoffice/staff.api.ts'
import type { MemberRight } from '../../../../worker/organisations/rules/owners/rights.ts'
import type { NewMembership } from '../../../../worker/organisations/rules/owners/team.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const { users } = hc<typeof staffApi>(...API).admin
const param = (id: string) => ({ id: encodeURIComponent(id) })

/** Invites a person. @throws RequestError bad_input, conflict at the email, confirmation_needed for staff */
export const inviteUser = (json: NewUser) => signedInAnswerOf(users.$post({ json }))

/** Sends an invitation again. @throws RequestError conflict once it was accepted, rate_limited */
export const inviteAgain = (id: string) => signedInAnswerOf(users[':id'].invitation.$post({ param: param(id) }))

/** Changes a user. @throws RequestError bad_input, conflict with the `current` user, confirmation_needed for a role */
export const changeUser = (id: string, json: UserChange) =>
  signedInAnswerOf(users[':id'].$patch({ param: param(id), json }))

/** Changes several users. @throws RequestError conflict when none was changed */
export const changeUsers = (json: BulkChange) => signedInAnswerOf(users.bulk.$post({ json }))

/** Deletes a user. @throws RequestError bad_input at the email, conflict, in_use, confirmation_needed */
export const deleteUser = (id: string, json: UserDeletion) =>
  signedInAnswerOf(users[':id'].$delete({ param: param(id), json }))

/** Ends all sessions of a user. @throws RequestError not_found */
export const endAllSessions = (id: string) => signedInAnswerOf(users[':id'].sessions.$delete({ param: param(id) }))

/** Ends a session of a user. @throws RequestError not_found once it has ended */
export const endSession = (id: string, session: string) =>
  signedInAnswerOf(users[':id'].sessions[':session'].$delete({ param: { ...param(id), session } }))

/** Adds a membership. @throws RequestError bad_input or conflict at the owner */
export const addMembership = (id: string, json: NewMembership) =>
  signedInAnswerOf(users[':id'].memberships.$post({ param: param(id), json }))

const memberParam = (id: string, membership: string) => ({ param: { ...param(id), membership } })

/** Changes the right of a member. @throws RequestError not_found, conflict for the last manager */
export const changeRight = (id: string, membership: string, right: MemberRight) =>
  signedInAnswerOf(users[':id'].memberships[':membership'].$patch({ ...memberParam(id, membership), json: { right } }))

/** Ends a membership. @throws RequestError as `changeRight` */
export const endMembership = (id: string, membership: string) =>
  signedInAnswerOf(users[':id'].memberships[':membership'].$delete(memberParam(id, membership)))

/** Companies of the catalogue whose names contain a text. */
export function useCompanies(q: string) {
  const { data, isLoading } = useSWR(q.trim() ? ['/api/admin/users/companies', q.trim()] : null, ([, text]) =>
    signedInAnswerOf(users.companies.$get({ query: { q: text } })),
  )
  return { companies: data?.companies ?? [], isLoading }
}
