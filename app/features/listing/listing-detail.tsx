import type { ListingPage } from '../../../worker/catalogue/rules/pages.ts'
import type { OrderQuery } from '../../../worker/catalogue/rules/query.ts'
import { fitOrder } from '../../../worker/catalogue/rules/rate.ts'
import { mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
import { enquirySubject, withOrder } from '../../kit/enquiry/subject.ts'
import { useReturnedEnquiry } from '../../kit/enquiry/use-returned-enquiry.ts'
import type { PlaceMapData } from '../../kit/map/place-map.tsx'
import { mediaFacts } from '../../kit/media-facts/facts.tsx'
import { listingFacts } from '../../kit/media-facts/table-facts.ts'
import { useGstRate } from '../../site.ts'
import { contactLabel } from './actions.ts'
import { listingCrumbs } from './crumbs.ts'
import { Description } from './description.tsx'
import { DetailLayout } from './detail-layout.tsx'
import type { DetailProps } from './detail-props.ts'
import { DetailSections, FactsSection } from './detail-sections.tsx'
import { OfferDays } from './issue-days.tsx'
import { ListingHeading } from './listing-heading.tsx'
import { panelOffer } from './offer.ts'
import { OwnerRow } from './owner-row.tsx'
import { galleryOf } from './pictures.ts'
import { PricePanel } from './price-panel.tsx'
import { SimilarListings } from './similar-listings.tsx'

interface ListingDetailProps extends DetailProps {
  page: ListingPage
  query: OrderQuery
  map: PlaceMapData | null
}

/** Page of a listing without spots: a site, a fleet, a network or a place at an event. */
export function ListingDetail({ page, map, query, path, today }: ListingDetailProps) {
  const { listing, category } = page
  const spec = mediaSpec(category)
  const { Panel, about } = mediaFacts(category.id)
  const offer = panelOffer(page, null, useGstRate(category.id))
  const order = fitOrder(offer.rate, query)
  const subject = enquirySubject(listing)
  const ordered = withOrder(subject, offer.rate, order)
  useReturnedEnquiry(ordered)
  const facts = listingFacts(listing)
  return (
    <DetailLayout
      crumbs={listingCrumbs(page)}
      gallery={galleryOf(listing, listing.title)}
      panel={
        <PricePanel
          offer={offer}
          listing={listing}
          subject={subject}
          categoryName={category.name}
          order={order}
          path={path}
          today={today}
        />
      }
      bar={{ today, offer, order, subject: ordered, path }}
      more={
        <DetailSections
          listing={listing}
          features={listing.features}
          map={map}
          owner={<OwnerRow owner={listing.owner} subject={ordered} path={path} contact={contactLabel(spec)} />}
        />
      }
      similar={<SimilarListings page={page} today={today} />}
    >
      <div>
        <ListingHeading listing={listing} today={today} path={path} />
        <div className="pt-3">
          <Description text={listing.description} />
        </div>
      </div>
      <FactsSection facts={facts} about={about} />
      <Panel listing={listing} today={today} />
      <OfferDays offer={offer} listing={listing} today={today} />
    </DetailLayout>
  )
}
