import type { ListingPage } from '../../../worker/catalogue/rules/pages.ts'
import { whereText } from '../../../worker/catalogue/rules/places/coverage.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { shareText } from '../../kit/share/share.ts'
import { ShareMenu } from '../../kit/share/share-menu.tsx'
import { SaveButton } from '../../kit/shortlist/save-button.tsx'
import { useIdentity } from '../../site.ts'
import { Gallery } from '../../ui/gallery.tsx'
import { Description } from './description.tsx'
import { ListingTitle, PlaceLine, StatusLine } from './listing-heading.tsx'
import { galleryOf } from './pictures.ts'
import { spotsLook } from './spots-look.tsx'

interface MastheadProps {
  page: ListingPage
  path: string
  today: CivilDate
}

/** Heading of a listing with spots: one picture that opens the gallery, the name and the owner's text. */
export function Masthead({ page, path, today }: MastheadProps) {
  const { listing } = page
  const look = spotsLook(listing.category)
  const site = useIdentity()
  return (
    <header className="grid gap-4 sm:grid-cols-[232px_minmax(0,1fr)] sm:gap-6">
      <Gallery {...galleryOf(listing, listing.title)} look="small" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <StatusLine availability={listing.availability} type={listing.type} id={listing.ref} today={today} />
          <div className="ml-auto flex shrink-0">
            <SaveButton listing={listing} look="line" />
            <ShareMenu text={shareText(listing.title, whereText(listing), site.name)} path={path} />
          </div>
        </div>
        <div className="mt-2 flex items-center gap-4">
          {look.tile?.(listing)}
          <div className="min-w-0">
            <ListingTitle listing={listing} />
            {look.line ? (
              <p className="mt-1 text-sm text-ink-2">{look.line(page)}</p>
            ) : (
              <div className="mt-1.5">
                <PlaceLine listing={listing} />
              </div>
            )}
          </div>
        </div>
        <div className="mt-2.5 text-sm">
          <Description text={listing.description} />
        </div>
      </div>
    </header>
  )
}
