import { hc } from 'hono/client'
import type { teamApi } from '../../../../worker/organisations/team.api.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

/** Accepts an invitation. @throws RequestError invalid_link, forbidden */
export const joinTeam = (token: string) => signedInAnswerOf(hc<typeof teamApi>(...API).join.$post({ json: { token } }))
