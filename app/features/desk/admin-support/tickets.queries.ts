import { hc } from 'hono/client'
import * as v from 'valibot'
import type { staffApi } from '../../../../worker/backoffice/staff.api.ts'
import type { CannedAnswer, CannedAnswerInput } from '../../../../worker/desk/rules/support/canned-answer.ts'
import type { TicketNote, TicketReply } from '../../../../worker/desk/rules/support/thread.ts'
import type { Ticket, TicketChange } from '../../../../worker/desk/rules/support/ticket.ts'
import { API, RequestError } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'
import { Current, touchesOthers } from './merge-change.ts'

const { admin } = hc<typeof staffApi>(...API)
const ticket = admin.tickets[':reference']
const canned = admin['canned-answers']

const at = (reference: string) => ({ param: { reference: encodeURIComponent(reference) } })

const putChange = (reference: string, json: TicketChange) => signedInAnswerOf(ticket.$put({ ...at(reference), json }))

/**
 * Changes a ticket. What others changed meanwhile stays, unless it is the same field.
 * @throws RequestError conflict when somebody else has changed the same
 */
export async function changeTicket(seen: Ticket, change: Omit<TicketChange, 'version'>) {
  try {
    return await putChange(seen.reference, { ...change, version: seen.version })
  } catch (error) {
    const conflict = error instanceof RequestError ? v.safeParse(Current, error.details.current) : null
    if (!conflict?.success || touchesOthers(seen, conflict.output, change)) throw error
    return putChange(seen.reference, { ...change, version: conflict.output.version })
  }
}

/** Answers the requester. @throws RequestError conflict when the ticket has changed since it was read */
export const sendReply = (reference: string, json: TicketReply) =>
  signedInAnswerOf(ticket.replies.$post({ ...at(reference), json }))

export const addNote = (reference: string, json: TicketNote) =>
  signedInAnswerOf(ticket.notes.$post({ ...at(reference), json }))

/** Opens the ticket of an enquiry, or finds it. */
export const openTicketOf = (enquiry: string) =>
  signedInAnswerOf(admin.enquiries[':reference'].ticket.$post(at(enquiry)))

export const createAnswer = (json: CannedAnswerInput) => signedInAnswerOf(canned.$post({ json }))

/** @throws RequestError conflict or not_found when somebody else was first */
export const changeAnswer = ({ id, version }: CannedAnswer, input: CannedAnswerInput) =>
  signedInAnswerOf(canned[':id'].$put({ param: { id: `${id}` }, json: { ...input, version } }))

/** @throws RequestError conflict or not_found when somebody else was first */
export const deleteAnswer = ({ id, version }: CannedAnswer) =>
  signedInAnswerOf(canned[':id'].$delete({ param: { id: `${id}` }, query: { version: `${version}` } }))
