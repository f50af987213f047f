import { sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { auditLog } from '../audit.table.ts'
import type { ServiceContext } from '../context.ts'
import type { Audience, Happened } from '../rules/events/event.ts'
import { groupBy } from '../rules/group-by.ts'
import type { LiveChange, LiveRoom } from '../rules/live/live.ts'
import { loggable } from '../rules/loggable.ts'
import { insertNotices } from './notices.server.ts'

/** Services that an event needs. Work without a request, as an alarm, has no caller. */
export type EventContext = Pick<ServiceContext, 'db' | 'now' | 'cache' | 'live' | 'sweeper' | 'events'> &
  Partial<Pick<ServiceContext, 'caller'>>

type Statement = BatchItem<'sqlite'>

/** The consequences of an event: statements for the batch of the act, and work after its commit. */
export interface Emitted {
  /** The audit row, the notices, and the statements of those who listen. */
  statements: readonly Statement[]
  /** Call it after the commit. A listener that fails is logged: the act holds. */
  committed: () => Promise<void>
}

/** The rows of the audit log, one statement for any number of events. */
const auditStatements = ({ db, now, caller }: EventContext, events: readonly Happened[]): Statement[] => {
  const rows = events.flatMap(({ name, actor, audit }) => (audit ? [{ name, actor, ...audit }] : []))
  if (rows.length === 0) return []
  return [
    db.insert(auditLog).select(
      sql`select null, value ->> 'actor', value ->> 'name', value ->> 'subject', ${caller?.network ?? ''}, ${now.toISOString()},
        value -> 'detail' from json_each(${JSON.stringify(rows)}) where true`,
    ),
  ]
}

/** The rows of the outbox, one statement for any number of events. */
const noticeStatements = (ctx: EventContext, events: readonly Happened[]): Statement[] => {
  const rows = events.flatMap(({ name, notices }) => notices.map((notice) => ({ kind: name, ...notice })))
  if (rows.length === 0) return []
  return [
    insertNotices(
      ctx,
      sql`select value ->> 'audience' as audience, value ->> 'kind' as kind, value ->> 'subject' as subject, value ->> 'version' as version
        from json_each(${JSON.stringify(rows)})`,
    ),
  ]
}

/**
 * Prepares the consequences of one or several events of an act. Listeners read their data now; their statements are
 * judged with the guards of the act, in its batch.
 */
export async function emit(ctx: EventContext, ...events: Happened[]): Promise<Emitted> {
  const listening = ctx.events.listeners.flatMap(({ hears, ...listener }) => {
    const heard = events.filter(({ name }) => hears.has(name))
    return heard.length > 0 ? [{ ...listener, heard }] : []
  })
  const inBatch = await Promise.all(listening.map(({ inBatch: prepare, heard }) => prepare?.(ctx, heard) ?? []))
  return {
    statements: [...auditStatements(ctx, events), ...noticeStatements(ctx, events), ...inBatch.flat()],
    committed: async () => {
      if (events.some(({ notices }) => notices.length > 0)) ctx.sweeper.wake()
      const [rooms] = await Promise.all([
        roomsOf(ctx, events),
        ...listening.map(({ afterCommit, heard }) =>
          afterCommit?.(ctx, heard).catch((failure: unknown) => {
            // biome-ignore lint/suspicious/noConsole: the act is committed, so only the log can tell
            console.error(loggable(failure))
          }),
        ),
      ])
      // Last: a page that is notified reads the listeners' results.
      await Promise.all(rooms.map(({ changes, hear }) => ctx.live.publish(changes, hear)))
    },
  }
}

/** Messages for open pages, each with its rooms. */
async function roomsOf(
  ctx: EventContext,
  events: readonly Happened[],
): Promise<{ changes: LiveChange[]; hear: LiveRoom[] }[]> {
  const told = events.flatMap(({ name, live: message }) =>
    message ? [{ change: { event: name, data: message.data }, to: message.to }] : [],
  )
  const owners = [...new Set(told.flatMap(({ to }) => to.flatMap(ownerOf)))]
  const members = owners.length > 0 ? await ctx.events.listMembers(ctx, owners) : []
  const roomsFor = (audience: Audience): LiveRoom[] => {
    if (audience === 'staff') return ['hub']
    if (audience.startsWith('user:')) return [`user:${audience.slice(5)}`]
    return members.flatMap(({ owner, user }): LiveRoom[] => (audience === `owner:${owner}` ? [`user:${user}`] : []))
  }
  const heard = new Map<LiveRoom, LiveChange[]>()
  for (const { change, to } of told) {
    for (const room of new Set(to.flatMap(roomsFor))) heard.set(room, [...(heard.get(room) ?? []), change])
  }
  return [...groupBy([...heard], ([, changes]) => JSON.stringify(changes)).values()].map((same) => ({
    changes: same[0]?.[1] ?? [],
    hear: same.map(([room]) => room),
  }))
}

const ownerOf = (audience: Audience): string[] => (audience.startsWith('owner:') ? [audience.slice(6)] : [])

/** Writes and publishes the consequences of an event that is the whole act, or whose act is committed already. */
export async function emitAlone(ctx: EventContext, event: Happened): Promise<void> {
  const { statements, committed } = await emit(ctx, event)
  const [first, ...others] = statements
  if (first) await ctx.db.batch([first, ...others])
  await committed()
}
