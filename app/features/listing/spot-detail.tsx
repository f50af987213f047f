import type { SpotPage } from '../../../worker/domain/catalogue/pages.ts'
import { listingPath } from '../../../worker/domain/catalogue/paths.ts'
import type { OrderQuery } from '../../../worker/domain/catalogue/query.ts'
import { fitOrder } from '../../../worker/domain/catalogue/rate.ts'
import { mediaSpec } from '../../../worker/domain/catalogue/registry/media.ts'
import { whereText } from '../../../worker/domain/places/coverage.ts'
import { TextLink } from '../../ui/link.tsx'
import { enquirySubject, withOrder } from '../enquiry/subject.ts'
import { useReturnedEnquiry } from '../enquiry/use-returned-enquiry.ts'
import { shareText } from '../share/share.ts'
import { ShareMenu } from '../share/share-menu.tsx'
import { spotCrumbs } from './crumbs.ts'
import type { DetailProps } from './detail-props.ts'
import { DetailSections } from './detail-sections.tsx'
import { GalleryLayout } from './gallery-layout.tsx'
import { ListingFigures } from './listing-figures.tsx'
import { PlaceLine, StatusLine } from './listing-heading.tsx'
import { spotOffer } from './offer.ts'
import { OwnerRow } from './owner-row.tsx'
import { galleryOf, spotPictured } from './pictures.ts'
import { PriceBar } from './price-bar.tsx'
import { PricePanel } from './price-panel.tsx'
import { SimilarListings } from './similar-listings.tsx'
import { spotFacts, spotFigures } from './spot-facts.ts'

interface SpotDetailProps extends DetailProps {
  page: SpotPage
  query: OrderQuery
}

/** The page of one spot inside a channel, station, airport or theatre. */
export function SpotDetail({ page, query, path, today }: SpotDetailProps) {
  const { listing, category, spot, similar } = page
  const spec = mediaSpec(category)
  const offer = spotOffer(spot, listing, page.calendars)
  const facts = spotFacts(spot, listing)
  const figures = spotFigures(facts)
  const order = fitOrder(offer.rate, query)
  const subject = enquirySubject(listing, spot)
  const ordered = withOrder(subject, offer.rate, order)
  useReturnedEnquiry(ordered)
  const title = `${spot.name}, ${listing.title}`
  return (
    <GalleryLayout
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
      bar={<PriceBar offer={offer} subject={ordered} path={path} />}
      similar={<SimilarListings title={`Similar ${spec.noun[1]}`} listings={similar} today={today} />}
    >
      <header>
        <div className="flex items-start justify-between gap-4">
          <StatusLine availability={spot.availability} type={spot.type} id={listing.ref} today={today} />
          <ShareMenu text={shareText(title, whereText(listing))} path={path} />
        </div>
        <h1 className="mt-3 text-2xl wrap-anywhere lg:text-3xl">{spot.name}</h1>
        <p className="mt-2 mb-2 text-ink-2">
          Part of <TextLink to={listingPath(listing)}>{listing.title}</TextLink>
        </p>
        <PlaceLine listing={listing} />
      </header>
      <div className="mt-6">
        <OwnerRow owner={listing.owner} subject={subject} path={path} />
      </div>
      {figures.length > 0 && (
        <div className="pt-6">
          <ListingFigures facts={figures} />
        </div>
      )}
      <p className="max-w-[64ch] pt-6 text-ink-2 wrap-anywhere">{listing.description}</p>
      <div className="mt-10 space-y-10">
        <DetailSections
          listing={listing}
          map={null}
          metrics={listing.metrics}
          specifications={[...facts, { label: 'Lead time', value: spec.leadTime }]}
          features={spot.features.length > 0 ? spot.features : listing.features}
          runs={offer.runs}
          today={today}
        />
      </div>
    </GalleryLayout>
  )
}
