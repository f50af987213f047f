import { useEffect, useEffectEvent, useState } from 'react'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import type { CalendarRow, OwnerCalendar } from '../../../../worker/supply/calendar/calendar.server.ts'
import type { BlockKind } from '../../../../worker/supply/rules/calendar/block.ts'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { ListingMarks } from '../../../kit/listing-card/listing-marks.tsx'
import type { Refusal } from '../../../kit/mutation/refusal.ts'
import { Checkbox, CheckboxGroup } from '../../../ui/checkbox.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { BLOCK_NAMES, BlockFields, FREE_ONLY, readBlock } from './block-fields.tsx'
import { useFoundListings } from './calendar.queries.ts'
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
  calendar: OwnerCalendar
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

/** Number of visible rows of the box. */
const IN_SIGHT = 4

/** Listings of an owner from which on the box has a search. */
const MANY = 6

interface OfferedListings {
  rows: readonly CalendarRow[]
  /** Number of all that match, where there are more than these; else null. */
  outOf: number | null
  /** Message in place of the rows. */
  notice: string | null
}

/** Listings that the box offers: those of the page, or those found by a text. */
function useOffered({ owner, rows, listings }: OwnerCalendar, text: string): OfferedListings {
  const { found, isLoading, hasFailed } = useFoundListings(owner.id, text)
  if (text.trim() === '')
    return { rows: rows.filter(canBlock), outOf: listings > rows.length ? listings : null, notice: null }
  if (hasFailed) return { rows: [], outOf: null, notice: 'The search failed. Type again.' }
  if (!found) return { rows: [], outOf: null, notice: 'Searching' }
  const open = found.rows.filter(canBlock)
  return {
    rows: open,
    outOf: found.total > found.rows.length ? found.total : null,
    notice: open.length > 0 ? null : isLoading ? 'Searching' : 'No listing with days to block matches.',
  }
}

function countText(shown: number, outOf: number | null): string | undefined {
  if (outOf !== null) return `${formatNumber(shown)} of ${formatNumber(outOf)} listings. Search for the others.`
  return shown > IN_SIGHT ? `${formatNumber(shown)} listings. Scroll for the others.` : undefined
}

/** Dialog that blocks days of one or several listings. */
export function BlockDialog({ calendar, start, today, onClose }: BlockDialogProps) {
  const [chosen, setChosen] = useState(calendar.rows.filter(({ id }) => start.listings.includes(id)))
  const [search, setSearch] = useState('')
  const offered = useOffered(calendar, search)
  const listings = chosen.map(({ id }) => id)
  // Selected listings stay in sight, those found in their place.
  const shown = [...chosen.filter(({ id }) => !offered.rows.some((row) => row.id === id)), ...offered.rows]
  const [single] = chosen
  const spots = chosen.length === 1 && single !== undefined ? single.spots : []

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
      {calendar.listings > MANY && (
        <SearchInput
          label="Find listings"
          placeholder="Find listings by name or reference"
          name=""
          value={search}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => setSearch(target.value)}
          // Enter would block the days of what is selected.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <CheckboxGroup
        label="Listings"
        name="resources"
        value={[...listings]}
        onChange={(value) => {
          form.set({ spot: '' })
          setChosen(shown.filter(({ id }) => value.includes(id)))
        }}
        validationBehavior="aria"
        isInvalid={form.problemOf('resources') !== undefined}
        errorMessage={form.problemOf('resources')}
        className="max-h-52 overflow-y-auto rounded-md border border-line p-3"
        description={countText(shown.length, offered.outOf)}
      >
        {shown.map((row) => (
          <Checkbox key={row.id} value={row.id}>
            <ListingPicture row={row} className="h-9 w-12 rounded-xs" />
            <span className="min-w-0">
              {row.title}
              {row.spots.length > 0 && `, all ${row.spots.length} spots`}
              <ListingMarks listing={row} />
            </span>
          </Checkbox>
        ))}
        <p role="status" className="text-xs text-ink-2">
          {offered.notice}
        </p>
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
