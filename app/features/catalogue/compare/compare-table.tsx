import { X } from 'lucide-react'
import { withRange } from '../../../../worker/catalogue/rules/availability/range.ts'
import { type CompareDays, type Compared, MAX_COMPARED } from '../../../../worker/catalogue/rules/compare.ts'
import { comparePath, listingPath } from '../../../../worker/catalogue/rules/paths.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { FRAME_SIZE, pictureUrl } from '../../../art/picture.ts'
import { CampaignLink } from '../../../kit/enquiry/campaign-link.tsx'
import { enquirySubject } from '../../../kit/enquiry/subject.ts'
import { Table, type TableColumn } from '../../../kit/list/table.tsx'
import { AvailabilityBadge } from '../../../kit/listing-card/availability-badge.tsx'
import { ListingMarks } from '../../../kit/listing-card/listing-marks.tsx'
import { useGstRates } from '../../../site.ts'
import { RouterLink } from '../../../ui/router-link.tsx'
import { useRange } from '../../../ui/use-range.ts'
import { variants } from '../../../ui/variants.ts'
import { VerifiedMark } from '../../../ui/verified-mark.tsx'
import { AddPlace } from './add-place.tsx'
import { areaAndCity } from './area-and-city.ts'
import { type ComparisonCell, type ComparisonRow, compareRows, isAlike } from './rows.ts'

interface CompareTableProps {
  places: readonly Compared[]
  days: CompareDays
  today: CivilDate
}

const tableStyles = variants({
  slots: {
    table: 'w-full table-fixed border-collapse',
    row: 'border-b border-line',
    // Row names are sticky while the columns scroll.
    head: 'sticky left-0 z-10 px-5 py-3.5 text-left align-top text-xs font-medium text-ink-3 md:pl-3 md:text-sm',
    cell: 'px-3 py-3.5 align-top wrap-anywhere md:px-5',
    value: 'num',
  },
  variants: {
    isKey: {
      true: { row: 'bg-surface-2', head: 'bg-surface-2', value: 'text-lg font-bold' },
      false: { head: 'bg-bg', value: 'text-sm font-semibold' },
    },
    // Minimum width of a column, 200 px, for a status and a price; plus the row names and the column that adds a
    // place.
    columns: {
      1: { table: 'min-w-116' },
      2: { table: 'min-w-166' },
      3: { table: 'min-w-216' },
      4: { table: 'min-w-265' },
    },
  },
})

const columnsOf = (count: number) => (count >= MAX_COMPARED ? 4 : count === 3 ? 3 : count === 2 ? 2 : 1)

/** Places as columns. On phones the table scrolls inside its own region; the row names stay visible. */
export function CompareTable({ places, days, today }: CompareTableProps) {
  const ids = places.map(({ id }) => id)
  const hasRoom = places.length < MAX_COMPARED
  const rows = compareRows(places, days, { today, gstRates: useGstRates() })
  const range = useRange()
  const columns: TableColumn<ComparisonRow>[] = [
    {
      key: 'label',
      label: '',
      isName: true,
      head: 'sticky left-0 z-10 w-28 bg-bg md:w-40',
      cell: ({ label }) => label,
      td: ({ isKey }) => ({ className: tableStyles({ isKey }).head() }),
    },
    ...places.map(
      (place, at): TableColumn<ComparisonRow> => ({
        key: place.id,
        label: (
          <PlaceHead
            place={place}
            without={comparePath(
              ids.filter((id) => id !== place.id),
              days,
            )}
            today={today}
          />
        ),
        head: 'px-3 pb-5 align-top font-normal md:px-5',
        cell: ({ cells, isKey }) => {
          const cell = cells[at]
          return cell && <CellText cell={cell} className={tableStyles({ isKey }).value()} />
        },
        td: ({ isKey }) => ({ className: tableStyles({ isKey }).cell() }),
      }),
    ),
    ...(hasRoom
      ? [
          {
            key: 'add',
            label: <AddPlace ids={ids} days={days} />,
            isControl: true,
            head: 'w-36 px-3 pb-5 align-top md:pr-0',
            cell: () => null,
          },
        ]
      : []),
  ]
  return (
    <div className="-mx-5 mt-7 md:mx-0">
      <Table
        className={tableStyles({ columns: columnsOf(places.length) }).table()}
        region="Comparison"
        caption="Comparison"
        columns={columns}
        rows={rows}
        keyOf={({ label }) => label}
        groupOf={({ group }) => group}
        spreadOf={(row) => alikeText(row)}
        tr={({ isKey }) => ({ className: tableStyles({ isKey }).row() })}
        foot={[
          Object.fromEntries(
            places.map((place, at) => [
              place.id,
              <div key={place.id} className="px-3 py-5 md:px-5">
                <CampaignLink
                  subject={enquirySubject(place)}
                  next={withRange(listingPath(place), range)}
                  about={place.title}
                  variant={at === 0 ? 'accent' : 'outline'}
                  className="w-full max-w-80 max-md:px-2"
                />
              </div>,
            ]),
          ),
        ]}
      />
    </div>
  )
}

