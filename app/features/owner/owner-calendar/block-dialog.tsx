import { useEffect, useEffectEvent, useState } from 'react'
import { listingMarks } from '../../../../worker/catalogue/rules/listing-marks.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import type { CalendarRow } from '../../../../worker/supply/calendar/calendar.server.ts'
import type { BlockKind } from '../../../../worker/supply/rules/calendar/block.ts'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { ListingMarks } from '../../../kit/listing-card/listing-marks.tsx'
import type { Refusal } from '../../../kit/mutation/refusal.ts'
import { Checkbox, CheckboxGroup } from '../../../ui/checkbox.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { BLOCK_NAMES, BlockFields, FREE_ONLY, readBlock } from './block-fields.tsx'
import { TakenDays } from './taken-days.tsx'
import { useBlocking } from './use-blocking.ts'
import { ListingPicture } from './year-grid.tsx'

/** Initial values of the dialog. */
export interface BlockStart {
  listings: readonly string[]
  from: string
  until: string
  kind: BlockKind
  /** Quantity; the whole capacity without it. */
  quantity?: number
  /** Refusal of the same block, sent without the dialog. */
  refusal?: Refusal
}

interface BlockDialogProps {
  rows: readonly CalendarRow[]
  start: BlockStart
  today: CivilDate
  onClose: () => void
}

const canBlock = ({ soldOut, capacity, spots }: CalendarRow) =>
  !soldOut && (capacity !== null || spots.some((spot) => spot.capacity !== null))

/** Capacity per day of some rows; null when it differs. */
function capacityOf(rows: readonly CalendarRow[], spot: string): number | null {
  const all = rows.flatMap((row) =>
    row.spots.length > 0
      ? row.spots.filter(({ resource }) => spot === '' || resource === spot).map(({ capacity }) => capacity ?? 1)
      : [row.capacity ?? 1],
  )
  const [first = 1] = all
  return all.every((capacity) => capacity === first) ? first : null
}

const nameOf = (row: CalendarRow) => `${row.title}, ${listingMarks(row)}`

/** Number of visible rows of the box. */
const IN_SIGHT = 4

/** Dialog that blocks days of one or several listings. */
export function BlockDialog({ rows, start, today, onClose }: BlockDialogProps) {
  const [listings, setListings] = useState<readonly string[]>(start.listings)
  const [search, setSearch] = useState('')
  const open = rows.filter(canBlock)
  const chosen = open.filter((row) => listings.includes(row.id))
  const [single] = chosen
  const spots = chosen.length === 1 && single !== undefined ? single.spots : []
  const words = search.trim().toLowerCase()
  const found = open.filter((row) => nameOf(row).toLowerCase().includes(words) || listings.includes(row.id))

  const form = useForm({
    ...useBlocking(),
    names: BLOCK_NAMES,
    initial: { from: start.from, until: start.until, kind: start.kind, note: '', quantity: `${start.quantity ?? ''}` },
    read({ spot = '', quantity = '', ...texts }) {
      const capacity = capacityOf(chosen, spot)
      const resources = spot ? [spot] : listings
      // The whole capacity of each row by default.
      const some = capacity !== null && quantity !== '' && { quantity: Math.min(Number(quantity), capacity) }
      return readBlock(texts, { resources, ...some }, today)
    },
    onDone: onClose,
  })
  const capacity = capacityOf(chosen, form.texts.spot ?? '')

  const showRefusal = useEffectEvent(() => start.refusal && form.setRefusal(start.refusal))
  useEffect(() => void showRefusal(), [])

  return (
    <FormDialog
      form={form}
      title="Block dates"
      action="Block the days"
      pendingLabel="Blocking"
      onClose={onClose}
      remedy={
        <TakenDays
          refusal={form.refusal}
          today={today}
          isPending={form.isPending}
          onBlock={() => void form.submit({ ...form.texts, ...FREE_ONLY })}
        />
      }
    >
      {open.length > 6 && <TextField label="Filter listings" value={search} onChange={setSearch} autoComplete="off" />}
      <CheckboxGroup
        label="Listings"
        name="resources"
        value={[...listings]}
        onChange={(value) => {
          form.set({ spot: '' })
          setListings(value)
        }}
        validationBehavior="aria"
        isInvalid={form.problemOf('resources') !== undefined}
        errorMessage={form.problemOf('resources')}
        className="max-h-52 overflow-y-auto rounded-md border border-line p-3"
        description={found.length > IN_SIGHT ? `${found.length} listings. Scroll for the others.` : undefined}
      >
        {found.map((row) => (
          <Checkbox key={row.id} value={row.id}>
            <ListingPicture row={row} className="h-9 w-12 rounded-xs" />
            <span className="min-w-0">
              {row.title}
              {row.spots.length > 0 && `, all ${row.spots.length} spots`}
              <ListingMarks listing={row} />
            </span>
          </Checkbox>
        ))}
        {found.length === 0 && <p className="text-xs text-ink-2">Nothing on this page matches.</p>}
      </CheckboxGroup>
      {spots.length > 0 && (
        <NativeSelect
          label="Spot"
          {...form.plain('spot')}
          options={[
            { value: '', label: `All ${spots.length} spots` },
            ...spots.map(({ resource, name }) => ({ value: resource, label: name })),
          ]}
        />
      )}
      <BlockFields form={form} capacity={capacity ?? 1} isWide today={today} />
      {capacity === null && <p className="text-xs text-ink-2">The full capacity of each is blocked.</p>}
      {/* A part of the form, so that blocking the free days is asked for each time. */}
      <input type="hidden" name="freeOnly" value="" />
    </FormDialog>
  )
}
