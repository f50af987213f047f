import { distanceKm, distanceText, type Point } from '../../../../catalogue/rules/places/distance.ts'
import { pointsNamed } from '../../../../catalogue/rules/places/nearness.ts'
import type { InventoryItem } from '../inventory.ts'
import type { Language } from '../language.ts'
import { NAMES } from '../names.ts'
import { type Asked, type Reply, saying } from './answer.ts'
import { priceCard, subjectOf } from './price.ts'
import { smallestOrder } from './quotes.ts'
import { rankedLine } from './ranked-line.ts'
import { asTitled, matchesOf, scopeOf } from './scope.ts'
import { openSubject } from './subject.ts'

const en = {
  line: (no: number, title: string) => `line ${no}, ${title}`,
  named: (place: string, sites: string) => `By its name nearest to ${place}: ${sites}.`,
  inArea: (area: string, sites: string) => `In ${area}: ${sites}.`,
  far: (title: string, distance: string) => `${title} (${distance})`,
  distances: (place: string, sites: string) => `In a straight line from ${place}: ${sites}.`,
  unknown: (place: string) => `I do not know where ${place} is, so I cannot tell distances to it.`,
  areas: (areas: string) => `Places with an address are in ${areas}.`,
  area: (area: string, lines: string) => (lines === '' ? area : `${area} (line ${lines})`),
  nowhere: 'None of these have a single address: they are heard, read or driven in the whole city.',
  widest: (what: string, where: string, titles: string) =>
    `Of ${what}${where} these can meet most people, by the counts of their owners: ${titles}.`,
  none: (what: string, where: string) => `We have no ${what}${where} in the catalogue today.`,
  which: 'Which place is meant? Name a locality or a road, and its city.',
}
const hi: typeof en = {
  line: (no, title) => `लाइन ${no}, ${title}`,
  inArea: (area, sites) => `${area} में: ${sites}।`,
  named: (place, sites) => `नाम के हिसाब से ${place} के सबसे पास: ${sites}।`,
  far: (title, distance) => `${title} (${distance})`,
  distances: (place, sites) => `${place} से सीधी दूरी: ${sites}।`,
  unknown: (place) => `${place} कहाँ है, यह मुझे नहीं पता, इसलिए वहाँ से दूरी नहीं बता सकता।`,
  areas: (areas) => `ये जगहें इन इलाकों में हैं: ${areas}।`,
  area: (area, lines) => (lines === '' ? area : `${area} (लाइन ${lines})`),
  nowhere: 'इनमें से कुछ भी किसी एक जगह पर नहीं है: यह पूरे शहर में सुना, पढ़ा या देखा जाता है।',
  widest: (what, where, titles) => `${where}${what} में सबसे ज़्यादा लोगों तक, मालिकों की गिनती से, ये पहुँच सकते हैं: ${titles}।`,
  none: (what, where) => `आज हमारे कैटलॉग में ${where}${what} उपलब्ध नहीं है।`,
  which: 'कौन सी जगह? इलाके या सड़क का नाम और शहर बताएँ।',
}
const MESSAGES: Record<Language, typeof en> = { en, hi }

/** Something at a place: a line of the plan, or a listing where there is no plan. */
interface Site {
  item: InventoryItem
  /** Null without a plan. */
  lineNo: number | null
}
const WHERE = /\bwhere\b|kahan|कहाँ|कहां/u
const FAR = /\b(?:near|close|far)|paas|\bpas\b|na[zj]d[ie]+k|kar[ie]+b|d(?:oo|u)r\b|पास|नज़?दीक|करीब|दूर/u
const MAX_SITES = 3
const MAX_AREAS = 6
/** Words of a question about a place that name none. */
const IDLE =
  /^(?:closest|nearest|nearer|closer|near|close|next|far|located|stands?|placed|where|lines?|hoardings?|billboards?|sites?|placements?|paas|pas|nazdeek|nazdik|najdik|kareeb|karib|door|dur|पास|नज़दीक|नजदीक|करीब|दूर|सबसे|होर्डिंग|होर्डिंग्स|लाइन|कहां|कहाँ)$/u

/** Answers with the line of the plan that has the most or the least of a figure, or that is nearest to a place. */
export function whichLine(asked: Asked): Reply {
  const { plan, question, language } = asked
  const says = MESSAGES[language]
  const { query, line } = question
  const words = query.words.filter((word) => !IDLE.test(word))
  const isNamed = query.areas.length > 0 || words.length > 0
  // "How far is line 3 from Kothrud?" asks for a distance; "which line reaches most people in Kothrud?" for a rank.
  const isOfPlace = isNamed || WHERE.test(question.said)
  const ranked = isOfPlace && line && 'number' in line ? null : rankedLine(asked)
  if (ranked) return ranked
  if (line && 'rank' in line) return widestOfStock(asked)
  if (!isNamed && !plan) return saying([says.which])
  const sites = sitesOf(asked)
  if (sites.length === 0) return saying([says.nowhere])
  return isNamed ? nearestTo(words, sites, asked) : saying([areasText(sites, language)])
}

