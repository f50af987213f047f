import { MapPin } from 'lucide-react'
import type { Listing } from '../../../worker/domain/catalogue/listing.ts'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { PlaceMap, type PlaceMapData } from '../map/place-map.tsx'
import { mapsUrl, pinText, placeLine } from './place.ts'
import { Section } from './section.tsx'

interface LocationSectionProps {
  listing: Pick<Listing, 'title' | 'place' | 'covers'>
  map: PlaceMapData | null
}

/** The location in words and coordinates, on a map, and with a link to a street map where its owner set the pin. A listing without a place has none. */
export function LocationSection({ listing, map }: LocationSectionProps) {
  const { place } = listing
  const pin = pinText(place)
  if (pin === null && place.pin !== 'base') return null
  const street = mapsUrl(place)
  return (
    <Section title="Location">
      <Card className="flex flex-wrap items-center justify-between gap-4 p-5">
        <div className="flex min-w-0 flex-1 basis-64 gap-3">
          <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-select text-link">
            <MapPin aria-hidden className="size-5" strokeWidth={1.75} />
          </span>
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{placeLine(listing)}</p>
            {pin !== null && <p className="num text-sm text-ink-3">{pin}</p>}
          </div>
        </div>
        {street !== null && (
          <LinkButton to={street} newTab variant="outline" size="sm">
            Open in maps
          </LinkButton>
        )}
      </Card>
      {map && <PlaceMap map={map} title={listing.title} />}
    </Section>
  )
}
