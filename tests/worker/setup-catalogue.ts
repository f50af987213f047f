import { env } from 'cloudflare:workers'
import { insertCatalogue } from '../../seed/insert.ts'
import { ROWS } from '../support/catalogue.ts'

await insertCatalogue(env.DB, ROWS)
