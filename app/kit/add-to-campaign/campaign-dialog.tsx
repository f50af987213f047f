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
  /** The button that was pressed: the title of the dialog. */
  title: string
  /** Books: a new campaign of this one item, which is sent next. Otherwise a campaign is chosen. */
  isBooking: boolean
  user: CurrentUser
  /** `listing`, or `listing:spot`. */
  resource: string
  /** Of the price panel, where the button is in one. */
  asked?: Order | undefined
  next: string
  onClose: () => void
}

/** Add to Campaign and Book Now: what is selected is read as it is sold today, then the form is filled from the page and from what was kept. */
export function CampaignDialog({ title, isBooking, user, resource: named, asked, next, onClose }: CampaignDialogProps) {
  const [resource, setResource] = useState(() => {
    // What was typed is kept for who typed it.
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
            title="This listing could not be read"
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
