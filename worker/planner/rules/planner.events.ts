import { defineEvent, type EventName, type EventTexts } from '../../kernel/rules/events/event.ts'

// Every act on enquiries and shared plans, declared once, with its letters and its message for open pages. People without an account do
// most of them, so they have no row in the audit log.

/** A visitor sent an enquiry: news on the dashboard of staff. */
export const enquirySent = defineEvent('enquiry.sent', {}, ({ reference }: { reference: string }) => ({
  audit: null,
  notices: [],
  live: { data: { id: reference, version: 1 }, to: ['staff'] },
}))

/** An act on a shared plan. */
interface PlanFact {
  id: string
  /** Account of the maker, who is notified; null where there is none, or where the maker acts. */
  maker: string | null
  /** Hour of the event: a plan sends one notice an hour, so that no mailbox can be filled. */
  hour: number
}

const planEvent = <const Name extends EventName>(name: Name, texts: EventTexts) =>
  defineEvent(name, texts, ({ id, maker, hour }: PlanFact) => ({
    audit: null,
    notices: maker === null ? [] : [{ audience: `user:${maker}`, subject: id, version: hour }],
    live: null,
  }))

const OPEN_PLAN = 'Open the plan'

export const planCommented = planEvent('plan.commented', {
  letters: {
    user: {
      subject: ({ ref }) => `A comment on ${ref}`,
      before: ({ ref }) => [`Someone with the link has commented on ${ref}. Read it on its page.`],
      button: OPEN_PLAN,
      after: 'You get at most one mail an hour about comments.',
    },
  },
})
export const planApproved = planEvent('plan.approved', {
  letters: {
    user: {
      subject: ({ ref }) => `Approved: ${ref}`,
      before: ({ ref }) => [`Someone with the link has approved ${ref}. Its page shows who, and exactly what.`],
      button: OPEN_PLAN,
      after: 'Nothing is ordered by an approval. You order it by a campaign or an enquiry.',
    },
  },
})
export const planWithdrawn = planEvent('plan.withdrawn', {
  letters: {
    user: {
      subject: ({ ref }) => `No longer approved: ${ref}`,
      before: ({ ref }) => [`The approval of ${ref} was taken back.`],
      button: OPEN_PLAN,
    },
  },
})

/** Every event of this room. */
export const PLANNER_EVENTS = [enquirySent, planCommented, planApproved, planWithdrawn] as const
