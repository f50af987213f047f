import type { ReactNode } from 'react'
import type { Listing } from '../../../worker/domain/catalogue/listing.ts'
import { TickList } from '../../ui/tick-list.tsx'
import type { PlaceMapData } from '../map/place-map.tsx'
import type { TableFact } from '../media-facts/merge-facts.ts'
import { FactTable } from './fact-table.tsx'
import { LocationSection } from './location-section.tsx'
import { Section } from './section.tsx'

interface FactsSectionProps {
  facts: readonly TableFact[]
  /** Its content in the terms of the trade. */
  about?: string | undefined
}

/** Everything that is known, in one table. */
export function FactsSection({ facts, about = 'Specifications and figures' }: FactsSectionProps) {
  return (
    <Section title="The facts" aside={<p className="text-sm text-ink-3">{about}</p>}>
      <FactTable facts={facts} />
    </Section>
  )
}

interface DetailSectionsProps {
  listing: Listing
  included: readonly string[]
  map: PlaceMapData | null
  owner: ReactNode
}

/** The last sections of every medium: inclusions and the owner, and next to them the place. */
export function DetailSections({ listing, included, map, owner }: DetailSectionsProps) {
  return (
    <>
      <div className="min-w-0 space-y-8">
        {included.length > 0 && (
          <Section title="What is included">
            <TickList items={included} />
          </Section>
        )}
        {owner}
      </div>
      <LocationSection listing={listing} map={map} />
    </>
  )
}
