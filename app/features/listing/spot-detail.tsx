import type { SpotPage } from '../../../worker/catalogue/rules/pages.ts'
import { listingPath } from '../../../worker/catalogue/rules/paths.ts'
import { whereText } from '../../../worker/catalogue/rules/places/coverage.ts'
import type { OrderQuery } from '../../../worker/catalogue/rules/query.ts'
import { fitOrder } from '../../../worker/catalogue/rules/rate.ts'
import { mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
import { enquirySubject, withOrder } from '../../kit/enquiry/subject.ts'
import { useReturnedEnquiry } from '../../kit/enquiry/use-returned-enquiry.ts'
import { mergeFacts } from '../../kit/media-facts/merge-facts.ts'
import { listingFacts } from '../../kit/media-facts/table-facts.ts'
import { shareText } from '../../kit/share/share.ts'
import { ShareMenu } from '../../kit/share/share-menu.tsx'
import { useGstRate, useIdentity } from '../../site.ts'
import { TextLink } from '../../ui/link.tsx'
import { contactLabel } from './actions.ts'
import { spotCrumbs } from './crumbs.ts'
import { Description } from './description.tsx'
import { DetailLayout } from './detail-layout.tsx'
import type { DetailProps } from './detail-props.ts'
import { DetailSections, FactsSection } from './detail-sections.tsx'
import { OfferDays } from './issue-days.tsx'
import { PlaceLine, StatusLine } from './listing-heading.tsx'
import { panelOffer } from './offer.ts'
import { OwnerRow } from './owner-row.tsx'
import { galleryOf, spotPictured } from './pictures.ts'
import { PricePanel } from './price-panel.tsx'
import { SimilarListings } from './similar-listings.tsx'
import { spotFacts } from './spot-facts.ts'

interface SpotDetailProps extends DetailProps {
  page: SpotPage
  query: OrderQuery
}

/** The page of one spot inside a channel, station, airport or theatre. */
export function SpotDetail({ page, query, path, today }: SpotDetailProps) {
  const { listing, category, spot } = page
  const spec = mediaSpec(category)
  const site = useIdentity()
  const offer = panelOffer(page, spot, useGstRate(category.id))
  // The listing may have facts of the same name: the spot's win.
  const facts = mergeFacts([...spotFacts(spot, listing), ...listingFacts(listing)])
  const order = fitOrder(offer.rate, query)
  const subject = enquirySubject(listing, spot)
  const ordered = withOrder(subject, offer.rate, order)
  useReturnedEnquiry(ordered)
  const title = `${spot.name}, ${listing.title}`
  return (
    <DetailLayout
      crumbs={spotCrumbs(page)}
      gallery={galleryOf(spotPictured(listing, spot), title)}
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
          map={null}
          features={spot.features.length > 0 ? spot.features : listing.features}
          owner={<OwnerRow owner={listing.owner} subject={subject} path={path} contact={contactLabel(spec)} />}
        />
      }
      similar={<SimilarListings page={page} today={today} />}
    >
      <div>
        <header>
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <StatusLine availability={spot.availability} type={spot.type} id={listing.ref} today={today} />
            <ShareMenu text={shareText(title, whereText(listing), site.name)} path={path} />
          </div>
          <h1 className="mt-2 text-2xl wrap-anywhere lg:text-3xl">{spot.name}</h1>
          <p className="mt-1.5 mb-1.5 text-ink-2">
            Part of <TextLink to={listingPath(listing)}>{listing.title}</TextLink>
          </p>
          <PlaceLine listing={listing} />
        </header>
        <div className="pt-4">
          <Description text={listing.description} />
        </div>
      </div>
      <FactsSection facts={facts} />
      <OfferDays offer={offer} listing={listing} today={today} />
    </DetailLayout>
  )
}
