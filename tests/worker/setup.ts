import { keyDerivation } from '../../worker/identity/password.server.ts'
import { startSeeded } from '../support/seeded.ts'

// Hundreds of passwords are hashed, for nobody to guess.
keyDerivation.cost = { logN: 4, r: 8, p: 1 }

await startSeeded()
