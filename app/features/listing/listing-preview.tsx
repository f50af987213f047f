import type { Listing, Spot } from '../../../worker/catalogue/rules/listing.ts'
import { describeMinimum, describePrice, SETUP_LABEL } from '../../../worker/catalogue/rules/rate.ts'
import { mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import { NativeName } from '../../kit/listing-card/native-name.tsx'
import { mediaFacts } from '../../kit/media-facts/facts.tsx'
import { listingFacts } from '../../kit/media-facts/table-facts.ts'
import { Card } from '../../ui/card.tsx'
import { Gallery } from '../../ui/gallery.tsx'
import { SpecList } from '../../ui/spec-list.tsx'
import { TickList } from '../../ui/tick-list.tsx'
import { Description } from './description.tsx'
import { FactsSection } from './detail-sections.tsx'
import { PlaceLine, StatusLine } from './listing-heading.tsx'
import { galleryOf } from './pictures.ts'
import { Section } from './section.tsx'

interface ListingPreviewProps {
  listing: Listing
  category: { id: string; name: string }
  today: CivilDate
}

/** Content of a listing's page without controls, for its owner and for staff before publication. */
export function ListingPreview({ listing, category, today }: ListingPreviewProps) {
  const { Panel, about } = mediaFacts(category.id)
  return (
    <article className="space-y-8" aria-label={listing.title}>
      {/* On phones the gallery extends over the gutters of its text: here it must not extend over this page. */}
      <div className="overflow-x-clip">
        <Gallery {...galleryOf(listing, listing.title)} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          <StatusLine availability={listing.availability} type={listing.type} id={listing.ref} today={today} />
          <h2 className="mt-2 text-2xl wrap-anywhere">
            {listing.title}
            {listing.nativeTitle && (
              <>
                {' '}
                <NativeName name={listing.nativeTitle} className="text-xl font-medium text-ink-3" />
              </>
            )}
          </h2>
          <div className="mt-1.5">
            <PlaceLine listing={listing} />
          </div>
          <div className="pt-3">
            <Description text={listing.description} />
          </div>
        </div>
        <PriceCard listing={listing} />
      </div>
      {listing.spots.length > 0 && (
        <Section title={upperFirst(mediaSpec(category).spotNoun[1])}>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {listing.spots.map((spot) => (
              <SpotRow key={spot.id} spot={spot} />
            ))}
          </ul>
        </Section>
      )}
      <FactsSection facts={listingFacts(listing)} about={about} />
      <Panel listing={listing} today={today} />
      {listing.features.length > 0 && (
        <Section title="Features">
          <TickList items={listing.features} />
        </Section>
      )}
    </article>
  )
}

const upperFirst = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

function PriceCard({ listing }: { listing: Listing }) {
  const { rate, setup, minBudget, seasons } = listing
  const price = describePrice(rate)
  const isBySpots = listing.spots.length > 0
  return (
    <Card as="section" aria-label="Price" className="p-5">
      <p className="num text-xl font-bold">
        {isBySpots && <span className="text-sm font-medium text-ink-3">from </span>}
        {formatMoney(price.amount)} <span className="text-sm font-medium text-ink-3">{price.unit}</span>
      </p>
      <div className="mt-3">
        <SpecList
          columns={1}
          facts={[
            { label: 'Minimum', value: describeMinimum(rate) },
            ...(setup > 0 ? [{ label: SETUP_LABEL, value: formatMoney(setup) }] : []),
            ...(minBudget ? [{ label: 'Least spend', value: formatMoney(minBudget) }] : []),
            ...seasons.map(({ name, fromMd, untilMd, bp }) => ({
              label: name,
              value: `${bp > 0 ? '+' : '−'}${Math.abs(bp) / 100}%, ${dayText(fromMd)} to ${dayText(untilMd)}`,
            })),
          ]}
        />
      </div>
      <p className="mt-3 text-xs text-ink-3">Before GST</p>
    </Card>
  )
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Day and month of `MM-DD`: `15 Nov` of `11-15`. */
const dayText = (md: string) => `${Number(md.slice(3))} ${MONTHS[Number(md.slice(0, 2)) - 1] ?? ''}`

function SpotRow({ spot }: { spot: Spot }) {
  const price = describePrice(spot.rate, spot.seconds)
  const details = [spot.type, spot.position, spot.size, spot.terminal].filter(Boolean).join(', ')
  return (
    <Card as="li" className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3">
      <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <b>{spot.name}</b>
        <span className="block text-xs text-ink-3">{details}</span>
      </span>
      <span className="num text-right">
        {formatMoney(price.amount)} <span className="text-xs text-ink-3">{price.unit}</span>
        <span className="block text-xs text-ink-3">at least {describeMinimum(spot.rate)}</span>
      </span>
    </Card>
  )
}
