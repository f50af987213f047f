import { mediaSpec } from '../../../worker/domain/catalogue/registry/media.ts'
import { formatCount } from '../../../worker/domain/money.ts'
import { chooseSearch, type SpotListProps, spotPath } from './spot-list-props.ts'
import { type SpotColumn, SpotTable } from './spot-table.tsx'
import { slotText } from './spots.ts'

/** TV and radio: when a spot runs, how long it is, and how many of the peak audience are there. */
export function BroadcastSpots({ listing, spots, path, query, chosen, today }: SpotListProps) {
  const people = mediaSpec({ id: listing.category, name: '' }).spotAudience?.people ?? 'people'
  const most = Math.max(1, ...spots.map(({ audience }) => audience ?? 0))
  const columns: SpotColumn[] = [
    { label: 'Time slot', isPlain: true, cell: ({ slot }) => slot && slotText(slot) },
    { label: 'Duration', isPlain: true, cell: ({ seconds }) => seconds && `${seconds} sec` },
    {
      label: 'Audience',
      isPlain: true,
      cell: ({ audience }) =>
        audience === null ? null : (
          <span className="flex items-center gap-2 whitespace-nowrap">
            {formatCount(audience)} {people}
            <span aria-hidden className="hidden h-1.5 w-16 overflow-hidden rounded-full bg-surface-3 sm:block">
              <span
                className="block h-full rounded-full bg-chart-1"
                style={{ width: `${Math.round((audience / most) * 100)}%` }}
              />
            </span>
          </span>
        ),
    },
  ]
  return (
    <SpotTable
      spots={spots}
      columns={columns}
      choose={(spot) => chooseSearch(spot, query)}
      linkTo={(spot) => spotPath(path, spot)}
      chosen={chosen}
      noun="ad spots"
      today={today}
    />
  )
}
