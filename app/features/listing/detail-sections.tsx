import type { ReactNode } from 'react'
import type { Listing } from '../../../worker/catalogue/rules/listing.ts'
import type { PlaceMapData } from '../../kit/map/place-map.tsx'
import type { TableFact } from '../../kit/media-facts/merge-facts.ts'
import { TickList } from '../../ui/tick-list.tsx'
import { hasLocation, LocationSection } from './location-section.tsx'
import { Section } from './section.tsx'

/** Table of facts: names on the left, values on the right, each source under its value; two columns on wide screens. */
function FactTable({ facts }: { facts: readonly TableFact[] }) {
  return (
    <dl className="grid gap-x-12 border-t border-line text-sm sm:grid-cols-2">
      {facts.map(({ label, value, note }) => (
        <div key={label} className="flex min-w-0 justify-between gap-6 border-b border-line py-2">
          <dt className="max-w-[50%] shrink-0 text-ink-3">{label}</dt>
          <dd className="num min-w-0 text-right font-semibold wrap-anywhere text-ink">
            {value}
            {note && <span className="block text-xs font-normal text-ink-3">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface FactsSectionProps {
  facts: readonly TableFact[]
  /** Description of the content in the terms of the trade. */
  about?: string | undefined
}

/** Table of all known facts. */
export function FactsSection({ facts, about = 'Specifications and figures' }: FactsSectionProps) {
  return (
    <Section title="The facts" aside={<p className="text-sm text-ink-3">{about}</p>}>
      <FactTable facts={facts} />
    </Section>
  )
}

interface DetailSectionsProps {
  listing: Listing
  /** Features of the listing or the spot. */
  features: readonly string[]
  map: PlaceMapData | null
  owner: ReactNode
}

/**
 * Last sections of every medium, in the columns of the page: features and owner, and below the price the map. Without
 * a map the owner is below the price.
 */
export function DetailSections({ listing, features, map, owner }: DetailSectionsProps) {
  const list = features.length > 0 && (
    <Section title="Features">
      <TickList items={features} />
    </Section>
  )
  const columns = 'grid gap-x-14 gap-y-8'
  if (!hasLocation(listing.place)) {
    return (
      <div className={`${columns} items-center ${list ? 'lg:grid-cols-2' : ''}`}>
        {list}
        {owner}
      </div>
    )
  }
  return (
    <div className={`${columns} lg:grid-cols-[minmax(0,1fr)_372px]`}>
      <div className="min-w-0 space-y-8">
        {list}
        {owner}
      </div>
      <LocationSection listing={listing} map={map} />
    </div>
  )
}
