import { isFixed } from '../../../worker/catalogue/rules/rate.ts'
import { UNITS } from '../../../worker/catalogue/rules/registry/units.ts'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import { ListedSpots } from './listed-spots.tsx'
import type { SpotListProps } from './spot-list-props.ts'
import type { SpotColumn } from './spot-table.tsx'

const COLUMNS: SpotColumn[] = [
  { label: 'Size', isPlain: true, cell: ({ size }) => size },
  {
    label: 'Area',
    isPlain: true,
    cell: ({ rate }) =>
      isFixed(rate) && `${plural(rate.minQuantity, UNITS[rate.unit].quantityNoun)} at ${formatMoney(rate.rate)}`,
  },
  { label: 'Where', isPlain: true, cell: ({ position }) => position },
]

/**
 * Newspaper positions of an edition. A fixed one has its size, its rate per square centimetre and its price per
 * insertion; a column has only the price per square centimetre.
 */
export function NewspaperPositions(props: SpotListProps) {
  return <ListedSpots {...props} columns={COLUMNS} noun="positions" hasPictures />
}
