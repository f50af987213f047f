import { MapPin } from 'lucide-react'
import type { Listing } from '../../../worker/domain/catalogue/listing.ts'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { mapsUrl, pinText, placeLine } from './place.ts'
import { Section } from './section.tsx'

/** The location in words and coordinates, with a link to a map where its owner set the pin. A listing without a place has none. */
export function LocationSection({ listing }: { listing: Pick<Listing, 'place' | 'covers'> }) {
  const { place } = listing
  const pin = pinText(place)
  if (pin === null && place.pin !== 'base') return null
  const map = mapsUrl(place)
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
        {map !== null && (
          <LinkButton to={map} newTab variant="outline" size="sm">
            Open in maps
          </LinkButton>
        )}
      </Card>
    </Section>
  )
}
