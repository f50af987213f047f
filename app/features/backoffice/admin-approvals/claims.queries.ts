import { hc } from 'hono/client'
import type { staffApi } from '../../../../worker/backoffice/staff.api.ts'
import type { ClaimDecision } from '../../../../worker/organisations/rules/owners/claim.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const claim = hc<typeof staffApi>(...API).admin['owner-claims'][':id']

const param = (id: string) => ({ id: encodeURIComponent(id) })

/** Decides a claim, once. @throws RequestError conflict when it is already decided */
export const decideClaim = (id: string, json: ClaimDecision) => signedInAnswerOf(claim.$put({ param: param(id), json }))

/** Moves a claim to the end of the list. @throws RequestError conflict when it is already decided */
export const deferClaim = (id: string) => signedInAnswerOf(claim.defer.$post({ param: param(id) }))
