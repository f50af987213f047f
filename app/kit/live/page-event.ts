import type { CategoryChange } from '../../../worker/catalogue/rules/categories/changes.ts'
import type { LiveChange, LiveEvent } from '../../../worker/kernel/rules/live/live.ts'

/** A frame that a page may hear: what any room declares, the greeting of the hub, and who is present. */
export type PageEvent = LiveEvent<LiveChange | CategoryChange>
