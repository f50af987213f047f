import { hc } from 'hono/client'
import type { staffApi } from '../../../../worker/backoffice/staff.api.ts'
import type { CannedAnswer, CannedAnswerInput } from '../../../../worker/desk/rules/support/canned-answer.ts'
import type { TicketNote, TicketReply } from '../../../../worker/desk/rules/support/thread.ts'
import type { TicketChange } from '../../../../worker/desk/rules/support/ticket.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const { admin } = hc<typeof staffApi>(...API)
const ticket = admin.tickets[':reference']
const canned = admin['canned-answers']

const at = (reference: string) => ({ param: { reference: encodeURIComponent(reference) } })

/** Changes a ticket. @throws RequestError conflict with the `current` ticket */
export const changeTicket = (reference: string, json: TicketChange) =>
  signedInAnswerOf(ticket.$put({ ...at(reference), json }))

/** Answers the requester. @throws RequestError conflict when the ticket has changed since it was read */
export const sendReply = (reference: string, json: TicketReply) =>
  signedInAnswerOf(ticket.replies.$post({ ...at(reference), json }))

export const addNote = (reference: string, json: TicketNote) =>
  signedInAnswerOf(ticket.notes.$post({ ...at(reference), json }))

/** Opens the ticket of an enquiry, which is created if necessary. */
export const openTicketOf = (enquiry: string) =>
  signedInAnswerOf(admin.enquiries[':reference'].ticket.$post(at(enquiry)))

export const createAnswer = (json: CannedAnswerInput) => signedInAnswerOf(canned.$post({ json }))

/** Changes a canned answer. @throws RequestError conflict or not_found when another member of staff was first */
export const changeAnswer = ({ id, version }: CannedAnswer, input: CannedAnswerInput) =>
  signedInAnswerOf(canned[':id'].$put({ param: { id: `${id}` }, json: { ...input, version } }))

/** Deletes a canned answer. @throws RequestError conflict or not_found when another member of staff was first */
export const deleteAnswer = ({ id, version }: CannedAnswer) =>
  signedInAnswerOf(canned[':id'].$delete({ param: { id: `${id}` }, query: { version: `${version}` } }))
