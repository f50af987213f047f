import { defineEvent } from '../../kernel/rules/events/event.ts'

/** Somebody sent an enquiry: news on the dashboard of staff. Of strangers the audit log has nothing. */
export const enquirySent = defineEvent('enquiry.sent', {}, ({ reference }: { reference: string }) => ({
  audit: null,
  notices: [],
  live: { data: { id: reference, version: 1 }, to: ['staff'] },
}))

/** Every event of this room. */
export const PLANNER_EVENTS = [enquirySent] as const
