import type { ReactNode } from 'react'
import type { To } from 'react-router'
import { isAvailable } from '../../../worker/domain/catalogue/availability.ts'
import type { Spot } from '../../../worker/domain/catalogue/listing.ts'
import { describeMinimum } from '../../../worker/domain/catalogue/rate.ts'
import type { CivilDate } from '../../../worker/domain/dates.ts'
import { formatMoney } from '../../../worker/domain/money.ts'
import { Card } from '../../ui/card.tsx'
import { RouterLink } from '../../ui/router-link.tsx'
import type { OpenEnquiry } from '../enquiry/enquiry.store.ts'
import { EnquiryLink } from '../enquiry/enquiry-link.tsx'
import type { EnquirySubject } from '../enquiry/subject.ts'
import { AvailabilityBadge } from '../listing-card/availability-badge.tsx'
import { spotPrice } from './spots.ts'

export interface SpotColumn {
  label: string
  cell: (spot: Spot) => ReactNode
  /** Aligned at the end, as figures are. */
  end?: boolean
}

interface SpotTableProps {
  spots: readonly Spot[]
  /** Between the name and the price. */
  columns: readonly SpotColumn[]
  name: string
  price: string
  /** Label of the button in each row, and what it asks for. */
  action: string
  intent: OpenEnquiry['intent']
  subject: (spot: Spot) => EnquirySubject
  /** The link of a spot's name, and the page of its button. */
  linkTo: (spot: Spot) => To
  next: (spot: Spot) => string
  chosen?: string | undefined
  today: CivilDate
}

/** Spots with their prices: a table on wide screens, else a list. */
export function SpotTable(props: SpotTableProps) {
  return (
    <Card className="overflow-hidden">
      <WideTable {...props} />
      <ul className="divide-y divide-line md:hidden">
        {props.spots.map((spot) => (
          <NarrowRow key={spot.id} spot={spot} {...props} />
        ))}
      </ul>
    </Card>
  )
}

function WideTable({ spots, columns, name, price, chosen, today, ...rest }: SpotTableProps) {
  const head = 'px-3 py-2.5 font-semibold lg:px-5'
  return (
    <table className="hidden w-full text-sm md:table">
      <thead className="bg-surface-2 text-left text-xs text-ink-3">
        <tr>
          <th scope="col" className={head}>
            {name}
          </th>
          {columns.map(({ label, end }) => (
            <th key={label} scope="col" className={`${head} ${end ? 'text-right' : ''}`}>
              {label}
            </th>
          ))}
          <th scope="col" className={`${head} text-right`}>
            {price}
          </th>
          <th scope="col" className={head}>
            Availability
          </th>
          <th scope="col" className="pr-5">
            <span className="sr-only">Action</span>
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {spots.map((spot) => (
          <tr key={spot.id} className={rowLook(spot, chosen, today)}>
            <th scope="row" className="px-3 py-4 text-left text-base font-bold lg:min-w-44 lg:px-5">
              <SpotLink spot={spot} chosen={chosen} {...rest} />
            </th>
            {columns.map(({ label, cell, end }) => (
              <td key={label} className={`px-3 lg:px-5 ${end ? 'text-right whitespace-nowrap' : 'text-ink-2'}`}>
                {cell(spot)}
              </td>
            ))}
            <td className="px-3 text-right text-base font-bold whitespace-nowrap lg:px-5">
              {formatMoney(spotPrice(spot))}
              <span className="ml-auto block max-w-28 text-xs font-normal whitespace-normal text-ink-3">
                from {describeMinimum(spot.rate)}
              </span>
            </td>
            <td className="px-3 lg:px-5">
              <AvailabilityBadge availability={spot.availability} today={today} />
            </td>
            <td className="py-3 pr-5 text-right">
              <SpotAction spot={spot} {...rest} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function NarrowRow({ spot, columns, chosen, today, ...rest }: SpotTableProps & { spot: Spot }) {
  return (
    <li className={`p-4 ${rowLook(spot, chosen, today)}`}>
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-bold wrap-anywhere">
          <SpotLink spot={spot} chosen={chosen} {...rest} />
        </p>
        <AvailabilityBadge availability={spot.availability} today={today} className="shrink-0" />
      </div>
      <dl className="num mt-1 text-sm">
        {columns.map(({ label, cell }) => (
          <div key={label} className="flex gap-1.5">
            <dt className="text-ink-3">{label}</dt>
            <dd className="min-w-0 text-ink-2 wrap-anywhere">{cell(spot)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 flex items-center justify-between gap-3">
        <p className="num text-lg font-bold">
          {formatMoney(spotPrice(spot))}
          <span className="block text-xs font-normal text-ink-3">from {describeMinimum(spot.rate)}</span>
        </p>
        <SpotAction spot={spot} {...rest} />
      </div>
    </li>
  )
}

function SpotLink({ spot, linkTo, chosen }: Pick<SpotTableProps, 'linkTo' | 'chosen'> & { spot: Spot }) {
  return (
    <RouterLink
      to={linkTo(spot)}
      aria-current={spot.id === chosen ? 'true' : undefined}
      className="rounded-xs underline-offset-2 hover:underline pointer-coarse:py-2.5"
    >
      {spot.name}
    </RouterLink>
  )
}

type SpotActionProps = Pick<SpotTableProps, 'action' | 'intent' | 'subject' | 'next'> & { spot: Spot }

function SpotAction({ spot, action, intent, subject, next }: SpotActionProps) {
  return (
    <EnquiryLink intent={intent} label={action} subject={subject(spot)} next={next(spot)} variant="outline" size="sm">
      {action}
      <span className="sr-only">, {spot.name}</span>
    </EnquiryLink>
  )
}

/** The selected spot is tinted; a sold-out spot without a date is dimmed. */
function rowLook({ id, availability }: Spot, chosen: string | undefined, today: CivilDate): string {
  if (id === chosen) return 'bg-select/60'
  const isSoldOut = !isAvailable(availability, today) && availability.nextAvailable === null
  return isSoldOut ? 'text-ink-3 hover:bg-surface-2' : 'hover:bg-surface-2'
}
