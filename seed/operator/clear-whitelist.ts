import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { securityChanged } from '../../worker/identity/rules/identity.events.ts'
import { recordEach } from '../../worker/kernel/events/record.server.ts'
import { platformSettings } from '../../worker/kernel/platform.table.ts'

/**
 * Empties the IP whitelist of the back office, for the day when no listed address can sign in. The other settings stay.
 * @returns true when there was a list
 */
export async function clearWhitelist(database: D1Database, now: Date): Promise<boolean> {
  const db = drizzle(database)
  const at = now.toISOString()
  const isListed = sql`name = 'security' and coalesce(json_extract(value, '$.ipWhitelist'), '') <> ''`
  const [, cleared] = await db.batch([
    recordEach(
      { db, now, caller: { network: 'operator' } },
      securityChanged,
      null,
      sql`select 'security' as subject, json_object('setting', 'ipWhitelist', 'before', json_extract(value, '$.ipWhitelist'), 'after', '') as detail
        from ${platformSettings} where ${isListed}`,
    ),
    db
      .update(platformSettings)
      .set({
        value: sql`json_set(value, '$.ipWhitelist', '')`,
        version: sql`${platformSettings.version} + 1`,
        updatedAt: at,
        updatedBy: 'operator',
      })
      .where(isListed)
      .returning({ version: platformSettings.version }),
  ])
  return cleared.length > 0
}
