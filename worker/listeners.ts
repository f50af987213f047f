import { placesMoved } from './booking/campaigns/after-commit.server.ts'
import type { Events } from './kernel/events/listen.ts'
import { documentsDue } from './money/documents/due.server.ts'
import { ordersReleased } from './money/documents/release-order.server.ts'
import { listMembers } from './organisations/owners/belongs.server.ts'

/** The listeners of rooms to events of other rooms. `compose.ts` and `work-context.ts` hand it to every verb. */
export const EVENTS: Events = { listeners: [placesMoved, ordersReleased, documentsDue], listMembers }
