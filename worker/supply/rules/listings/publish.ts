import type { AudienceFigure } from '../../../catalogue/rules/listing.ts'
import { monthlyPrice, type Rate } from '../../../catalogue/rules/rate.ts'
import { type DrawnFacts, drawnFacts, formatOf, withFacts } from '../../../catalogue/rules/registry/drawn-facts.ts'
import { variantOf } from '../../../catalogue/rules/registry/formats.ts'
import { audienceLabel, isSoldBySpots, mediaSpec } from '../../../catalogue/rules/registry/media.ts'
import { formRules } from '../../../catalogue/rules/registry/tables.ts'
import { DomainError } from '../../../kernel/rules/errors.ts'
import { formatCount, formatMillions, formatNumber } from '../../../kernel/rules/money.ts'
import { slugOf } from '../../../kernel/rules/slug.ts'
import type { ListingContent } from './content.ts'
import { publicDetails } from './details.ts'
import type { Kept, PublicListing, PublicRows, PublicSpot, Publishing } from './public-rows.ts'
import { cheapestOf, rateOf, usualCapacity } from './selling.ts'

/** Values of an unrated listing. */
const NEW = { rating: 0, views: 0, engagement: 0, metrics: [], features: [], variant: null, photos: [] }
const FREE = { availability: 'available', nextAvailable: null } as const

/**
 * Public rows of a listing, from the content by its owner and the kept parts.
 * @throws DomainError bad_input without a rate, which `problemsOf` reports first
 */
export function publicRows(publishing: Publishing): PublicRows {
  const { content, kept } = publishing
  const spots = publicSpots(publishing)
  const sold = soldOf(publishing)
  const { place, details } = content
  const before = kept?.listing
  const loop = before?.details.loop
  const listing: PublicListing = {
    ...NEW,
    ...FREE,
    ...before,
    ...sold,
    id: publishing.id,
    ref: publishing.ref,
    categoryId: publishing.category,
    subcategoryId: content.subcategory,
    ownerId: publishing.ownerId,
    title: content.title,
    nativeTitle: content.nativeTitle,
    type: content.type,
    description: content.description,
    ...place,
    language: content.language,
    languages: content.languages,
    currency: 'INR',
    minBudget: content.minBudget,
    setup: content.setup ?? 0,
    leadDays: content.leadDays,
    supply: content.supply,
    audience: content.audience ?? 0,
    features: content.features,
    specifications: content.specifications,
    audienceFigures: figuresOf(publishing),
    details: publicDetails(details, { logo: before?.details.logo, sold: loop?.sold }),
    custom: content.custom,
    variant: listingVariant(publishing),
    photos: content.photos,
  }
  return {
    listing,
    spots: spots.map((spot) => ({ ...spot, variant: spotVariant(publishing, spot, listing.variant) })),
    coverage: content.coverage,
    seasons: content.seasons,
    discounts: content.discounts,
  }
}

function soldOf({ category, content }: Publishing): Rate & Pick<PublicListing, 'monthly' | 'capacity'> {
  const own = rateOf(content)
  const cheapest = isSoldBySpots(category) ? cheapestOf(content.spots) : null
  const rate = cheapest?.rate ?? own
  if (!rate) throw new DomainError('bad_input', 'Enter a rate', [{ path: 'rate', message: 'Enter a rate' }])
  if (isSoldBySpots(category) || content.spots.length > 0) {
    return { ...rate, monthly: cheapest?.monthly ?? monthlyPrice(rate), capacity: null }
  }
  const slots = formRules(category).isLoop ? content.details.loop?.slots : null
  return {
    ...rate,
    monthly: monthlyPrice(rate, { minBudget: content.minBudget }),
    capacity: slots ?? content.capacity ?? usualCapacity(category, content, content.details),
  }
}

