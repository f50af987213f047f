import { ReceiptIndianRupee } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { endOf } from '../../../../worker/catalogue/rules/availability/range.ts'
import type { ListingSummary } from '../../../../worker/catalogue/rules/listing.ts'
import { LISTINGS } from '../../../../worker/catalogue/rules/nouns.ts'
import { canonicalPath } from '../../../../worker/catalogue/rules/paths.ts'
import { addDays, type CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { DomainError } from '../../../../worker/kernel/rules/errors.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { estimatePath, estimateSignInPath, makeEstimate } from '../../../kit/estimates/estimates.queries.ts'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { ListingMarks } from '../../../kit/listing-card/listing-marks.tsx'
import { badInput } from '../../../kit/mutation/refusal.ts'
import { seemsSignedIn } from '../../../kit/session/local-session.ts'
import type { Saved } from '../../../kit/shortlist/shortlist.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useRange } from '../../../ui/use-range.ts'
import { NO_REASONS, refusedItems } from './refused-items.ts'
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
      {isOpen && <EstimateDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** After today, for the first day: most lead times are shorter. */
const LEAD_DAYS = 30

function EstimateDialog({ saved, today, onClose }: EstimateSavedProps & { onClose: () => void }) {
  const navigate = useNavigate()
  const range = useRange()
  const { listings } = useSavedListings(saved)
  const [left, setLeft] = useState<readonly string[]>([])
  const [reasons, setReasons] = useState(NO_REASONS)
  const chosen = listings.filter(({ id }) => !left.includes(id))
  const refused = chosen.filter(({ id }) => reasons.has(id))
  const form = useForm({
    initial: {
      starts: range?.from ?? addDays(today, LEAD_DAYS),
      ends: range?.until ?? endOf(addDays(today, LEAD_DAYS), { months: 1, days: 0 }),
    },
    read({ starts = '', ends = '' }) {
      if (starts !== '' && ends !== '' && ends < starts) throw badInput({ ends: 'The last day is before the first' })
      return chosen.map(({ id }) => ({ resource: id, startDate: starts, endDate: ends }))
    },
    async send(items) {
      setReasons(NO_REASONS)
      try {
        return await makeEstimate({ kind: 'selection', items })
      } catch (error) {
        const found = refusedItems(
          error,
          items.map(({ resource }) => resource),
        )
        if (found === null) throw error
        if ('days' in found) throw badInput(found.days)
        setReasons(found.reasons)
        const isOne = found.reasons.size === 1
        throw new DomainError(
          'bad_input',
          isOne
            ? '1 listing is not available on these days. Change the days, or leave it out.'
            : `${plural(found.reasons.size, LISTINGS)} are not available on these days. Change the days, or leave them out.`,
        )
      }
    },
    revalidate: false,
    onDone: (estimate) => navigate(estimatePath(estimate)),
    onRefused: ({ code }) => code === 'unauthorized' && navigate(estimateSignInPath('/shortlist')),
  })

  function leaveOut() {
    setLeft([...left, ...refused.map(({ id }) => id)])
    form.setRefusal(null)
  }

  return (
    <FormDialog
      form={form}
      title="Make an estimate"
      action="Make the estimate"
      pendingLabel="Making the estimate"
      whyNot={chosen.length === 0 && 'Choose a place first.'}
      aside={
        <p className="num w-full text-ink-2 sm:mr-auto sm:w-auto" role="status">
          {plural(chosen.length, LISTINGS)} chosen
        </p>
      }
      remedy={
        refused.length > 0 && (
          <Button variant="outline" size="sm" onPress={leaveOut}>
            Leave {refused.length === 1 ? 'it' : 'them'} out
          </Button>
        )
      }
      onClose={onClose}
    >
      <p className="text-ink-2">
        It has the price of each place on these days, with GST, and is valid for seven days. It books nothing.
      </p>
      <div className="grid gap-4 xs:grid-cols-2">
        <TextField label="First day" type="date" {...form.field('starts')} />
        <TextField label="Last day" type="date" {...form.field('ends')} />
      </div>
      <ul aria-label="Places" className="divide-y divide-line border-y border-line">
        {listings.map((listing) => (
          <Place
            key={listing.id}
            listing={listing}
            isChosen={!left.includes(listing.id)}
            reason={reasons.get(listing.id)}
            onChange={(isChosen) => setLeft(isChosen ? left.filter((id) => id !== listing.id) : [...left, listing.id])}
          />
        ))}
      </ul>
    </FormDialog>
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
