import { Plus, X } from 'lucide-react'
import { withRange } from '../../../worker/domain/availability/range.ts'
import { type Compared, MAX_COMPARED } from '../../../worker/domain/catalogue/compare.ts'
import { comparePath, listingPath } from '../../../worker/domain/catalogue/paths.ts'
import type { CivilDate } from '../../../worker/domain/dates.ts'
import { FRAME_SIZE, sceneUrl } from '../../art/picture.ts'
import { RouterLink } from '../../ui/router-link.tsx'
import { useRange } from '../../ui/use-range.ts'
import { variants } from '../../ui/variants.ts'
import { VerifiedMark } from '../../ui/verified-mark.tsx'
import { CampaignLink } from '../enquiry/campaign-link.tsx'
import { enquirySubject } from '../enquiry/subject.ts'
import { AvailabilityBadge } from '../listing-card/availability-badge.tsx'
import { areaAndCity } from './area-and-city.ts'
import { type ComparisonCell, type ComparisonRow, compareRows } from './rows.ts'

interface CompareTableProps {
  places: readonly Compared[]
  today: CivilDate
}

const tableStyles = variants({
  slots: {
    table: 'w-full table-fixed border-collapse',
    row: 'border-b border-line',
    // The name of a row stays in sight while the columns pass behind it.
    head: 'sticky left-0 z-10 px-5 py-3.5 text-left align-top text-xs font-medium text-ink-3 md:pl-3 md:text-sm',
    cell: 'px-3 py-3.5 align-top wrap-anywhere md:px-5',
    value: 'num',
  },
  variants: {
    isKey: {
      true: { row: 'bg-surface-2', head: 'bg-surface-2', value: 'text-lg font-bold' },
      false: { head: 'bg-bg', value: 'text-sm font-semibold' },
    },
    // A column never gets narrower than a status and a price can bear: 200 px next to the row names and the way to add.
    columns: {
      1: { table: 'min-w-116' },
      2: { table: 'min-w-166' },
      3: { table: 'min-w-216' },
      4: { table: 'min-w-265' },
    },
  },
})

const columnsOf = (count: number) => (count >= MAX_COMPARED ? 4 : count === 3 ? 3 : count === 2 ? 2 : 1)

/** Places side by side, one a column. On a phone the table moves inside its own region; the row names stay. */
export function CompareTable({ places, today }: CompareTableProps) {
  const ids = places.map(({ id }) => id)
  const hasRoom = places.length < MAX_COMPARED
  const range = useRange()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
    <section aria-label="Comparison" tabIndex={0} className="relative -mx-5 mt-7 overflow-x-auto md:mx-0">
      <table className={tableStyles({ columns: columnsOf(places.length) }).table()}>
        <thead>
          <tr>
            <td className="sticky left-0 z-10 w-28 bg-bg md:w-40" />
            {places.map((place) => (
              <th key={place.id} scope="col" className="px-3 pb-5 text-left align-top font-normal md:px-5">
                <PlaceHead place={place} others={ids.filter((id) => id !== place.id)} today={today} />
              </th>
            ))}
            {hasRoom && (
              <td className="w-36 px-3 pb-5 align-top md:pr-0">
                <AddPlace />
              </td>
            )}
          </tr>
        </thead>
        <tbody>
          {compareRows(places, today, range).map((row) => (
            <CompareRow key={row.label} row={row} places={places} hasRoom={hasRoom} />
          ))}
          <tr>
            <td className="sticky left-0 z-10 bg-bg" />
            {places.map((place, at) => (
              <td key={place.id} className="px-3 py-5 md:px-5">
                <CampaignLink
                  subject={enquirySubject(place)}
                  next={withRange(listingPath(place), range)}
                  about={place.title}
                  variant={at === 0 ? 'accent' : 'outline'}
                  className="w-full max-w-80 max-md:px-2"
                />
              </td>
            ))}
            {hasRoom && <td />}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

interface PlaceHeadProps {
  place: Compared
  /** What stays when this one is taken out. */
  others: readonly string[]
  today: CivilDate
}

function PlaceHead({ place, others, today }: PlaceHeadProps) {
  const range = useRange()
  return (
    <div className="max-w-80">
      <img
        src={place.photos[0] ?? sceneUrl(place)}
        alt=""
        {...FRAME_SIZE.card}
        className="aspect-4/3 w-full rounded-card bg-surface-3 object-cover"
      />
      {/* A picture this small has nothing written on it: its status and the button to remove it are below. */}
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
        </div>
        <RouterLink
          to={withRange(comparePath(others), range)}
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

const AddPlace = () => (
  <RouterLink
    to={withRange('/discover', useRange())}
    className="grid min-h-44 w-full place-content-center justify-items-center gap-2 rounded-card border border-dashed border-line-strong text-sm font-semibold text-ink-2 hover:bg-surface-2 focus-visible:-outline-offset-2"
  >
    <Plus aria-hidden className="size-6 text-ink-3" strokeWidth={1.75} />
    Add a place
  </RouterLink>
)

function CompareRow({ row, places, hasRoom }: { row: ComparisonRow; places: readonly Compared[]; hasRoom: boolean }) {
  const styles = tableStyles({ isKey: row.isKey })
  return (
    <tr className={styles.row()}>
      <th scope="row" className={styles.head()}>
        {row.label}
      </th>
      {row.cells.map((cell, at) => (
        <td key={places[at]?.id} className={styles.cell()}>
          <CellText cell={cell} className={styles.value()} />
        </td>
      ))}
      {hasRoom && <td />}
    </tr>
  )
}

function CellText({
  cell: { value, unit, note, praise, isVerified },
  className,
}: {
  cell: ComparisonCell
  className: string
}) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className={className}>
          {value}
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
