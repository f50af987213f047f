import { hc } from 'hono/client'
import type { MemberRight } from '../../../../worker/organisations/rules/owners/rights.ts'
import type { NewInvitation } from '../../../../worker/organisations/rules/owners/team.ts'
import type { teamApi } from '../../../../worker/organisations/team.api.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const { invitations, members } = hc<typeof teamApi>(...API).owner.team
const param = (id: string) => ({ id: encodeURIComponent(id) })

/** @throws RequestError bad_input, conflict, forbidden, rate_limited */
export const sendInvitation = (json: NewInvitation) => signedInAnswerOf(invitations.$post({ json }))

/** @throws RequestError not_found, conflict, forbidden, rate_limited */
export const sendAgain = (id: string) => signedInAnswerOf(invitations[':id'].again.$post({ param: param(id) }))

/** @throws RequestError not_found, conflict, forbidden */
export const takeBack = (id: string) => signedInAnswerOf(invitations[':id'].$delete({ param: param(id) }))

/** @throws RequestError not_found, conflict for the last who manages, forbidden */
export const changeRight = (id: string, right: MemberRight) =>
  signedInAnswerOf(members[':id'].$patch({ param: param(id), json: { right } }))

/** @throws RequestError as of `changeRight` */
export const endMembership = (id: string) => signedInAnswerOf(members[':id'].$delete({ param: param(id) }))
