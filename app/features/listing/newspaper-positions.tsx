import { isFixed } from '../../../worker/domain/catalogue/rate.ts'
import { UNITS } from '../../../worker/domain/catalogue/registry/units.ts'
import { plural } from '../../../worker/domain/text/plural.ts'
import { chooseSearch, type SpotListProps } from './spot-list-props.ts'
import { SpotPicture } from './spot-picture.tsx'
import { type SpotColumn, SpotTable } from './spot-table.tsx'

const COLUMNS: SpotColumn[] = [
  { label: 'Size', isPlain: true, cell: ({ size }) => size },
  {
    label: 'Area',
    isPlain: true,
    cell: ({ rate }) => isFixed(rate) && plural(rate.minQuantity, UNITS[rate.unit].quantityNoun),
  },
  { label: 'Where', isPlain: true, cell: ({ position }) => position },
]

/**
 * Newspaper: the positions of an edition. A fixed one has its size and the sum of an insertion, the column the price of a
 * square centimetre.
 */
export function NewspaperPositions({ listing, spots, query, chosen, today }: SpotListProps) {
  return (
    <SpotTable
      spots={spots}
      columns={COLUMNS}
      picture={(spot) => <SpotPicture listing={listing} spot={spot} />}
      choose={(spot) => chooseSearch(spot, query)}
      chosen={chosen}
      noun="positions"
      today={today}
    />
  )
}