/** The listings of the catalogue that can meet most people, of the medium and the city that the question names. */
function widestOfStock(asked: Asked): Reply {
  const { items, language } = asked
  const says = MESSAGES[language]
  const { list, count } = NAMES[language]
  const open = openSubject(asked)
  if (open) return open
  const scope = { ...scopeOf(asked), words: [] }
  const { what, where } = subjectOf(scope, language)
  const seen = new Set<string>()
  const widest = matchesOf(scope, items)
    .items.filter(({ accessible }) => accessible !== null)
    .toSorted((a, b) => (b.accessible ?? 0) - (a.accessible ?? 0) || (a.id < b.id ? -1 : 1))
    .filter(({ listingId }) => !seen.has(listingId) && seen.add(listingId))
    .slice(0, MAX_SITES)
  if (widest.length === 0) return saying([says.none(what, where)])
  const titles = widest.map((item) => says.far(item.title, count(item.accessible ?? 0)))
  const cards = [
    priceCard(
      widest.map((item) => smallestOrder(item, null)),
      language,
    ),
  ]
  return saying([says.widest(what, where, list(titles))], { cards })
}

/** Lines of the plan with a fixed place, of the medium that was named; without a plan, listings of its city. */
function sitesOf(asked: Asked): Site[] {
  const { plan, items, question } = asked
  const { channels } = question.query
  if (!plan) {
    const { items: found } = matchesOf({ ...scopeOf(asked), areas: [], words: [] }, items)
    return found.filter(isPlaced).map((item) => ({ item, lineNo: null }))
  }
  const byId = new Map(items.map((item) => [item.id, item]))
  const sites = plan.lineItems.flatMap(({ inventoryId, lineNo }) => {
    const item = byId.get(inventoryId)
    return item && isPlaced(item) ? [{ item, lineNo }] : []
  })
  const { line } = question
  if (line && 'number' in line) return sites.filter(({ lineNo }) => lineNo === line.number)
  const ofMedia = sites.filter(({ item }) => channels.includes(item.channel))
  return ofMedia.length > 0 ? ofMedia : sites
}

const isPlaced = ({ area, lat }: InventoryItem) => area !== '' && lat !== null

/** The sites whose titles or localities name the place, then distances where we know where the place is. */
function nearestTo(words: readonly string[], sites: readonly Site[], { question, language }: Asked): Reply {
  const says = MESSAGES[language]
  const { said } = question
  const { list } = NAMES[language]
  const { areas, cities } = question.query
  const [area] = areas
  const place = [area?.area ?? '', ...words.map(asTitled)].filter((part) => part !== '').join(' ')
  const named = namedBy(words, sites).slice(0, MAX_SITES)
  const inArea = named.length > 0 || !area ? [] : standingIn(area.area, sites).slice(0, MAX_SITES)
  const point = pointOf(place, area, [...cities, ...sites.flatMap(({ item }) => item.city ?? [])])
  const isFound = named.length + inArea.length > 0
  const near = point && (!isFound || FAR.test(said)) ? byDistance(sites, point).slice(0, MAX_SITES) : []
  const distances = near.map(({ site, distance }) => says.far(nameOf(site, language), distance))
  const shown = [...new Set([...named, ...inArea, ...near.map(({ site }) => site)])]
  return saying(
    [
      named.length > 0 ? says.named(place, list(named.map((site) => nameOf(site, language)))) : '',
      area && inArea.length > 0 ? says.inArea(area.area, list(inArea.map((site) => nameOf(site, language)))) : '',
      point && near.length > 0 ? says.distances(point.name, list(distances)) : '',
      !isFound && !point ? `${says.unknown(place)} ${areasText(sites, language)}` : '',
    ],
    shown.length > 0
      ? {
          cards: [
            priceCard(
              shown.map(({ item }) => smallestOrder(item, null)),
              language,
            ),
          ],
        }
      : {},
  )
}

const wordsOf = (name: string) => name.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)
const nameOf = ({ item, lineNo }: Site, language: Language) =>
  lineNo === null ? item.title : MESSAGES[language].line(lineNo, item.title)

const nameWords = ({ item }: Site) => new Set(wordsOf(`${item.title} ${item.area}`))

/** Sites whose titles have the words of a place that is no locality: all of them, as "park" alone is another park. */
const namedBy = (words: readonly string[], sites: readonly Site[]): Site[] =>
  words.length === 0
    ? []
    : sites.filter((site) => {
        const own = nameWords(site)
        return words.every((word) => own.has(word))
      })

const standingIn = (area: string, sites: readonly Site[]): Site[] =>
  sites.filter((site) => {
    const own = nameWords(site)
    return wordsOf(area).every((word) => own.has(word))
  })

/** Position of a place, by our maps; the middle of its locality where the place itself is not on them. */
function pointOf(place: string, area: { city: string; area: string } | undefined, cities: readonly string[]) {
  for (const city of new Set([...(area ? [area.city] : []), ...cities])) {
    const [point] = [...pointsNamed(place, city), ...(area?.city === city ? pointsNamed(area.area, city) : [])]
    if (point) return point
  }
  return null
}

function byDistance(sites: readonly Site[], from: Point): { site: Site; distance: string }[] {
  return sites
    .flatMap((site) => {
      const { lat, lng } = site.item
      return lat === null || lng === null ? [] : [{ site, at: { lat, lng } }]
    })
    .toSorted((a, b) => distanceKm(from, a.at) - distanceKm(from, b.at) || (a.site.item.id < b.site.item.id ? -1 : 1))
    .map(({ site, at }) => ({ site, distance: distanceText(from, at) }))
}

/** The localities of the sites, with the lines in each. */
function areasText(sites: readonly Site[], language: Language): string {
  const says = MESSAGES[language]
  const lines = new Map<string, number[]>()
  for (const { item, lineNo } of sites)
    lines.set(item.area, [...(lines.get(item.area) ?? []), ...(lineNo === null ? [] : [lineNo])])
  const areas = [...lines].slice(0, MAX_AREAS).map(([area, own]) => says.area(area, own.join(', ')))
  return says.areas(NAMES[language].list(areas))
}
