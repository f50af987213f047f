import type { CategorySummary } from '../../../../worker/catalogue/rules/listing.ts'
import { groupPath } from '../../../../worker/catalogue/rules/paths.ts'
import { UNITS } from '../../../../worker/catalogue/rules/registry/units.ts'
import { formatMoney, formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { useGstRate } from '../../../site.ts'
import { TextLink } from '../../../ui/link.tsx'

/** The groups of the digital catalogue with their number and lowest rate, as a table. */
export function DigitalRates({ category }: { category: CategorySummary }) {
  const gst = useGstRate(category.id)
  return (
    <section aria-labelledby="rates" className="mt-16">
      <h2 id="rates" className="text-2xl lg:text-3xl">
        What is in the catalogue today
      </h2>
      <p className="mt-2 max-w-[64ch] text-ink-2">
        Rates before GST, which is {gst.percent}% on advertising on the internet (SAC {gst.sac}). Each listing names its
        least budget, its inventory and who measures it.
      </p>
      <div className="mt-6 overflow-hidden rounded-xl border border-line bg-surface">
        <table className="w-full text-left text-sm">
          <thead className="bg-surface-2 text-xs text-ink-3">
            <tr>
              <th scope="col" className="px-4 py-2.5 font-semibold sm:px-5">
                Group
              </th>
              <th scope="col" className="px-4 py-2.5 text-right font-semibold sm:px-5">
                Listings
              </th>
              <th scope="col" className="px-4 py-2.5 text-right font-semibold sm:px-5">
                From
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {category.subcategories.map(({ id, name, description, inventoryCount, ranges }) => (
              <tr key={id}>
                <th scope="row" className="px-4 py-3.5 font-normal sm:px-5">
                  <TextLink to={groupPath(category.id, id)} className="text-base font-semibold">
                    {name}
                  </TextLink>
                  <span className="mt-0.5 hidden text-ink-2 sm:block">{description}</span>
                </th>
                <td className="num px-4 py-3.5 text-right align-top sm:px-5">{formatNumber(inventoryCount)}</td>
                <td className="num px-4 py-3.5 text-right align-top sm:px-5">
                  {ranges.length === 0 && 'None today'}
                  {ranges.map(({ unit, from }) => (
                    <p key={unit}>
                      <span className="font-semibold">{formatMoney(from)}</span>
                      <span className="block text-xs text-ink-3">{UNITS[unit].label}</span>
                    </p>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
