import type { CategoryChange } from '../../../worker/catalogue/rules/categories/changes.ts'
import type { EventName } from '../../../worker/kernel/rules/events/event.ts'
import type { LiveChange, LiveEvent } from '../../../worker/kernel/rules/live/live.ts'

/** A frame that a page may hear: what any room declares, the greeting of the hub, and who is present. */
export type PageEvent = LiveEvent<LiveChange | CategoryChange>

/** True when a frame carries a declared event, `post.changed`. */
export const isDeclared = (frame: PageEvent): frame is Extract<PageEvent, { event: EventName }> =>
  frame.event.includes('.')
