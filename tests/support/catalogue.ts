import { generateCatalogue } from '../../seed/catalogue.seed.ts'

/** The day on which the tests take place. */
export const TODAY = '2026-11-20'

/** The catalogue in the D1 of every test file. */
export const ROWS = generateCatalogue({ today: TODAY })
