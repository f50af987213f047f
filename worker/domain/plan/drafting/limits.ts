import { chipName } from '../../catalogue/registry/names.ts'
import { list } from '../../text/list.ts'
import type { CountWish } from '../brief.ts'
import type { CompleteBrief } from '../complete-brief.ts'
import { formatName } from '../formats.ts'
import { countOf, type LocalityLimit } from '../market/localities.ts'
import type { Market } from '../market/market.ts'
import type { PlanWarning } from '../plan.ts'

interface Facts {
  brief: CompleteBrief
  market: Market
}

type Rule = (facts: Facts) => string | null

const RULES: Readonly<Record<string, Rule>> = {
  FORMAT_MISSING: ({ brief, market }) => {
    const names = market.missingFormats.map(formatName)
    const where = placeText(brief, market)
    return names.length === 0 ? null : `Not in our catalogue${where === '' ? '' : ` ${where}`}: ${list(names)}`
  },
  COUNT_SHORT: ({ brief, market }) => {
    const short = brief.counts.flatMap((wish) => {
      const count = countOf(wish, market.offers)
      return wish.least !== null && count < wish.least ? [{ wish, count }] : []
    })
    const texts = short.map(
      ({ wish, count }) =>
        `${count === 0 ? 'none' : `only ${count}`} of the ${wish.least} ${countedName(wish)} asked for`,
    )
    return texts.length === 0 ? null : capital(`${list(texts)} can be had ${placeText(brief, market)} for these dates`)
  },
  AREA_WIDENED: ({ market }) => {
    const wider = market.localities.filter(({ joined }) => joined.length > 0)
    return wider.length === 0 ? null : wider.map(widenedText).join('. ')
  },
  AREA_EMPTY: ({ market }) => {
    // What is there and taken has its own sentence.
    const taken = new Set(market.unbookable.map(({ item }) => item.area))
    const empty = market.localities.filter(
      ({ areas, hasOwn, joined }) => !hasOwn && joined.length === 0 && !areas.some((area) => taken.has(area)),
    )
    const names = empty.flatMap(({ areas }) => areas)
    return names.length === 0 ? null : `Nothing that suits this brief stands in ${list(names)} or within 3 km`
  },
  REGION_PARTIAL: ({ brief: { regions } }) => {
    if (regions.length === 0) return null
    const texts = regions.map(({ name, cities }) =>
      cities.length === 0 ? `In ${name} we have no inventory yet` : `In ${name} we have ${list(cities)}`,
    )
    return `${texts.join('. ')}. Other towns there are not covered, nor counted in reach`
  },
}

/** What of the limits of a brief the catalogue cannot keep, or keeps only in part. */
export function limitWarnings(facts: Facts): PlanWarning[] {
  return Object.entries(RULES).flatMap(([code, rule]) => {
    const text = rule(facts)
    return text === null ? [] : [{ code, text }]
  })
}

function widenedText({ areas, joined, hasOwn }: LocalityLimit): string {
  const near = joined.map(({ area, km }) => `${area} (${km.toFixed(1)} km)`)
  const why = hasOwn ? 'has too little' : 'has nothing'
  return `${list(areas)} alone ${why} for this brief, so ${list(near)} ${near.length === 1 ? 'was' : 'were'} added`
}

function countedName({ channel, format }: CountWish): string {
  if (channel === null) return 'listings'
  return format === null ? chipName(channel) : formatName({ channel, format })
}

/** Where the plan looks: its localities, else its cities. */
function placeText({ cities, geoScope }: CompleteBrief, { localities }: Market): string {
  if (localities.length > 0) return `in ${list(localities.flatMap(({ areas }) => areas))}`
  if (geoScope === 'pan_india') return ''
  return cities.length > 3 ? 'in these cities' : `in ${list(cities)}`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
