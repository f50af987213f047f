import { hc } from 'hono/client'
import type { staffApi } from '../../../../worker/backoffice/staff.api.ts'
import type { SecurityChange } from '../../../../worker/kernel/rules/platform/settings.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const { security } = hc<typeof staffApi>(...API).admin

/** Saves the settings. @throws RequestError bad_input; conflict with the `current` settings; confirmation_needed */
export const saveSecurity = (json: SecurityChange) => signedInAnswerOf(security.$put({ json }))

/** Ends a session of staff. @throws RequestError not_found when it has already ended; confirmation_needed */
export const endStaffSession = (id: string) =>
  signedInAnswerOf(security.sessions[':id'].$delete({ param: { id: encodeURIComponent(id) } }))

/** Ends every session of staff except this one. @throws RequestError confirmation_needed */
export const endOtherStaffSessions = () => signedInAnswerOf(security.sessions['end-others'].$post())
