import { type SQL, sql } from 'drizzle-orm'
import type { RateUnit } from '../../catalogue/rules/registry/units.ts'
import { MIN_SIMILAR, type Similar } from '../rules/earnings/report.ts'

/** Market within which listings are compared. */
export interface Market {
  category: string
  subcategory: string
  city: string
  unit: RateUnit
}

export const MARKET = ['category', 'subcategory', 'city', 'unit'] as const satisfies (keyof Market)[]

export type SimilarRow = Market & { count: number; median: number }

/** Medians of what others ask in the groups, cities and units of an owner. */
export const similarTo = (owner: SQL) => sql`
  with own as (select distinct category_id, subcategory_id, city, unit from listings where owner_id in ${owner}),
  others as (
    select l.category_id, l.subcategory_id, own.city, l.unit, l.rate,
      row_number() over (partition by l.category_id, l.subcategory_id, l.city, l.unit order by l.rate) as n,
      count(*) over (partition by l.category_id, l.subcategory_id, l.city, l.unit) as count
    from own join listings l on l.category_id = own.category_id and l.subcategory_id = own.subcategory_id
      and l.city = own.city and l.unit = own.unit
    where l.owner_id not in ${owner}
  )
  select category_id as category, subcategory_id as subcategory, city, unit, max(count) as count,
    cast(round(avg(rate) filter (where n in ((count + 1) / 2, (count + 2) / 2))) as integer) as median
  from others group by 1, 2, 3, 4`

const marketOf = ({ category, subcategory, city, unit }: Market) =>
  [category, subcategory, city.toLowerCase(), unit].join('\n')

/** Median rate of the market of a listing; none of too few. */
export function bySimilar(rows: readonly SimilarRow[]): (listing: Market) => Similar {
  const markets = new Map(rows.map((row) => [marketOf(row), row]))
  return (listing) => {
    const { count = 0, median = 0 } = markets.get(marketOf(listing)) ?? {}
    return { count, median: count >= MIN_SIMILAR ? median : null }
  }
}
