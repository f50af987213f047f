import type { CategoryChange } from '../../../worker/catalogue/rules/categories/changes.ts'
import type { EventName } from '../../../worker/kernel/rules/events/event.ts'
import type { LiveChange, LiveEvent } from '../../../worker/kernel/rules/live/live.ts'

/** Frame that a page may receive: a declared event of any room, the first event of a connection, and presence. */
export type PageEvent = LiveEvent<LiveChange | CategoryChange>

/** True for a frame with a declared event, `post.changed`. */
export const isDeclared = (frame: PageEvent): frame is Extract<PageEvent, { event: EventName }> =>
  frame.event.includes('.')
