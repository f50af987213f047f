import { eq } from 'drizzle-orm'
import { parties } from '../../worker/organisations/billing.table.ts'
import { owners } from '../../worker/organisations/owners.table.ts'
import { gstinOf, panIn } from '../../worker/organisations/rules/billing/gstin.ts'
import { isState } from '../../worker/organisations/rules/billing/states.ts'
import { service } from './service.ts'

type Row = typeof parties.$inferInsert

/**
 * Writes the billing details of an account: an unregistered buyer in the state of the owners that tests build, so that
 * lines are taxed as without details.
 */
export async function billAdvertiser(userId: string, more: Partial<Row> = {}): Promise<void> {
  const of = { legalName: 'Kaveri Coffee Private Limited', address: 'College Road, Nashik', state: 'Maharashtra' }
  await service.db.insert(parties).values({ id: `pty_${userId}`, userId, ...of, ...more })
}

const A = 65
let prefixes = 0

/** Three letters that no other owner of a test has. */
const newPrefix = () => {
  const n = prefixes++
  return String.fromCharCode(A + (Math.floor(n / 676) % 26), A + (Math.floor(n / 26) % 26), A + (n % 26))
}

/** Writes the billing details of an owner, registered in its state; nothing where it has details. */
export async function billOwner(ownerId: string, more: Partial<Row> = {}): Promise<void> {
  const [owner] = await service.db.select({ state: owners.state }).from(owners).where(eq(owners.id, ownerId))
  const state = owner && isState(owner.state) ? owner.state : 'Maharashtra'
  const gstin = gstinOf(state, 'AAACT0000A')
  const of = { legalName: 'Test Owner Private Limited', address: 'Station Road, Nashik', prefix: newPrefix() }
  await service.db
    .insert(parties)
    .values({ id: `pty_${ownerId}`, ownerId, ...of, state, gstin, pan: panIn(gstin), ...more })
    .onConflictDoNothing()
}
