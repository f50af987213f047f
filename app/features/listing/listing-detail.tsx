import type { ListingPage } from '../../../worker/domain/catalogue/pages.ts'
import { fitOrder } from '../../../worker/domain/catalogue/rate.ts'
import { mediaSpec } from '../../../worker/domain/catalogue/registry/media.ts'
import { enquirySubject, withOrder } from '../enquiry/subject.ts'
import { useReturnedEnquiry } from '../enquiry/use-returned-enquiry.ts'
import type { PlaceMapData } from '../map/place-map.tsx'
import { mediaFacts } from '../media-facts/facts.tsx'
import { listingCrumbs } from './crumbs.ts'
import type { DetailProps } from './detail-props.ts'
import type { DetailQuery } from './detail-query.ts'
import { DetailSections } from './detail-sections.tsx'
import { GalleryLayout } from './gallery-layout.tsx'
import { ListingFigures } from './listing-figures.tsx'
import { ListingHeading } from './listing-heading.tsx'
import { chosenSpot, listingOffer, spotOffer } from './offer.ts'
import { OwnerRow } from './owner-row.tsx'
import { Packages } from './packages.tsx'
import { galleryOf } from './pictures.ts'
import { PriceBar } from './price-bar.tsx'
import { PricePanel } from './price-panel.tsx'
import { Section } from './section.tsx'
import { SimilarListings } from './similar-listings.tsx'
import { choosePath } from './spot-list-props.ts'

interface ListingDetailProps extends DetailProps {
  page: ListingPage
  query: DetailQuery
  map: PlaceMapData | null
}

/** The page of a listing that is not sold by the spot: a site, an edition, a fleet, a network or a creator. */
export function ListingDetail({ page, map, query, path, today }: ListingDetailProps) {
  const { listing, category, similar } = page
  const spec = mediaSpec(category)
  const { figures, Panel } = mediaFacts(category.id)
  const spot = chosenSpot(listing.spots, query.spot, today)
  const offer = spot ? spotOffer(spot, listing, page.calendars) : listingOffer(listing, page.calendars)
  const order = fitOrder(offer.rate, query)
  const subject = enquirySubject(listing, spot)
  const ordered = withOrder(subject, offer.rate, order)
  useReturnedEnquiry(ordered)
  const headline = figures(listing)
  return (
    <GalleryLayout
      crumbs={listingCrumbs(page)}
      gallery={galleryOf(listing, listing.title)}
      panel={
        <PricePanel
          key={spot?.id}
          offer={offer}
          listing={listing}
          subject={subject}
          categoryName={category.name}
          order={order}
          path={path}
          keep={spot && { spot: spot.id }}
          today={today}
        />
      }
      bar={<PriceBar offer={offer} subject={ordered} path={spot ? choosePath(path, spot) : path} />}
      similar={<SimilarListings title={`Similar ${spec.noun[1]}`} listings={similar} today={today} />}
    >
      <ListingHeading listing={listing} today={today} path={path} />
      <div className="mt-6">
        <OwnerRow owner={listing.owner} subject={subject} path={path} />
      </div>
      {headline.length > 0 && (
        <div className="pt-6">
          <ListingFigures facts={headline} />
        </div>
      )}
      <p className="max-w-[64ch] pt-6 text-ink-2 wrap-anywhere">{listing.description}</p>
      <div className="mt-10 space-y-10">
        <Panel listing={listing} today={today} />
        {spot && (
          <Section title="Packages" count={listing.spots.length}>
            <Packages listing={listing} spots={listing.spots} path={path} chosen={spot.id} today={today} />
          </Section>
        )}
        <DetailSections
          {...listing}
          metrics={listing.metrics.filter((metric) => !headline.includes(metric))}
          runs={offer.runs}
          listing={listing}
          map={map}
          today={today}
        />
      </div>
    </GalleryLayout>
  )
}
