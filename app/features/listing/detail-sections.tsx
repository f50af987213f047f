import type { Availability } from '../../../worker/domain/catalogue/availability.ts'
import type { Listing } from '../../../worker/domain/catalogue/listing.ts'
import { mediaSpec } from '../../../worker/domain/catalogue/registry/media.ts'
import type { CivilDate } from '../../../worker/domain/dates.ts'
import { TickList } from '../../ui/tick-list.tsx'
import type { PlaceMapData } from '../map/place-map.tsx'
import type { TableFact } from '../media-facts/merge-facts.ts'
import { AvailabilityStrip } from './availability-strip.tsx'
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
  availability: Availability
  map: PlaceMapData | null
  today: CivilDate
}

/** Sections of every medium in fixed order, after the facts: availability, inclusions, location. */
export function DetailSections({ listing, included, availability, map, today }: DetailSectionsProps) {
  const { availability: words } = mediaSpec({ id: listing.category, name: '' })
  return (
    <>
      <AvailabilityStrip availability={availability} today={today} words={words} />
      {included.length > 0 && (
        <Section title="What is included">
          <TickList items={included} />
        </Section>
      )}
      <LocationSection listing={listing} map={map} />
    </>
  )
}
