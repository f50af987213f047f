import { inArea } from '../../kernel/rules/audit/audit-words.ts'
import {
  defineEvent,
  defineRecorded,
  defineStaffEvent,
  type EventDetail,
  type EventName,
  type EventTexts,
} from '../../kernel/rules/events/event.ts'

// Events of tickets, canned answers and articles, each with its words in the audit log and its messages to open pages.

/** An act on a ticket. */
interface TicketFact {
  reference: string
  /** After the act. */
  version: number
  /** Account of the requester, whose pages are updated as those of staff are; null without one. */
  requester: string | null
  /** Null where the audit log has no row of it, or `recordEach` writes it. */
  detail?: EventDetail | null
}

const ticketEvent = <const Name extends EventName>(name: Name, texts: EventTexts) =>
  defineEvent(name, texts, ({ reference, version, requester, detail = {} }: TicketFact) => ({
    audit: detail && { subject: reference, detail },
    notices: [],
    live: {
      data: { id: reference, version },
      to: ['staff', ...(requester === null ? [] : [`user:${requester}` as const])],
    },
  }))

const ticket = inArea('support', 'ticket')
const answer = inArea('support', 'other')
const post = inArea('blog', 'post')

export const ticketChanged = ticketEvent('ticket.changed', { words: ticket('Ticket', 'Changed') })
/** The audit log has those that staff opened. */
export const ticketOpened = ticketEvent('ticket.opened', { words: ticket('Ticket', 'Opened', 'neutral') })
export const ticketReplied = ticketEvent('ticket.replied', { words: ticket('Ticket', 'Replied', 'success') })
/** A private note of staff: the requester is not notified. */
export const ticketNoted = defineStaffEvent('ticket.noted', { words: ticket('Ticket', 'Note written', 'neutral') })

export const cannedAnswerCreated = defineRecorded('canned_answer.created', {
  words: answer('Canned answer', 'Created', 'success'),
})
export const cannedAnswerChanged = defineRecorded('canned_answer.changed', {
  words: answer('Canned answer', 'Changed'),
})
export const cannedAnswerDeleted = defineRecorded('canned_answer.deleted', {
  words: answer('Canned answer', 'Deleted', 'danger'),
})

export const postCreated = defineStaffEvent('post.created', { words: post('Article', 'Created', 'success') })
export const postChanged = defineStaffEvent('post.changed', { words: post('Article', 'Changed') })
export const postPublished = defineStaffEvent('post.published', { words: post('Article', 'Published', 'success') })
export const postUnpublished = defineStaffEvent('post.unpublished', { words: post('Article', 'Unpublished', 'warn') })
export const postScheduled = defineStaffEvent('post.scheduled', { words: post('Article', 'Scheduled') })
export const postUnscheduled = defineStaffEvent('post.unscheduled', {
  words: post('Article', 'No longer scheduled', 'neutral'),
})
export const postVersionRestored = defineStaffEvent('post.version_restored', {
  words: post('Earlier version', 'Restored'),
})
export const postPreviewMade = defineRecorded('post.preview_made', { words: post('Preview link', 'Made', 'neutral') })
export const postPreviewRevoked = defineRecorded('post.preview_revoked', {
  words: post('Preview link', 'Revoked', 'warn'),
})
export const postDeleted = defineStaffEvent('post.deleted', { words: post('Article', 'Deleted', 'danger') })
export const postRestored = defineStaffEvent('post.restored', { words: post('Article', 'Restored', 'success') })

/** Every event of this room, in the order in which the audit log lists acts. */
export const DESK_EVENTS = [
  ticketChanged,
  ticketOpened,
  ticketReplied,
  ticketNoted,
  cannedAnswerCreated,
  cannedAnswerChanged,
  cannedAnswerDeleted,
  postCreated,
  postChanged,
  postPublished,
  postUnpublished,
  postScheduled,
  postUnscheduled,
  postVersionRestored,
  postPreviewMade,
  postPreviewRevoked,
  postDeleted,
  postRestored,
] as const
