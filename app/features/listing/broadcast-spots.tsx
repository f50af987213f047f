import { mediaSpec } from '../../../worker/domain/catalogue/registry/media.ts'
import { formatCount } from '../../../worker/domain/money.ts'
import { enquirySubject } from '../enquiry/subject.ts'
import { type SpotListProps, spotPath } from './spot-list-props.ts'
import { type SpotColumn, SpotTable } from './spot-table.tsx'
import { slotText } from './spots.ts'

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** TV and radio: when a spot runs, how long it is, and how many of the peak audience are there. */
export function BroadcastSpots({ listing, spots, path, today }: SpotListProps) {
  const most = Math.max(1, ...spots.map(({ audience }) => audience ?? 0))
  const columns: SpotColumn[] = [
    { label: 'Time slot', cell: ({ slot }) => slot && <span className="whitespace-nowrap">{slotText(slot)}</span> },
    { label: 'Duration', end: true, cell: ({ seconds }) => seconds && `${seconds} sec` },
    {
      label: capital(mediaSpec({ id: listing.category, name: '' }).spotAudience?.people ?? 'people'),
      cell: ({ audience }) =>
        audience === null ? null : (
          <span className="flex items-center gap-2.5 whitespace-nowrap">
            <span aria-hidden className="hidden h-1.5 w-20 overflow-hidden rounded-full bg-surface-3 lg:block">
              <span
                className="block h-full rounded-full bg-chart-1"
                style={{ width: `${Math.round((audience / most) * 100)}%` }}
              />
            </span>
            {formatCount(audience)}
          </span>
        ),
    },
  ]
  return (
    <SpotTable
      spots={spots}
      columns={columns}
      name="Spot"
      price="Price per spot"
      action="Add to Campaign"
      linkTo={(spot) => spotPath(path, spot)}
      intent="campaign"
      subject={(spot) => enquirySubject(listing, spot)}
      next={(spot) => spotPath(path, spot)}
      today={today}
    />
  )
}
