import type { BatchItem } from 'drizzle-orm/batch'
import type { ServiceContext } from '../context.ts'
import type { AnyEventKind, EventName, FactOf, Happened } from '../rules/events/event.ts'
import type { EventContext } from './emit.server.ts'

/** The work of a room when something happens in another one. */
interface Hooks<Fact> {
  /** Statements for the batch of the act. A refusal by one of them breaks the act. */
  inBatch?: (ctx: EventContext, events: readonly Happened<Fact>[]) => Promise<readonly BatchItem<'sqlite'>[]>
  /** Work after the commit. All listeners run at once; a failure is logged, and the act holds. */
  afterCommit?: (ctx: EventContext, events: readonly Happened<Fact>[]) => Promise<void>
}

/** A listener with the names of its events. */
export interface Listener extends Hooks<unknown> {
  hears: ReadonlySet<EventName>
}

/** The listeners of all rooms, and the members of an owner. `compose.ts` hands it in. */
export interface Events {
  listeners: readonly Listener[]
  /** Users who belong to owners at this moment. */
  listMembers: (
    ctx: Pick<ServiceContext, 'db'>,
    owners: readonly string[],
  ) => Promise<{ owner: string | null; user: string }[]>
}

/** A listener to some events. @param kinds the events; the facts of the hooks are theirs */
export function on<Kind extends AnyEventKind>(kinds: readonly Kind[], hooks: Hooks<FactOf<Kind>>): Listener {
  const hears = new Set<EventName>(kinds.map(({ name }) => name))
  const isHeard = (event: Happened): event is Happened<FactOf<Kind>> => hears.has(event.name)
  const { inBatch, afterCommit } = hooks
  return {
    hears,
    ...(inBatch && { inBatch: (ctx, events) => inBatch(ctx, events.filter(isHeard)) }),
    ...(afterCommit && { afterCommit: (ctx, events) => afterCommit(ctx, events.filter(isHeard)) }),
  }
}
