import { resourceOf } from '../../../worker/domain/availability/resource.ts'
import type { ListingPage } from '../../../worker/domain/catalogue/pages.ts'
import { fitOrder } from '../../../worker/domain/catalogue/rate.ts'
import { mediaSpec } from '../../../worker/domain/catalogue/registry/media.ts'
import { ACTIONS, type MediaSpec } from '../../../worker/domain/catalogue/registry/spec.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Gallery } from '../../ui/gallery.tsx'
import { enquirySubject, withOrder } from '../enquiry/subject.ts'
import { useReturnedEnquiry } from '../enquiry/use-returned-enquiry.ts'
import type { PlaceMapData } from '../map/place-map.tsx'
import { mediaFacts } from '../media-facts/facts.tsx'
import { listingCrumbs } from './crumbs.ts'
import type { DetailProps } from './detail-props.ts'
import type { DetailQuery } from './detail-query.ts'
import { DetailSections } from './detail-sections.tsx'
import { StickyPanel } from './gallery-layout.tsx'
import { Masthead } from './masthead.tsx'
import { chosenSpot, spotOffer } from './offer.ts'
import { OwnerRow } from './owner-row.tsx'
import { galleryOf } from './pictures.ts'
import { PriceBar } from './price-bar.tsx'
import { PricePanel } from './price-panel.tsx'
import { Section } from './section.tsx'
import { SimilarListings } from './similar-listings.tsx'
import { choosePath } from './spot-list-props.ts'
import { SpotsSection } from './spots-section.tsx'

interface SpotsDetailProps extends DetailProps {
  page: ListingPage
  query: DetailQuery
  map: PlaceMapData | null
}

/**
 * The page of a listing that is sold by the spot: a channel, station, airport, theatre or magazine. Spots with a page
 * of their own are priced there; the others here, one at a time.
 */
export function SpotsDetail({ page, map, query, path, today }: SpotsDetailProps) {
  const { listing, category, similar } = page
  const spec = mediaSpec(category)
  const { figures, Panel } = mediaFacts(category.id)
  const shown = figures(listing).map(({ label }) => label)
  const pricesHere = spec.shape !== 'channels'
  const spot = pricesHere ? chosenSpot(listing.spots, query.spot, today) : undefined
  const whole = enquirySubject(listing)
  const order = spot && fitOrder(spot.rate, query)
  const subject = spot && order ? withOrder(enquirySubject(listing, spot), spot.rate, order) : whole
  useReturnedEnquiry(subject)
  const sections = (
    <DetailSections
      {...listing}
      metrics={listing.metrics.filter(({ label }) => !shown.includes(label))}
      runs={spot ? page.calendars[resourceOf(listing, spot)] : undefined}
      listing={listing}
      map={map}
      today={today}
    />
  )
  return (
    <>
      <div className="pb-16 lg:pb-20">
        <div className="page pt-2 lg:pt-6">
          <Breadcrumbs items={listingCrumbs(page)} />
          <div className="mt-4 space-y-9">
            <Masthead page={page} subject={whole} path={path} today={today} />
            <Panel listing={listing} today={today} />
            <SpotsSection page={page} query={query} path={path} chosen={spot?.id} today={today} />
            <OwnerRow owner={listing.owner} subject={whole} path={path} contact={contactLabel(spec)} />
            {spot && order ? (
              <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_384px] lg:gap-16">
                <div className="min-w-0 space-y-10">{sections}</div>
                <StickyPanel>
                  <PricePanel
                    key={spot.id}
                    offer={spotOffer(spot, listing, page.calendars)}
                    listing={listing}
                    subject={subject}
                    categoryName={category.name}
                    order={order}
                    path={path}
                    keep={{ spot: spot.id }}
                    actions={[]}
                    today={today}
                  />
                </StickyPanel>
              </div>
            ) : (
              <div className="gap-16 lg:columns-2 [&>*]:mb-10 [&>*]:break-inside-avoid">{sections}</div>
            )}
            <Section title="Views">
              <Gallery {...galleryOf(listing, listing.title)} />
            </Section>
          </div>
        </div>
        <SimilarListings title={`Similar ${spec.noun[1]}`} listings={similar} today={today} />
      </div>
      {spot && (
        <PriceBar offer={spotOffer(spot, listing, page.calendars)} subject={subject} path={choosePath(path, spot)} />
      )}
    </>
  )
}

/** Words of the contact button, where the trade has its own. */
function contactLabel({ actions }: MediaSpec): string | undefined {
  const contact = actions.find((action) => ACTIONS[action].intent === 'contact')
  return contact && ACTIONS[contact].label
}
