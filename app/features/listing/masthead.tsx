import type { ListingPage } from '../../../worker/domain/catalogue/pages.ts'
import { mediaSpec } from '../../../worker/domain/catalogue/registry/media.ts'
import type { CivilDate } from '../../../worker/domain/dates.ts'
import { whereText } from '../../../worker/domain/places/coverage.ts'
import { FRAME_SIZE } from '../../art/picture.ts'
import { Figures } from '../../ui/figures.tsx'
import type { EnquirySubject } from '../enquiry/subject.ts'
import { mediaFacts } from '../media-facts/facts.tsx'
import { shareText } from '../share/share.ts'
import { ShareMenu } from '../share/share-menu.tsx'
import { SaveButton } from '../shortlist/save-button.tsx'
import { ActionLinks } from './action-links.tsx'
import { ListingTitle, PlaceLine, StatusLine } from './listing-heading.tsx'
import { pictureOf } from './pictures.ts'
import { spotsLook } from './spots-look.tsx'

interface MastheadProps {
  page: ListingPage
  subject: EnquirySubject
  path: string
  today: CivilDate
}

/** The heading of a channel, station, airport, theatre or magazine: name, figures and one picture. */
export function Masthead({ page, subject, path, today }: MastheadProps) {
  const { listing } = page
  const look = spotsLook(listing.category)
  const { actions } = mediaSpec(page.category)
  return (
    <header className={`grid gap-6 lg:gap-12 ${look.columns}`}>
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-4">
          <StatusLine availability={listing.availability} type={listing.type} id={listing.ref} today={today} />
          <div className="flex shrink-0">
            <SaveButton listing={listing} look="line" />
            <ShareMenu text={shareText(listing.title, whereText(listing))} path={path} />
          </div>
        </div>
        <div className="mt-3 flex items-center gap-4">
          {look.tile?.(listing)}
          <div className="min-w-0">
            <ListingTitle listing={listing} />
            {look.line ? (
              <p className="mt-1 text-sm text-ink-2">{look.line(page)}</p>
            ) : (
              <div className="mt-2">
                <PlaceLine listing={listing} />
              </div>
            )}
          </div>
        </div>
        <p className="mt-4 max-w-[60ch] text-ink-2 wrap-anywhere">{listing.description}</p>
        <div className="mt-6">
          <Figures facts={mediaFacts(listing.category).figures(listing)} />
        </div>
        {actions.length > 0 && (
          <div className="mt-6 flex flex-wrap gap-2.5">
            <ActionLinks actions={actions} listing={listing} subject={subject} next={path} />
          </div>
        )}
      </div>
      <div className={`self-start overflow-hidden rounded-card bg-surface-3 ${look.picture}`}>
        <img
          src={pictureOf(listing, 'wide')}
          alt={`${listing.title}, the whole scene`}
          {...FRAME_SIZE.wide}
          fetchPriority="high"
          className="size-full object-cover"
        />
      </div>
    </header>
  )
}
