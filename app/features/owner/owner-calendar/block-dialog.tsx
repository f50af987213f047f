import { type SubmitEvent, useId, useState } from 'react'
import { listingMarks } from '../../../../worker/catalogue/rules/listing-marks.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import type { CalendarRow } from '../../../../worker/supply/calendar/calendar.server.ts'
import { ListingMarks } from '../../../kit/listing-card/listing-marks.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox, CheckboxGroup } from '../../../ui/checkbox.tsx'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { BlockFields, type BlockTexts } from './block-fields.tsx'
import { RefusedDays } from './refused-days.tsx'
import type { Blocking } from './use-blocking.ts'
import { ListingPicture } from './year-grid.tsx'

/** Initial values of the dialog. */
export interface BlockStart extends BlockTexts {
  listings: readonly string[]
}

interface BlockDialogProps {
  rows: readonly CalendarRow[]
  start: BlockStart
  today: CivilDate
  blocking: Blocking
  onClose: () => void
}

const NONE: Readonly<Record<string, string>> = {}

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
export function BlockDialog({ rows, start, today, blocking, onClose }: BlockDialogProps) {
  const id = useId()
  const [texts, setTexts] = useState<BlockTexts>(start)
  const [listings, setListings] = useState<readonly string[]>(start.listings)
  const [spot, setSpot] = useState('')
  const [search, setSearch] = useState('')
  const { refusal, isPending, block, clear } = blocking
  const fields = refusal?.fields ?? NONE
  const open = rows.filter(canBlock)
  const chosen = open.filter((row) => listings.includes(row.id))
  const [single] = chosen
  const hasSpots = chosen.length === 1 && single !== undefined && single.spots.length > 0
  const words = search.trim().toLowerCase()
  const found = open.filter((row) => nameOf(row).toLowerCase().includes(words) || listings.includes(row.id))
  const capacity = capacityOf(chosen, hasSpots ? spot : '')

  function change(part: Partial<BlockTexts>) {
    clear()
    setTexts((before) => ({ ...before, ...part }))
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const isDone = await block({
      resources: hasSpots && spot ? [spot] : [...listings],
      spans: [{ from: texts.from, until: texts.until }],
      // The whole capacity of each row by default.
      ...(capacity !== null && texts.quantity > 0 && { quantity: Math.min(texts.quantity, capacity) }),
      kind: texts.kind,
      note: texts.note,
    })
    if (isDone) onClose()
  }

  return (
    <Modal isOpen onOpenChange={(isOpen) => !isOpen && onClose()} isDismissable={!isPending}>
      <Dialog
        title="Block dates"
        footer={
          <>
            {refusal && (
              <RefusedDays
                refusal={refusal}
                today={today}
                isPending={isPending}
                onBlock={async (rest) => (await block(rest)) && onClose()}
              />
            )}
            <Button slot="close" variant="outline" isDisabled={isPending}>
              Not now
            </Button>
            <SubmitButton form={id} isPending={isPending} pendingLabel="Blocking">
              Block the days
            </SubmitButton>
          </>
        }
      >
        <form id={id} noValidate aria-label="Block dates" onSubmit={send} className="grid gap-4">
          {open.length > 6 && (
            <TextField label="Filter listings" value={search} onChange={setSearch} isOptional autoComplete="off" />
          )}
          <CheckboxGroup
            label="Listings"
            value={[...listings]}
            onChange={(value) => {
              clear()
              setSpot('')
              setListings(value)
            }}
            validationBehavior="aria"
            isInvalid={'resources' in fields}
            errorMessage={fields.resources}
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
          {hasSpots && (
            <NativeSelect
              label="Spot"
              value={spot}
              onChange={(event) => setSpot(event.target.value)}
              options={[
                { value: '', label: `All ${single.spots.length} spots` },
                ...single.spots.map(({ resource, name }) => ({ value: resource, label: name })),
              ]}
            />
          )}
          <BlockFields texts={texts} onChange={change} fields={fields} capacity={capacity ?? 1} isWide today={today} />
          {capacity === null && <p className="text-xs text-ink-2">The full capacity of each is blocked.</p>}
        </form>
      </Dialog>
    </Modal>
  )
}
