import type { DayRun } from '../../../worker/domain/availability/calendar.ts'
import type { Listing, ListingFact } from '../../../worker/domain/catalogue/listing.ts'
import { mediaSpec } from '../../../worker/domain/catalogue/registry/media.ts'
import type { CivilDate } from '../../../worker/domain/dates.ts'
import { Card } from '../../ui/card.tsx'
import { Figures } from '../../ui/figures.tsx'
import { SpecList } from '../../ui/spec-list.tsx'
import { TickList } from '../../ui/tick-list.tsx'
import type { PlaceMapData } from '../map/place-map.tsx'
import { AudienceFigures } from './audience-figures.tsx'
import { FreeDays } from './free-days.tsx'
import { LocationSection } from './location-section.tsx'
import { Section } from './section.tsx'

interface DetailSectionsProps {
  listing: Listing
  metrics: readonly ListingFact[]
  specifications: readonly ListingFact[]
  features: readonly string[]
  /** The days of what is priced here; none on a page of spots that are priced on their own. */
  runs: readonly DayRun[] | undefined
  map: PlaceMapData | null
  today: CivilDate
}

/** Sections of every medium in fixed order: specifications, inclusions, figures, availability, location. */
export function DetailSections({ listing, metrics, specifications, features, runs, map, today }: DetailSectionsProps) {
  const { audienceFigures, category } = listing
  const spec = mediaSpec({ id: category, name: '' })
  return (
    <>
      {specifications.length > 0 && (
        <Section title="Specifications">
          <SpecList facts={specifications} />
        </Section>
      )}
      {features.length > 0 && (
        <Section title="What is included">
          <TickList items={features} />
        </Section>
      )}
      {metrics.length > 0 && (
        <Section title={spec.metricsTitle ?? 'In numbers'}>
          <Card className="p-5">
            <Figures facts={metrics} />
          </Card>
        </Section>
      )}
      <AudienceFigures figures={audienceFigures} />
      {runs && <FreeDays runs={runs} today={today} />}
      <LocationSection listing={listing} map={map} />
    </>
  )
}
