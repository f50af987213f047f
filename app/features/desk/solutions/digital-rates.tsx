import type { CategorySummary } from '../../../../worker/catalogue/rules/listing.ts'
import { groupPath } from '../../../../worker/catalogue/rules/paths.ts'
import { UNITS } from '../../../../worker/catalogue/rules/registry/units.ts'
import { formatMoney, formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { DataTable } from '../../../kit/list/data-table.tsx'
import { useGstRate } from '../../../site.ts'
import { TextLink } from '../../../ui/link.tsx'

/** The groups of the digital catalogue with their number and lowest rate, as a table. */
export function DigitalRates({ category }: { category: CategorySummary }) {
  const gst = useGstRate(category.id)
  return (
    <section aria-labelledby="rates" className="mt-16">
      <h2 id="rates" className="text-2xl lg:text-3xl">
        In the catalogue today
      </h2>
      <p className="mt-2 max-w-[64ch] text-ink-2">
        Rates before GST, which is {gst.percent}% on advertising on the internet (SAC {gst.sac}). Each listing states
        its minimum budget, its inventory and who measures it.
      </p>
      <div className="mt-6 overflow-hidden rounded-xl border border-line bg-surface">
        <DataTable
          look="panel"
          caption="Groups of the digital catalogue"
          columns={[
            {
              key: 'group',
              label: 'Group',
              isName: true,
              td: () => ({ className: 'align-top' }),
              cell: ({ id, name, description }) => (
                <>
                  <TextLink to={groupPath(category.id, id)} className="text-base font-semibold">
                    {name}
                  </TextLink>
                  <span className="mt-0.5 hidden text-ink-2 sm:block">{description}</span>
                </>
              ),
            },
            {
              key: 'listings',
              label: 'Listings',
              align: 'end',
              cell: ({ inventoryCount }) => formatNumber(inventoryCount),
              td: () => ({ className: 'align-top' }),
            },
            {
              key: 'from',
              label: 'From',
              align: 'end',
              td: () => ({ className: 'align-top' }),
              cell: ({ ranges }) =>
                ranges.length === 0
                  ? 'None today'
                  : ranges.map(({ unit, from }) => (
                      <p key={unit}>
                        <span className="font-semibold">{formatMoney(from)}</span>
                        <span className="block text-xs text-ink-3">{UNITS[unit].label}</span>
                      </p>
                    )),
            },
          ]}
          rows={category.subcategories}
          keyOf={({ id }) => id}
        />
      </div>
    </section>
  )
}
