import type { CurrentUser } from '../../worker/kernel/rules/identity/user.ts'
import { parse } from '../../worker/kernel/rules/parse.ts'
import { blockDays } from '../../worker/supply/calendar/block.server.ts'
import { NewBlock } from '../../worker/supply/rules/calendar/block.ts'
import { newOwner } from './bookings.ts'
import { service } from './service.ts'
import { rowsOf } from './staff.ts'

/** Free days of every wall that tests build. */
export const WEEK = { from: '2027-02-01', until: '2027-02-07' }

/** Blocks a week of some listings. */
export const block = (user: CurrentUser, resources: readonly string[], more: object = {}, ctx = service) =>
  blockDays(ctx, user, parse(NewBlock, { resources, spans: [WEEK], key: crypto.randomUUID(), ...more }))

/** The first block that was made. */
export const idOf = ({ days: [day] }: Awaited<ReturnType<typeof blockDays>>) => day?.id ?? ''

/** Allocations of a resource. */
export const takenDays = (resource: string) =>
  rowsOf('SELECT starts, until, quantity FROM allocations WHERE resource_id = ? ORDER BY starts', resource)

/** A member of the owner of the walls who may only look. */
export async function newViewer(): Promise<CurrentUser> {
  const user = await newOwner()
  await rowsOf(`UPDATE owner_members SET rights = 'view' WHERE user_id = ?`, user.id)
  return user
}
