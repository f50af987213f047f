import { hc } from 'hono/client'
import type { ownTicketsApi } from '../../../../worker/desk/own-tickets.api.ts'
import type { NewTicket, OwnReply, OwnTicketChange } from '../../../../worker/desk/rules/support/thread.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const { tickets } = hc<typeof ownTicketsApi>(...API).support

/** Opens a ticket. @throws RequestError bad_input, rate_limited */
export const createTicket = (json: NewTicket) => signedInAnswerOf(tickets.$post({ json }))

/** Writes in an own ticket, and reopens a resolved one. @throws RequestError conflict when the thread is full */
export const writeInTicket = (reference: string, json: OwnReply) =>
  signedInAnswerOf(tickets[':reference'].messages.$post({ param: { reference }, json }))

/** Marks an own ticket as resolved or unresolved. */
export const changeOwnTicket = (reference: string, json: OwnTicketChange) =>
  signedInAnswerOf(tickets[':reference'].$put({ param: { reference }, json }))
