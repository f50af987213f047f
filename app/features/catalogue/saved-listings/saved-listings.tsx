import { CloudOff } from 'lucide-react'
import { useState } from 'react'
import { MAX_COMPARED } from '../../../../worker/catalogue/rules/compare.ts'
import type { ListingSummary } from '../../../../worker/catalogue/rules/listing.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { CampaignLink } from '../../../kit/enquiry/campaign-link.tsx'
import { enquirySubject } from '../../../kit/enquiry/subject.ts'
import { ListingCard } from '../../../kit/listing-card/listing-card.tsx'
import { removeSaved } from '../../../kit/shortlist/save-button.tsx'
import { type Saved, unsave } from '../../../kit/shortlist/shortlist.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { chosenOf, toggled } from './choice.ts'
import { CompareBar } from './compare-bar.tsx'
import { useSavedListings } from './shortlist.queries.ts'
import { ShortlistSkeleton } from './shortlist-skeleton.tsx'

interface SavedListingsProps {
  saved: readonly Saved[]
  today: CivilDate
}

/** Saved listings as cards, each with a checkbox for the comparison and a remove button. */
export function SavedListings({ saved, today }: SavedListingsProps) {
  const { listings, isLoading, isFresh, error, retry } = useSavedListings(saved)
  const [ticked, setTicked] = useState<readonly string[] | null>(null)
  const listed = listings.map(({ id }) => id)
  const chosen = chosenOf(listed, ticked)
  const gone = isFresh && !error ? saved.filter(({ id }) => !listed.includes(id)) : []

  if (isLoading) return <ShortlistSkeleton />
  if (error && listings.length === 0) {
    return (
      <div className="mt-7">
        <ErrorState
          icon={CloudOff}
          title="Your shortlist could not be loaded"
          actions={<Button onPress={retry}>Try again</Button>}
        >
          The places are still saved in this browser.
        </ErrorState>
      </div>
    )
  }
  return (
    <>
      {gone.length > 0 && <Gone saved={gone} />}
      {listings.length > 0 && <CompareBar chosen={chosen} />}
      <ul className="mt-7 grid grid-cols-1 gap-x-6 gap-y-9 xs:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {listings.map((listing) => (
          <li key={listing.id} className="flex min-w-0 flex-col">
            <div className="flex-1">
              <ListingCard listing={listing} today={today} />
            </div>
            <CardControls
              listing={listing}
              isChosen={chosen.includes(listing.id)}
              isFull={chosen.length >= MAX_COMPARED}
              onToggle={() => setTicked(toggled(chosen, listing.id))}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

interface CardControlsProps {
  listing: ListingSummary
  isChosen: boolean
  /** True when the maximum number of listings is chosen. */
  isFull: boolean
  onToggle: () => void
}

function CardControls({ listing, isChosen, isFull, onToggle }: CardControlsProps) {
  return (
    <div className="mt-2">
      <CampaignLink
        subject={enquirySubject(listing)}
        next="/shortlist"
        about={listing.title}
        variant="outline"
        size="sm"
        className="w-full"
      />
      <div className="mt-2 flex items-center justify-between gap-3">
        <Checkbox isSelected={isChosen} isDisabled={isFull && !isChosen} onChange={onToggle}>
          <span>
            Compare<span className="sr-only"> {listing.title}</span>
          </span>
        </Checkbox>
        <Button variant="ghost" size="sm" className="-mr-3" onPress={() => removeSaved(listing)}>
          Remove<span className="sr-only"> {listing.title}</span>
        </Button>
      </div>
    </div>
  )
}

/** Card of a saved listing that no longer exists. */
function Gone({ saved }: { saved: readonly Saved[] }) {
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-info-soft px-4 py-2 text-sm text-info-ink">
      <p>
        {plural(saved.length, ['saved listing is no longer available.', 'saved listings are no longer available.'])}
      </p>
      <Button variant="ghost" size="sm" onPress={() => saved.map(({ id }) => unsave(id))}>
        {saved.length === 1 ? 'Remove it' : 'Remove them'}
      </Button>
    </div>
  )
}
