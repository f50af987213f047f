import { leadTimeText } from '../../../worker/booking/rules/lines/lead-days.ts'
import type { AudienceFigure, ListingFact } from '../../../worker/catalogue/rules/listing.ts'
import { sourceText } from '../../../worker/catalogue/rules/source-text.ts'
import { formatCount, formatNumber } from '../../../worker/kernel/rules/money.ts'
import { mediaFacts } from './facts.tsx'
import type { ListingWithFacts } from './facts-shared.ts'
import { mergeFacts, type TableFact } from './merge-facts.ts'

/** Note on figures without a measurement: only seeded listings have them. */
const SAMPLE = 'Sample data'

/**
 * Fact table of a listing: figures of its medium with their sources, measurements, specifications, then its booking
 * and views; each fact once.
 */
export function listingFacts(listing: ListingWithFacts): TableFact[] {
  const { audienceFigures, metrics, specifications, rating, analytics, category } = listing
  const { figures, aliases = {}, samples = [] } = mediaFacts(category)
  const renamed = <Fact extends ListingFact>(fact: Fact): Fact => ({
    ...fact,
    label: aliases[fact.label] ?? fact.label,
  })
  return mergeFacts([
    // First, so that a figure has its usual format, with the source from the owner's text.
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

/** Size of one face, unless the owner's specifications have it. */
function sizeOf({ details: { face }, specifications }: ListingWithFacts): ListingFact[] {
  const value = face && `${face.width} × ${face.height} ft`
  return value && !specifications.some((fact) => fact.value.includes(value)) ? [{ label: 'Size', value }] : []
}

/**
 * Moves a unit from the label to its number: `Height, ft` and `14 above the road` become `Height` and `14 ft above the
 * road`.
 */
export function withUnit<Fact extends ListingFact>(fact: Fact): Fact {
  const [, label, unit] = /^(.+), (ft|sq ft|m|km|cm|mm|kg|sec|nits)$/.exec(fact.label) ?? []
  const [, number, rest = ''] = /^(-?\d[\d,.]*)(?: (.*))?$/.exec(fact.value) ?? []
  if (!label || !unit || !number) return fact
  return { ...fact, label, value: [number, unit, rest].filter(Boolean).join(' ') }
}

const pick = ({ label, value }: AudienceFigure): ListingFact => ({ label, value })

/** Audience with the owner's name for it: a weekly has a Sunday circulation. */
function named(fact: ListingFact, { audience, audienceFigures }: ListingWithFacts): ListingFact {
  if (fact.value !== formatNumber(audience)) return fact
  const [figure] = audienceFigures
  return figure?.value === formatCount(audience) ? { ...fact, label: figure.label } : fact
}
