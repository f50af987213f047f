import { CircleAlert, ReceiptIndianRupee } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { endOf } from '../../../../worker/catalogue/rules/availability/range.ts'
import type { ListingSummary } from '../../../../worker/catalogue/rules/listing.ts'
import { LISTINGS } from '../../../../worker/catalogue/rules/nouns.ts'
import { canonicalPath } from '../../../../worker/catalogue/rules/paths.ts'
import { addDays, type CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { estimatePath, estimateSignInPath, makeEstimate } from '../../../kit/estimates/estimates.queries.ts'
import { ListingMarks } from '../../../kit/listing-card/listing-marks.tsx'
import { failureText } from '../../../kit/mutation/refusal.ts'
import { useMutation } from '../../../kit/mutation/use-mutation.ts'
import { seemsSignedIn } from '../../../kit/session/local-session.ts'
import type { Saved } from '../../../kit/shortlist/shortlist.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useRange } from '../../../ui/use-range.ts'
import { NO_ESTIMATE_REFUSAL, refusedItems } from './refused-items.ts'
import { useSavedListings } from './shortlist.queries.ts'

interface EstimateSavedProps {
  saved: readonly Saved[]
  today: CivilDate
}

/** Button and dialog for an estimate of saved places; a visitor signs in first and returns here. */
export function EstimateSaved(props: EstimateSavedProps) {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        onPress={() => (seemsSignedIn() ? setOpen(true) : void navigate(estimateSignInPath('/shortlist')))}
      >
        <ReceiptIndianRupee aria-hidden />
        Make an estimate
      </Button>
      <Modal isOpen={isOpen} onOpenChange={setOpen}>
        <EstimateDialog {...props} />
      </Modal>
    </>
  )
}

const FORM = 'estimate-of-shortlist'
/** Default first day, in days after today: longer than most lead times. */
const LEAD_DAYS = 30

function EstimateDialog({ saved, today }: EstimateSavedProps) {
  const navigate = useNavigate()
  const range = useRange()
  const { listings } = useSavedListings(saved)
  const [left, setLeft] = useState<readonly string[]>([])
  const [starts, setStarts] = useState(range?.from ?? addDays(today, LEAD_DAYS))
  const [ends, setEnds] = useState(range?.until ?? endOf(addDays(today, LEAD_DAYS), { months: 1, days: 0 }))
  const [refusal, setRefusal] = useState(NO_ESTIMATE_REFUSAL)
  const chosen = listings.filter(({ id }) => !left.includes(id))
  const refused = chosen.filter(({ id }) => refusal.reasons.has(id))

  const { run, isPending } = useMutation(
    async (items: readonly { resource: string; startDate: string; endDate: string }[]) => {
      try {
        return await makeEstimate({ kind: 'selection', items: [...items] })
      } catch (error) {
        const left = refusedItems(
          error,
          items.map(({ resource }) => resource),
        )
        setRefusal(left ?? { ...NO_ESTIMATE_REFUSAL, whole: failureText(error) })
        throw error
      }
    },
    {
      revalidate: false,
      onDone: (estimate) => navigate(estimatePath(estimate)),
      onRefused: ({ code }) => code === 'unauthorized' && navigate(estimateSignInPath('/shortlist')),
    },
  )

  function make() {
    setRefusal(NO_ESTIMATE_REFUSAL)
    if (starts !== '' && ends !== '' && ends < starts) {
      return setRefusal({ ...NO_ESTIMATE_REFUSAL, days: { ends: 'The last day is before the first' } })
    }
    return run(chosen.map(({ id }) => ({ resource: id, startDate: starts, endDate: ends })))
  }

  return (
    <Dialog
      title="Make an estimate"
      footer={
        <>
          <p className="num w-full text-ink-2 sm:mr-auto sm:w-auto" role="status">
            {plural(chosen.length, LISTINGS)} chosen
          </p>
          <Button slot="close" variant="outline">
            Cancel
          </Button>
          <SubmitButton
            form={FORM}
            isPending={isPending}
            whyNot={chosen.length === 0 && 'Choose a place first.'}
            pendingLabel="Making the estimate"
          >
            Make the estimate
          </SubmitButton>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        aria-label="Estimate"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending) void make()
        }}
      >
        <p className="text-ink-2">
          It has the price of each place on these days, with GST, and is valid for seven days. It books nothing.
        </p>
        <div className="mt-4 grid gap-4 xs:grid-cols-2">
          <TextField
            label="First day"
            name="starts"
            type="date"
            value={starts}
            onChange={setStarts}
            validationBehavior="aria"
            isInvalid={refusal.days.starts !== undefined}
            errorMessage={refusal.days.starts}
          />
          <TextField
            label="Last day"
            name="ends"
            type="date"
            value={ends}
            onChange={setEnds}
            validationBehavior="aria"
            isInvalid={refusal.days.ends !== undefined}
            errorMessage={refusal.days.ends}
          />
        </div>
        {refusal.whole && (
          <Banner icon={CircleAlert} tone="danger" role="alert" className="mt-4">
            {refusal.whole}
          </Banner>
        )}
        {refused.length > 0 && (
          <Banner
            icon={CircleAlert}
            tone="danger"
            role="alert"
            className="mt-4"
            action={
              <Button variant="outline" size="sm" onPress={() => setLeft([...left, ...refused.map(({ id }) => id)])}>
                {refused.length === 1 ? 'Leave it out' : 'Leave them out'}
              </Button>
            }
          >
            {plural(refused.length, LISTINGS)} not available on these days. Change the days, or leave it out.
          </Banner>
        )}
        <ul aria-label="Places" className="mt-4 divide-y divide-line border-y border-line">
          {listings.map((listing) => (
            <Place
              key={listing.id}
              listing={listing}
              isChosen={!left.includes(listing.id)}
              reason={refusal.reasons.get(listing.id)}
              onChange={(isChosen) =>
                setLeft(isChosen ? left.filter((id) => id !== listing.id) : [...left, listing.id])
              }
            />
          ))}
        </ul>
      </form>
    </Dialog>
  )
}

interface PlaceProps {
  listing: ListingSummary
  isChosen: boolean
  reason: string | undefined
  onChange: (isChosen: boolean) => void
}

const Place = ({ listing, isChosen, reason, onChange }: PlaceProps) => (
  <li className="py-2.5">
    <Checkbox isSelected={isChosen} onChange={onChange}>
      <span className="min-w-0 wrap-anywhere">
        {listing.title}
        <ListingMarks listing={listing} />
      </span>
    </Checkbox>
    {reason && isChosen && (
      <p className="pl-7 text-danger-ink wrap-anywhere">
        {reason}. <TextLink to={canonicalPath(listing)}>See its page</TextLink>
      </p>
    )}
  </li>
)
