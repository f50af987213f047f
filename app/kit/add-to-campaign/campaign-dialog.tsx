import { CircleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { issuesOfSearch } from '../../../worker/catalogue/rules/availability/issues.ts'
import { rangeIn } from '../../../worker/catalogue/rules/availability/range.ts'
import type { Order } from '../../../worker/catalogue/rules/rate.ts'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSearch } from '../../ui/use-range.ts'
import { keptInput } from '../session/kept-input.ts'
import { seeAccount } from '../session/local-session.ts'
import { CampaignForm } from './campaign-form.tsx'
import { useSelectedItem } from './campaigns.queries.ts'
import { SpotForm } from './spot-form.tsx'
import { Draft, firstDraft, keptDraft } from './wanted.ts'

interface CampaignDialogProps {
  /** Label of the pressed button, the title of the dialog. */
  title: string
  /**
   * True for Book Now: a new campaign with only this item, which is sent next. Otherwise the user chooses a campaign.
   */
  isBooking: boolean
  user: CurrentUser
  /** Resource: `listing`, or `listing:spot`. */
  resource: string
  /** Order in the price panel, for a button inside of one. */
  asked?: Order | undefined
  next: string
  onClose: () => void
}

/**
 * Dialog of Add to Campaign and Book Now. It fetches the item at today's terms, then fills the form from the page and
 * from stored input.
 */
export function CampaignDialog({ title, isBooking, user, resource: named, asked, next, onClose }: CampaignDialogProps) {
  const [resource, setResource] = useState(() => {
    // Stored input belongs to its account.
    seeAccount(user)
    return named
  })
  const { data: item, error, mutate } = useSelectedItem(resource)
  const search = useSearch()
  const kept = `${isBooking ? 'book' : 'campaign'} ${resource}`
  if (!item) {
    return (
      <Waiting title={title}>
        {error ? (
          <ErrorState
            icon={CircleAlert}
            heading="h3"
            title="This listing could not be loaded"
            actions={<Button onPress={() => mutate()}>Try again</Button>}
          />
        ) : (
          <div aria-busy="true" className="space-y-3">
            <Skeleton className="w-2/3" />
            <Skeleton className="w-1/2" />
          </div>
        )}
      </Waiting>
    )
  }
  if ('spots' in item) return <SpotForm title={title} choice={item} onChoose={setResource} />
  const page = { range: rangeIn(search), issues: issuesOfSearch(search), asked }
  const first = keptDraft(keptInput(kept, Draft), firstDraft(item, page))
  return (
    <CampaignForm
      title={title}
      isBooking={isBooking}
      item={item}
      first={first}
      kept={kept}
      next={next}
      onClose={onClose}
      onStale={() => mutate()}
    />
  )
}

const Waiting = ({ title, children }: { title: string; children: ReactNode }) => (
  <Dialog
    title={title}
    footer={
      <Button slot="close" variant="outline">
        Cancel
      </Button>
    }
  >
    {children}
  </Dialog>
)
