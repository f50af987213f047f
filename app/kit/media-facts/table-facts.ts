import { leadTimeText } from '../../../worker/booking/rules/lines/lead-days.ts'
import type { AudienceFigure, ListingFact } from '../../../worker/catalogue/rules/listing.ts'
import { sourceText } from '../../../worker/catalogue/rules/source-text.ts'
import { formatCount, formatNumber } from '../../../worker/kernel/rules/money.ts'
import { mediaFacts } from './facts.tsx'
import type { ListingWithFacts } from './facts-shared.ts'
import { mergeFacts, type TableFact } from './merge-facts.ts'

/** Of figures that nobody measures here: only seeded listings have them. */
const SAMPLE = 'Sample data'

/**
 * The fact table of a listing: the figures of its medium with their sources, measurements, specifications, then how it is booked
 * and looked at; each fact once.
 */
export function listingFacts(listing: ListingWithFacts): TableFact[] {
  const { audienceFigures, metrics, specifications, rating, analytics, category } = listing
  const { figures, aliases = {}, samples = [] } = mediaFacts(category)
  const renamed = <Fact extends ListingFact>(fact: Fact): Fact => ({
    ...fact,
    label: aliases[fact.label] ?? fact.label,
  })
  return mergeFacts([
    // First: a figure is written as everywhere else, and takes the source from the text of its owner.
    ...figures(listing).map((fact) => named(fact, listing)),
    ...audienceFigures.map((figure) => renamed({ ...pick(figure), note: sourceText(figure) })),
    ...metrics,
    ...specifications.map((fact) => withUnit(renamed(fact))),
    ...sizeOf(listing),
    { label: 'Lead time', value: leadTimeText(listing) },
    ...(samples.includes('rating') && rating > 0
      ? [{ label: 'Average rating', value: `${rating.toFixed(1)} of 5`, note: SAMPLE }]
      : []),
    ...(samples.includes('views') && analytics.views > 0
      ? [
          {
            label: 'Page views',
            value: `${formatNumber(analytics.views)}, ${analytics.engagement}% engagement`,
            note: SAMPLE,
          },
        ]
      : []),
  ])
}

/** The size of one face, where the owner's own words do not say it. */
function sizeOf({ details: { face }, specifications }: ListingWithFacts): ListingFact[] {
  const value = face && `${face.width} × ${face.height} ft`
  return value && !specifications.some((fact) => fact.value.includes(value)) ? [{ label: 'Size', value }] : []
}

/** A unit in a label belongs to its number: `Height, ft` and `14 above the road` are `Height` and `14 ft above the road`. */
export function withUnit<Fact extends ListingFact>(fact: Fact): Fact {
  const [, label, unit] = /^(.+), (ft|sq ft|m|km|cm|mm|kg|sec|nits)$/.exec(fact.label) ?? []
  const [, number, rest = ''] = /^(-?\d[\d,.]*)(?: (.*))?$/.exec(fact.value) ?? []
  if (!label || !unit || !number) return fact
  return { ...fact, label, value: [number, unit, rest].filter(Boolean).join(' ') }
}

const pick = ({ label, value }: AudienceFigure): ListingFact => ({ label, value })

/** The audience under its owner's name for it: a weekly has a Sunday circulation. */
function named(fact: ListingFact, { audience, audienceFigures }: ListingWithFacts): ListingFact {
  if (fact.value !== formatNumber(audience)) return fact
  const [figure] = audienceFigures
  return figure?.value === formatCount(audience) ? { ...fact, label: figure.label } : fact
}
