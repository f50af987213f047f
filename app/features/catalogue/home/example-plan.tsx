import type { Showcase, ShowcaseItem } from '../../../../worker/catalogue/rules/pages.ts'
import { listingPath } from '../../../../worker/catalogue/rules/paths.ts'
import { mediaSpec } from '../../../../worker/catalogue/rules/registry/media.ts'
import { UNITS } from '../../../../worker/catalogue/rules/registry/units.ts'
import { formatMoney, type Paise, toPaise, toRupees } from '../../../../worker/kernel/rules/money.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { FRAME_SIZE, pictureUrl } from '../../../art/picture.ts'
import { CardLink } from '../../../ui/card.tsx'

/** Colours in the fixed order of the charts, one per medium. */
const COLOURS = ['bg-chart-1', 'bg-chart-2', 'bg-chart-3', 'bg-chart-4', 'bg-chart-5']
const colourOf = (at: number) => COLOURS[at % COLOURS.length] ?? ''

/** Rounded to the rupee, as shown, so that the lines add up to the total. */
const shown = (paise: Paise): Paise => toPaise(Math.round(toRupees(paise)))

/** The cost of a month in one city, calculated from listings that are free today. */
export function ExamplePlan({ showcase: { city, items } }: { showcase: Showcase }) {
  const total = items.reduce((sum, { monthly }) => sum + shown(monthly), 0)
  return (
    <section aria-labelledby="example-plan" className="min-w-0 rounded-2xl bg-surface-2 p-4 sm:p-7">
      <div className="rounded-xl bg-surface p-5 shadow-card sm:p-6">
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
          <div>
            <p className="text-xs text-ink-3">An example at today’s rates</p>
            <h3 id="example-plan" className="text-lg font-bold">
              One month in {city}
            </h3>
          </div>
          <p className="num text-xl font-bold">
            <span className="sr-only">Total </span>
            {formatMoney(total)}
          </p>
        </div>
        <div aria-hidden className="mt-5 flex h-3 gap-0.5 overflow-hidden rounded-full">
          {items.map(({ id, monthly }, at) => (
            <span key={id} className={colourOf(at)} style={{ width: `${(monthly / total) * 100}%` }} />
          ))}
        </div>
        <ul className="mt-5 divide-y divide-line text-sm">
          {items.map((item, at) => (
            <Line key={item.id} item={item} colour={colourOf(at)} />
          ))}
        </ul>
        <p className="mt-3 text-xs text-ink-3">
          One listing of each medium that is free today, in its smallest order. Before GST and production.
        </p>
      </div>
    </section>
  )
}

function Line({ item, colour }: { item: ShowcaseItem; colour: string }) {
  const { tab } = mediaSpec({ id: item.category, name: item.category })
  const { quantityNoun } = UNITS[item.rate.unit]
  return (
    <li className="relative flex items-center gap-3.5 py-3">
      <img
        src={pictureUrl(item, { width: 320 })}
        alt=""
        {...FRAME_SIZE.card}
        loading="lazy"
        decoding="async"
        className="h-11 w-15 shrink-0 rounded-sm bg-surface-3 object-cover"
      />
      <div className="min-w-0 flex-1">
        <p className="flex gap-2 leading-5 font-semibold">
          <span aria-hidden className={`mt-1.5 size-2 shrink-0 rounded-full ${colour}`} />
          <CardLink to={listingPath(item)} className="line-clamp-3 wrap-anywhere sm:line-clamp-2">
            {item.title}
          </CardLink>
        </p>
        <p className="mt-0.5 pl-4 text-xs text-ink-3">
          {tab}, {plural(item.rate.minQuantity, quantityNoun)}
        </p>
      </div>
      <p className="num font-semibold">{formatMoney(item.monthly)}</p>
    </li>
  )
}
