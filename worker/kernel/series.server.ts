import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
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
  sql<number>`(select ${series.n} from ${series} where ${series.name} = ${name} and ${series.fy} = ${fy})`

/** `CMP-0142` of the number that was just taken. */
export const takenReference = (of: Series): SQL<string> =>
  sql<string>`${of.name} || '-' || printf('%04d', ${takenNumber(of)})`

/** True where a number was ever given under a prefix: in `GSM`, or in a series of the same letters, `GSM/R`. "0" is the sign after "/". */
export const isNumbered = (prefix: string | SQLWrapper): SQL =>
  sql`exists (select 1 from ${series} where ${series.name} = ${prefix}
    or ${series.name} > ${prefix} || '/' and ${series.name} < ${prefix} || '0')`
