import type { Listing } from '../../../worker/catalogue/rules/listing.ts'
import { PlaceMap, type PlaceMapData } from '../../kit/map/place-map.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { mapsUrl, pinText, placeLine } from './place.ts'
import { Section } from './section.tsx'
import { spotsLook } from './spots-look.tsx'

interface LocationSectionProps {
  listing: Pick<Listing, 'category' | 'title' | 'place' | 'covers'>
  map: PlaceMapData | null
}

/** True when a place has a pin, or travels from a known address. */
export const hasLocation = (place: Listing['place']): boolean => pinText(place) !== null || place.pin === 'base'

/** Location as text, coordinates and map, with a link to a street map when the owner set the pin. */
export function LocationSection({ listing, map }: LocationSectionProps) {
  const { category, place } = listing
  const pin = pinText(place)
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
      {/* The heading has the address when its picture leaves room for it. */}
      <p className="num text-sm text-ink-2 wrap-anywhere">
        {[spotsLook(category).line && placeLine(listing), pin].filter(Boolean).join(' · ') || placeLine(listing)}
      </p>
      {map && <PlaceMap map={map} title={listing.title} />}
    </Section>
  )
}
