import { type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from './context.ts'
import { series } from './series.table.ts'

/** A series of numbers: of documents, which begins again each financial year, or of references, which does not. */
interface Series {
  name: string
  fy: string
}

/** `CMP-0142`, `BKG-0318`, `PRF-1204` */
export const REFERENCES = {
  campaign: { name: 'CMP', fy: '' },
  line: { name: 'BKG', fy: '' },
  proof: { name: 'PRF', fy: '' },
} as const

/** The statement that takes the next number of a series. The row that gets it is written in the same batch, so there are no gaps. */
export const takeNumber = ({ db }: Pick<ServiceContext, 'db'>, { name, fy }: Series) =>
  db
    .insert(series)
    .values({ name, fy, n: 1 })
    .onConflictDoUpdate({ target: [series.name, series.fy], set: { n: sql`${series.n} + 1` } })

/** The number that was just taken, for a statement after it. */
export const takenNumber = ({ name, fy }: Series): SQL<number> =>
  sql<number>`(select n from series where name = ${name} and fy = ${fy})`

/** `CMP-0142` of the number that was just taken. */
export const takenReference = (of: Series): SQL<string> =>
  sql<string>`${of.name} || '-' || printf('%04d', ${takenNumber(of)})`
