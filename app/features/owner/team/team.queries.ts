import { hc } from 'hono/client'
import type { MemberRight } from '../../../../worker/organisations/rules/owners/rights.ts'
import type { NewInvitation } from '../../../../worker/organisations/rules/owners/team.ts'
import type { teamApi } from '../../../../worker/organisations/team.api.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const { invitations, members } = hc<typeof teamApi>(...API).owner.team
const param = (id: string) => ({ id: encodeURIComponent(id) })

/** Sends an invitation. @throws RequestError bad_input, conflict, forbidden, rate_limited */
export const sendInvitation = (json: NewInvitation) => signedInAnswerOf(invitations.$post({ json }))

/** Sends an invitation again. @throws RequestError not_found, conflict, forbidden, rate_limited */
export const sendAgain = (id: string) => signedInAnswerOf(invitations[':id'].again.$post({ param: param(id) }))

/** Withdraws an invitation. @throws RequestError not_found, conflict, forbidden */
export const takeBack = (id: string) => signedInAnswerOf(invitations[':id'].$delete({ param: param(id) }))

/** Changes the right of a member. @throws RequestError not_found, conflict for the last manager, forbidden */
export const changeRight = (id: string, right: MemberRight) =>
  signedInAnswerOf(members[':id'].$patch({ param: param(id), json: { right } }))

/** Ends a membership. @throws RequestError as `changeRight` */
export const endMembership = (id: string) => signedInAnswerOf(members[':id'].$delete({ param: param(id) }))