function publicSpots({ id, category, content, kept, goneSpots = [] }: Publishing): Omit<PublicSpot, 'variant'>[] {
  const before = new Map(kept?.spots.map((spot) => [spot.id, spot]))
  // The id of a removed spot is not reused: its bookings have it.
  const taken = new Set([...before.keys(), ...goneSpots, ...content.spots.flatMap((spot) => spot.id ?? [])])
  return content.spots.map((spot, position) => {
    const { id: known, rate: _, unit: __, ...rest } = spot
    const rate = rateOf(spot)
    if (!rate) {
      throw new DomainError('bad_input', 'Enter a rate', [{ path: `spots.${position}.rate`, message: 'Enter a rate' }])
    }
    const spotId = known ?? freeId(slugOf(spot.name) || 'spot', taken)
    taken.add(spotId)
    const { features = [], photos = [], availability, nextAvailable } = before.get(spotId) ?? FREE_SPOT
    return {
      ...rest,
      ...rate,
      ...{ features, photos, availability, nextAvailable },
      id: spotId,
      listingId: id,
      position,
      capacity: spot.capacity ?? usualCapacity(category, spot, content.details),
    }
  })
}

const FREE_SPOT: Pick<PublicSpot, 'features' | 'photos' | 'availability' | 'nextAvailable'> = {
  ...FREE,
  features: [],
  photos: [],
}

function freeId(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  for (let n = 2; ; n++) if (!taken.has(`${name}-${n}`)) return `${name}-${n}`
}

/**
 * Figures of the audience with their sources. Once the owner changes the number, figures that repeat the old one are its own, of today.
 */
function figuresOf({ category, content, kept, today }: Publishing): AudienceFigure[] {
  const { audience, subcategory } = content
  const before = kept?.listing
  const known = before?.audienceFigures ?? []
  if (!audience || before?.audience === audience) return known
  const label = audienceLabel({ category, subcategory })
  const isMillions = mediaSpec({ id: category, name: '' }).countedIn === 'millions'
  const value = isMillions ? formatMillions(audience) : formatCount(audience)
  const own: AudienceFigure = { label, value, source: 'owner', asOf: today }
  const old = before?.audience ?? 0
  const repeats = ({ label: said, value: number }: AudienceFigure) =>
    said === label || [formatCount(old), formatNumber(old), formatMillions(old)].includes(number)
  return [own, ...known.filter((figure) => !repeats(figure))]
}

const hasPortrait = (category: string) => mediaSpec({ id: category, name: '' }).hasPortrait === true

/** Detail that selects the drawing, in addition to the type. */
function detailOf(category: string, { title, subcategory, details, spots }: ListingContent): string {
  const { drawnBy } = formRules(category)
  if (drawnBy === 'title') return title
  if (drawnBy === 'fleet') return details.vehicle
  return drawnBy === 'spot' ? (spots[0]?.type ?? '') : subcategory
}

/** Portraits for creators without a photo. */
const PORTRAITS = ['long', 'bun', 'beard', 'bob', 'turban'] as const

/** Drawing of a listing, unchanged while its deciding facts are. */
function listingVariant({ id, category, content, kept }: Publishing): string | null {
  const facts = drawnFacts({ category, ...content })
  if (kept && !decidesAnother(content, kept)) return refreshed(kept.listing.variant, facts)
  if (hasPortrait(category)) {
    const sum = [...id].reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0)
    return kept?.listing.variant ?? PORTRAITS[sum % PORTRAITS.length] ?? null
  }
  const { venue } = content.place
  const landmark = venue && content.title.includes(venue) ? venue : undefined
  return variantOf({ category, type: content.type, detail: detailOf(category, content), landmark, facts })
}

/** The same format with today's facts. */
const refreshed = (variant: string | null, facts: DrawnFacts) => variant && withFacts(formatOf(variant), facts)

function decidesAnother({ type, title, place, details, subcategory }: ListingContent, { listing }: Kept): boolean {
  return (
    type !== listing.type ||
    title !== listing.title ||
    place.venue !== listing.venue ||
    subcategory !== listing.subcategoryId ||
    details.vehicle !== (listing.details.vehicle ?? '')
  )
}

function spotVariant(
  { category, content, kept }: Publishing,
  spot: Omit<PublicSpot, 'variant'>,
  ofListing: string | null,
): string | null {
  const before = kept?.spots.find(({ id }) => id === spot.id)
  const facts = drawnFacts({ category, ...content })
  if (before && before.type === spot.type && before.name === spot.name) return refreshed(before.variant, facts)
  const { type, name } = spot
  const own =
    variantOf({ category, type, detail: content.type, facts }) ??
    variantOf({ category, type: name.replace(/,.*/, ''), detail: content.type, facts })
  if (!own) return ofListing
  return hasPortrait(category) && ofListing ? `${ofListing}-${own}` : own
}
