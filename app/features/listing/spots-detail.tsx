import type { ListingPage } from '../../../worker/catalogue/rules/pages.ts'
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
import { subjectOnIssues } from './dated-order.ts'
import { DetailLayout } from './detail-layout.tsx'
import type { DetailProps } from './detail-props.ts'
import type { DetailQuery } from './detail-query.ts'
import { DetailSections, FactsSection } from './detail-sections.tsx'
import { OfferDays } from './issue-days.tsx'
import { Masthead } from './masthead.tsx'
import { chosenSpot, panelOffer } from './offer.ts'
import { OwnerRow } from './owner-row.tsx'
import { PricePanel } from './price-panel.tsx'
import { SimilarListings } from './similar-listings.tsx'
import { choosePath } from './spot-list-props.ts'
import { SpotsSection } from './spots-section.tsx'
import { useIssues } from './use-issues.ts'

interface SpotsDetailProps extends DetailProps {
  page: ListingPage
  query: DetailQuery
  map: PlaceMapData | null
}

/**
 * Page of a listing with spots: a channel, station, airport, theatre, edition, magazine or creator. One spot is priced
 * at a time.
 */
export function SpotsDetail({ page, map, query, path, today }: SpotsDetailProps) {
  const { listing, category } = page
  const spec = mediaSpec(category)
  const { Panel, about } = mediaFacts(category.id)
  const spot = chosenSpot(listing.spots, query.spot, today)
  const offer = panelOffer(page, spot ?? null, useGstRate(category.id))
  const order = fitOrder(offer.rate, query)
  const ordered = withOrder(enquirySubject(listing, spot), offer.rate, order)
  const subject = subjectOnIssues(ordered, offer, { order, issues: useIssues() }, today)
  useReturnedEnquiry(subject)
  const facts = listingFacts(listing)
  return (
    <DetailLayout
      crumbs={listingCrumbs(page)}
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
      bar={{ today, offer, order, subject, path: spot ? choosePath(path, spot) : path }}
      more={
        <DetailSections
          listing={listing}
          features={listing.features}
          map={map}
          owner={<OwnerRow owner={listing.owner} subject={subject} path={path} contact={contactLabel(spec)} />}
        />
      }
      similar={<SimilarListings page={page} today={today} />}
    >
      <Masthead page={page} path={path} today={today} />
      <SpotsSection page={page} query={query} path={path} chosen={spot?.id} today={today} />
      <Panel listing={listing} today={today} />
      <FactsSection facts={facts} about={about} />
      <OfferDays key={offer.appears ? spot?.id : null} offer={offer} listing={listing} today={today} />
    </DetailLayout>
  )
}
