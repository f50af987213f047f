import { hc } from 'hono/client'
import type { staffApi } from '../../../worker/admin/staff.api.ts'
import type { TicketChange } from '../../../worker/domain/support/ticket.ts'
import { API } from '../../api-client.ts'
import { signedInAnswerOf } from '../session/auth.ts'

const ticket = hc<typeof staffApi>(...API).admin.tickets[':reference']

/** Changes a ticket. @throws RequestError conflict when somebody else has changed it meanwhile */
export const changeTicket = (reference: string, json: TicketChange) =>
  signedInAnswerOf(ticket.$put({ param: { reference: encodeURIComponent(reference) }, json }))
