import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

/** Empties every binding; the database has its tables, and no rows. */
export async function startEmpty(): Promise<void> {
  await reset()
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
}
