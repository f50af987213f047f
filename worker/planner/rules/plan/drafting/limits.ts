import type { CountWish } from '../brief.ts'
import type { CompleteBrief } from '../complete-brief.ts'
import { formatName } from '../formats.ts'
import { countOf } from '../market/localities.ts'
import type { Market } from '../market/market.ts'
import type { PlanWarning } from '../plan.ts'
import { type CountedName, inLanguages, type Place, type Said } from './sentences.ts'

interface Facts {
  brief: CompleteBrief
  market: Market
}

type Rule = (facts: Facts) => Said[]

const RULES: Readonly<Record<string, Rule>> = {
  FORMAT_MISSING: ({ brief, market }) => {
    const names = market.missingFormats.map(formatName)
    return names.length === 0 ? [] : [(say) => say.formatsMissing(names, placeOf(brief, market))]
  },
  COUNT_SHORT: ({ brief, market }) => {
    const short = brief.counts.flatMap((wish) => {
      const count = countOf(wish, market.offers)
      const { least } = wish
      return least !== null && count < least ? [{ count, least, name: countedName(wish) }] : []
    })
    return short.length === 0 ? [] : [(say) => say.countAvailable(short, placeOf(brief, market))]
  },
  AREA_WIDENED: ({ market }) =>
    market.localities.flatMap(({ areas, joined, hasOwn }): Said[] =>
      joined.length > 0 ? [(say) => say.areaWidened(areas, joined, hasOwn)] : [],
    ),
  AREA_EMPTY: ({ market }) => {
    // A locality whose listings are all taken has its own sentence.
    const taken = new Set(market.unbookable.map(({ item }) => item.area))
    const empty = market.localities.filter(
      ({ areas, hasOwn, joined }) => !hasOwn && joined.length === 0 && !areas.some((area) => taken.has(area)),
    )
    const names = empty.flatMap(({ areas }) => areas)
    return names.length === 0 ? [] : [(say) => say.areaEmpty(names)]
  },
  REGION_PARTIAL: ({ brief: { regions } }) => (regions.length === 0 ? [] : [(say) => say.regions(regions)]),
}

/** Warnings about limits of a brief that the catalogue cannot meet, or meets only in part. */
export function limitWarnings(facts: Facts): PlanWarning[] {
  return Object.entries(RULES).flatMap(([code, rule]) => {
    const said = rule(facts)
    return said.length === 0 ? [] : [{ code, ...inLanguages(...said) }]
  })
}

const countedName = ({ channel, format }: CountWish): CountedName => ({
  medium: channel,
  format: channel !== null && format !== null ? formatName({ channel, format }) : null,
})

/** Places that the plan searches: its localities, else its cities. */
function placeOf({ cities, geoScope }: CompleteBrief, { localities }: Market): Place {
  if (localities.length > 0) return localities.flatMap(({ areas }) => areas)
  if (geoScope === 'pan_india') return null
  return cities.length > 3 ? 'many' : cities
}
