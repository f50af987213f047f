import { type SQL, sql } from 'drizzle-orm'
import { listings } from '../../catalogue/catalogue.table.ts'
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

const { categoryId: category, subcategoryId: subcategory, city, unit } = listings

/** Medians of the rates of other owners in the groups, cities and units of an owner. */
export const similarTo = (owner: SQL) => sql`
  with own as (select distinct ${category} as category_id, ${subcategory} as subcategory_id, ${city} as city, ${unit} as unit
    from ${listings} where ${listings.ownerId} in ${owner}),
  others as (
    select ${category} as category_id, ${subcategory} as subcategory_id, own.city, ${unit} as unit, ${listings.rate} as rate,
      row_number() over (partition by ${category}, ${subcategory}, ${city}, ${unit} order by ${listings.rate}) as n,
      count(*) over (partition by ${category}, ${subcategory}, ${city}, ${unit}) as count
    from own join ${listings} on ${category} = own.category_id and ${subcategory} = own.subcategory_id
      and ${city} = own.city and ${unit} = own.unit
    where ${listings.ownerId} not in ${owner}
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
