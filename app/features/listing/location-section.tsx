import type { Listing } from '../../../worker/domain/catalogue/listing.ts'
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
    <Section
      title="Location"
      aside={
        street !== null && (
          <LinkButton to={street} newTab variant="outline" size="sm">
            Open in maps
          </LinkButton>
        )
      }
    >
      <p className="text-sm text-ink-2 wrap-anywhere">
        {placeLine(listing)}
        {pin !== null && <span className="num text-ink-3"> · {pin}</span>}
      </p>
      {map && <PlaceMap map={map} title={listing.title} />}
    </Section>
  )
}
