import { startSeeded } from '../support/seeded.ts'

await startSeeded()
