import type { allocations, clock, seasons } from '../worker/catalogue/calendar.table.ts'
import type {
  categories,
  coverage,
  customFields,
  listings,
  spots,
  subcategories,
} from '../worker/catalogue/catalogue.table.ts'
import {
  DISCOVER_ONLY_CATEGORIES,
  isMediaType,
  MEDIA_TYPES,
  mediaSpec,
} from '../worker/catalogue/rules/registry/media.ts'
import type { CivilDate } from '../worker/kernel/rules/dates.ts'
import { foldName } from '../worker/kernel/rules/text/names.ts'
import type { owners } from '../worker/organisations/owners.table.ts'
import type { verifications } from '../worker/organisations/verification.table.ts'
import { listingRef } from '../worker/supply/rules/listings/listing-ref.ts'
import { dateRows } from './days.ts'
import { MEDIA_SEEDS } from './media.ts'
import type { Drawing, MediumSeed, SeededCategory } from './medium.ts'
import { OWNERS } from './owners.ts'
import { createRandom } from './random.ts'
import { areasOf } from './regions.ts'
import { completeRows } from './rows.ts'
import { verificationRows } from './verifications.ts'

/** Rows of the catalogue, in an order that its foreign keys accept. */
export interface CatalogueRows {
  categories: (typeof categories.$inferInsert)[]
  subcategories: (typeof subcategories.$inferInsert)[]
  customFields: (typeof customFields.$inferInsert)[]
  owners: (typeof owners.$inferInsert)[]
  verifications: (typeof verifications.$inferInsert)[]
  listings: (typeof listings.$inferInsert)[]
  coverage: (typeof coverage.$inferInsert)[]
  spots: (typeof spots.$inferInsert)[]
  seasons: (typeof seasons.$inferInsert)[]
  allocations: (typeof allocations.$inferInsert)[]
  /** The day for which the availability is. */
  clock: (typeof clock.$inferInsert)[]
}

/** The order of the tab bar, then the other categories. */
const CATEGORIES: readonly SeededCategory[] = [...MEDIA_TYPES, ...DISCOVER_ONLY_CATEGORIES]

/** Places in each group of the listings exactly on the lower and on the upper edge of a price band. */
const EDGE_AT: readonly number[] = [4, 9]

/** One listing to draw: its medium and group, its place in the group and its number in the category. */
interface Ticket {
  media: SeededCategory
  group: string
  index: number
  number: number
}

/**
 * The catalogue: same arguments, same rows. Every listing is drawn from its own ref, so one more changes none of the others.
 * @param options.today anchors next free dates, issues, events and the dates of audience figures
 * @param options.size listings in all, for measuring; the natural catalogue has about 3,000, the rest is more street media
 * @throws RangeError when `size` is less than the natural catalogue
 */
export function generateCatalogue({ today, size }: { today: CivilDate; size?: number }): CatalogueRows {
  const rows = frame(today)
  const titles = new Set<string>()
  for (const ticket of tickets(size)) {
    const seed = MEDIA_SEEDS[ticket.media]
    const ref = listingRef(mediaSpec({ id: ticket.media, name: '' }).refPrefix, ticket.number)
    const turn = { ...ticket, ref, today, random: createRandom(ref), edge: edgeAt(ticket) }
    const complete = completeRows(ticket.media, seed, turn, withOwnTitle(titles, seed.draw(turn)))
    const { listing, spots, seasons, allocations } = dateRows(ticket.media, seed, turn, complete)
    rows.listings.push(listing)
    for (const area of seed.covers ? areasOf(listing) : []) rows.coverage.push({ listingId: listing.id, ...area })
    for (const spot of spots) rows.spots.push(spot)
    for (const season of seasons) rows.seasons.push(season)
    for (const allocation of allocations) rows.allocations.push(allocation)
  }
  return rows
}

/** The drawing under a title that no other listing of its city has. */
function withOwnTitle(taken: Set<string>, drawing: Drawing): Drawing {
  const { listing, apart = [] } = drawing
  const key = (title: string) => `${listing.city}: ${title}`
  let title = listing.title
  for (let i = 0; taken.has(key(title)); i++)
    title = `${listing.title}, ${apart[i] ?? `number ${i - apart.length + 2}`}`
  taken.add(key(title))
  return { ...drawing, listing: { ...listing, title } }
}

const named = (name: string) => ({ name, nameKey: foldName(name) })

/** Categories, their groups and fields, and the owners: the rows that do not depend on a date, and the date. */
function frame(today: CivilDate): CatalogueRows {
  const seeds = CATEGORIES.map((id): [SeededCategory, MediumSeed] => [id, MEDIA_SEEDS[id]])
  return {
    categories: seeds.map(([id, { description, icon }], position) => ({
      id,
      ...named(mediaSpec({ id, name: id }).label),
      icon,
      description,
      position,
      area: isMediaType(id) ? ('category' as const) : ('discover' as const),
    })),
    subcategories: seeds.flatMap(([categoryId, { groups }]) =>
      groups.map(({ id, name, description, features }, position) => ({
        categoryId,
        id,
        ...named(name),
        description,
        features: [...features],
        position,
      })),
    ),
    customFields: seeds.flatMap(([categoryId, { customFields = [] }]) =>
      customFields.map(({ name, type, required, options = [] }, position) => ({
        categoryId,
        // The seed's own id, which its listings refer to.
        id: name,
        ...named(name),
        type,
        required,
        options,
        position,
      })),
    ),
    owners: [...OWNERS],
    verifications: verificationRows(today),
    listings: [],
    coverage: [],
    spots: [],
    seasons: [],
    allocations: [],
    clock: [{ id: 1, day: today }],
  }
}

/** The natural catalogue, then as many more of the endless media as the size asks for, in their natural proportions. */
function* tickets(size?: number): Generator<Ticket> {
  const natural = CATEGORIES.flatMap((media) => {
    let number = 0
    return MEDIA_SEEDS[media].groups.flatMap(({ id, count }) =>
      Array.from({ length: count }, (_, index): Ticket => ({ media, group: id, index, number: ++number })),
    )
  })
  const total = size ?? natural.length
  if (total < natural.length) throw new RangeError(`The catalogue has at least ${natural.length} listings`)
  yield* natural

  const endless = natural.filter(({ media }) => MEDIA_SEEDS[media].endless)
  const numbers = new Map<SeededCategory, number>()
  for (const { media, number } of natural) numbers.set(media, number)
  for (let i = 0; natural.length + i < total; i++) {
    const model = endless[i % endless.length]
    if (!model) return
    const number = (numbers.get(model.media) ?? 0) + 1
    numbers.set(model.media, number)
    yield { media: model.media, group: model.group, index: number, number }
  }
}

function edgeAt({ media, index }: Ticket): number | undefined {
  const { bands } = mediaSpec({ id: media, name: media })
  return bands?.edges[EDGE_AT.indexOf(index)]
}