interface PlaceHeadProps {
  place: Compared
  /** Address of the comparison without this place. */
  without: string
  today: CivilDate
}

function PlaceHead({ place, without, today }: PlaceHeadProps) {
  const range = useRange()
  return (
    <div className="max-w-80">
      <img
        src={pictureUrl(place)}
        alt=""
        {...FRAME_SIZE.card}
        className="aspect-4/3 w-full rounded-card bg-surface-3 object-cover"
      />
      {/* Plain picture: it is too small for text. Its status and the remove button are below. */}
      <AvailabilityBadge availability={place.availability} today={today} className="mt-3" />
      <div className="flex items-start justify-between">
        <div className="min-w-0 pt-2.5">
          <RouterLink
            to={withRange(listingPath(place), range)}
            className="block rounded-xs text-base leading-6 font-bold wrap-anywhere hover:underline hover:underline-offset-2"
          >
            {place.title}
          </RouterLink>
          <p className="text-sm text-ink-3">{areaAndCity(place)}</p>
          <ListingMarks listing={place} isPlaced={false} />
        </div>
        <RouterLink
          to={without}
          aria-label={`Remove ${place.title}`}
          preventScrollReset
          className="-mr-3 grid size-11 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-surface-2 hover:text-ink focus-visible:-outline-offset-2"
        >
          <X aria-hidden className="size-5" />
        </RouterLink>
      </div>
    </div>
  )
}

/** Value that all places share, shown once; nothing when they differ. */
function alikeText(row: ComparisonRow) {
  const alike = !row.isKey && isAlike(row) ? row.cells[0] : undefined
  return (
    alike && (
      <div className="px-3 py-3.5 text-ink-3 wrap-anywhere md:px-5">
        <p className="num text-sm">
          {alike.value} {alike.unit} <span className="text-xs">for all</span>
        </p>
        {alike.note && <p className="num mt-0.5 text-xs">{alike.note}</p>}
      </div>
    )
  )
}

function CellText({
  cell: { value, unit, note, praise, isVerified, to },
  className,
}: {
  cell: ComparisonCell
  className: string
}) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className={className}>
          {to ? (
            <RouterLink to={to} className="rounded-xs hover:underline hover:underline-offset-2">
              {value}
            </RouterLink>
          ) : (
            value
          )}
          {unit && <span className="font-normal text-ink-3"> {unit}</span>}
        </span>
        {isVerified && <VerifiedMark />}
        {praise && (
          <span className="rounded-full bg-success-soft px-2 py-0.5 text-2xs font-semibold text-success-ink">
            {praise}
          </span>
        )}
      </p>
      {note && <p className="num mt-0.5 text-xs text-ink-3">{note}</p>}
    </>
  )
}
