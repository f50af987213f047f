import type { ReactNode } from 'react'
import type { To } from 'react-router'
import { isAvailable } from '../../../worker/catalogue/rules/availability.ts'
import type { Spot } from '../../../worker/catalogue/rules/listing.ts'
import { issueLimitText } from '../../../worker/catalogue/rules/printed.ts'
import { describeMinimum, describePrice } from '../../../worker/catalogue/rules/rate.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import { EnquiryLink } from '../../kit/enquiry/enquiry-link.tsx'
import type { EnquirySubject } from '../../kit/enquiry/subject.ts'
import { AvailabilityBadge } from '../../kit/listing-card/availability-badge.tsx'
import { Card } from '../../ui/card.tsx'
import { RouterLink } from '../../ui/router-link.tsx'

export interface SpotColumn {
  label: string
  cell: (spot: Spot) => ReactNode
  /** True when the value explains itself, so that the label is for screen readers only. */
  isPlain?: boolean
}

interface SpotTableProps {
  spots: readonly Spot[]
  /** Facts under the name of a spot. */
  columns: readonly SpotColumn[]
  picture?: (spot: Spot) => ReactNode
  /** Address that selects a spot for the panel. */
  choose: (spot: Spot) => To
  /** Path of the spot's page. */
  linkTo?: (spot: Spot) => To
  /** Button in each row, labelled by the trade. */
  book?: { label: string; subject: (spot: Spot) => EnquirySubject; next: (spot: Spot) => string }
  chosen?: string | undefined
  /** Plural noun of the spots: `spots`. */
  noun: string
  today: CivilDate
}

/** Number of visible rows of a folded table, and the largest table that is not folded. */
const SHOWN = 6
const MAX_UNFOLDED = 8

/**
 * Table of spots with their prices. Choosing one shows its price in the panel; rows after the first ones are folded,
 * unless one of them is chosen.
 */
export function SpotTable({ spots, noun, ...row }: SpotTableProps) {
  const shown = spots.length > MAX_UNFOLDED ? SHOWN : spots.length
  const rest = spots.slice(shown)
  return (
    <Card className="overflow-hidden">
      <Rows {...row} spots={spots.slice(0, shown)} />
      {rest.length > 0 && (
        <details className="group" open={rest.some(({ id }) => id === row.chosen)}>
          <summary className="cursor-pointer list-none border-t border-line py-3 text-center text-sm font-semibold text-link group-open:hidden hover:bg-surface-2 focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
            Show all {spots.length} {noun}
          </summary>
          <div className="border-t border-line">
            <Rows {...row} spots={rest} />
          </div>
        </details>
      )}
    </Card>
  )
}

type RowsProps = Omit<SpotTableProps, 'noun'>

const Rows = ({ spots, ...row }: RowsProps) => (
  <ul className="divide-y divide-line">
    {spots.map((spot) => (
      <SpotRow key={spot.id} spot={spot} {...row} />
    ))}
  </ul>
)

function SpotRow({ spot, columns, picture, book, chosen, today, ...links }: Omit<RowsProps, 'spots'> & { spot: Spot }) {
  const { amount, unit } = describePrice(spot.rate, spot.seconds)
  const limit = issueLimitText(spot)
  return (
    <li
      className={`group relative flex flex-wrap items-center gap-x-3.5 gap-y-1 py-2 pr-4 pl-3.5 ${rowLook(spot, chosen, today)}`}
    >
      <SpotLinks spot={spot} isChosen={spot.id === chosen} {...links} picture={picture?.(spot)}>
        <dl className="num mt-0.5 flex flex-wrap gap-x-3 text-xs text-ink-3">
          {columns.map(({ label, cell, isPlain }) => {
            const value = cell(spot)
            return value === null || value === '' || value === undefined || value === false ? null : (
              <div key={label} className="flex min-w-0 gap-1">
                <dt className={isPlain ? 'sr-only' : 'shrink-0'}>{label}</dt>
                <dd className="min-w-0 wrap-anywhere">{value}</dd>
              </div>
            )
          })}
        </dl>
      </SpotLinks>
      {/* On phones on a line of its own. */}
      <div className="flex items-center gap-x-4 gap-y-2 max-md:w-full max-md:flex-wrap max-md:justify-between max-md:pl-8.5">
        <div className="num text-xs text-ink-3 md:w-44">
          <AvailabilityBadge availability={spot.availability} today={today} />
          <p className="mt-0.5">{[limit, `from ${describeMinimum(spot.rate)}`].filter(Boolean).join(', ')}</p>
        </div>
        <p className="num text-right text-xs text-ink-3 md:min-w-26">
          <span className="block text-base leading-6 font-bold text-ink">{formatMoney(amount)}</span> {unit}
        </p>
        {book && (
          <EnquiryLink
            intent="book"
            label={book.label}
            subject={book.subject(spot)}
            next={book.next(spot)}
            variant="outline"
            size="sm"
            className="relative max-md:w-full"
          >
            {book.label}
            <span className="sr-only">, {spot.name}</span>
          </EnquiryLink>
        )}
      </div>
    </li>
  )
}

interface SpotLinksProps extends Pick<SpotTableProps, 'choose' | 'linkTo'> {
  spot: Spot
  isChosen: boolean
  picture: ReactNode
  /** Content under the name. */
  children: ReactNode
}

/** Links of a row: the whole row selects the spot; its name does the same, or opens the spot's page. */
function SpotLinks({ spot, isChosen, choose, linkTo, picture, children }: SpotLinksProps) {
  const chooses = {
    to: choose(spot),
    preventScrollReset: true,
    replace: true,
    'aria-current': isChosen ? ('true' as const) : undefined,
  }
  const wide = 'after:absolute after:inset-0'
  const circle = (
    <span
      aria-hidden
      className={`grid size-5 place-items-center rounded-full border-2 bg-surface ${isChosen ? 'border-brand' : 'border-line-field'}`}
    >
      {isChosen && <span className="size-2.5 rounded-full bg-brand" />}
    </span>
  )
  return (
    <>
      {linkTo ? (
        <RouterLink {...chooses} aria-label={`Price ${spot.name}`} className={`shrink-0 rounded-full ${wide}`}>
          {circle}
        </RouterLink>
      ) : (
        circle
      )}
      {picture && <span className="w-14 shrink-0 overflow-hidden rounded-md bg-surface-3 md:w-17">{picture}</span>}
      <div className="min-w-0 flex-1">
        <p className="font-bold wrap-anywhere">
          {linkTo ? (
            <RouterLink
              to={linkTo(spot)}
              className="relative z-1 rounded-xs underline-offset-2 hover:underline pointer-coarse:py-2.5"
            >
              {spot.name}
            </RouterLink>
          ) : (
            <RouterLink {...chooses} className={`rounded-xs underline-offset-2 hover:underline ${wide}`}>
              {spot.name}
            </RouterLink>
          )}
        </p>
        {children}
      </div>
    </>
  )
}

/** The selected spot is tinted; a sold-out spot without a date is dimmed. */
function rowLook({ id, availability }: Spot, chosen: string | undefined, today: CivilDate): string {
  if (id === chosen) return 'bg-select/60'
  const isSoldOut = !isAvailable(availability, today) && availability.nextAvailable === null
  return isSoldOut ? 'text-ink-3 hover:bg-surface-2' : 'hover:bg-surface-2'
}
