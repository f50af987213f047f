import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

// The files of a run share a Worker, whose start takes longer than most of them. None finds what another left.
await reset()
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
