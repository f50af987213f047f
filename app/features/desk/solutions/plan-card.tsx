import type { Showcase } from '../../../../worker/catalogue/rules/pages.ts'
import { listingPath } from '../../../../worker/catalogue/rules/paths.ts'
import { mediaSpec } from '../../../../worker/catalogue/rules/registry/media.ts'
import { formatMoney, formatMoneyShort } from '../../../../worker/kernel/rules/money.ts'
import { FRAME_SIZE, pictureUrl } from '../../../art/picture.ts'
import { CardLink } from '../../../ui/card.tsx'

/** Colours in the fixed order of the charts, one per medium. */
const COLOURS = ['bg-chart-1', 'bg-chart-2', 'bg-chart-3', 'bg-chart-4', 'bg-chart-5']
const colourOf = (at: number) => COLOURS[at % COLOURS.length] ?? ''

/** An example plan: a month in one city over a few media, at the rates of real listings. */
export function PlanCard({ showcase: { city, items } }: { showcase: Showcase }) {
  const total = items.reduce((sum, { monthly }) => sum + monthly, 0)
  if (total === 0) return null
  return (
    <div className="rounded-xl bg-surface p-5 text-ink shadow-pop [&_:focus-visible]:outline-focus!">
      <p className="text-xs text-ink-3">Listings that are free today, before GST</p>
      <p className="flex items-baseline justify-between gap-3 text-lg font-bold">
        One month in {city}
        <span className="num">
          <span className="sr-only">, in all </span>
          {formatMoney(total)}
        </span>
      </p>
      <div aria-hidden className="mt-4 flex h-3 gap-0.5 overflow-hidden rounded-full">
        {items.map(({ id, monthly }, at) => (
          <span key={id} className={colourOf(at)} style={{ width: `${(monthly / total) * 100}%` }} />
        ))}
      </div>
      <ul className="mt-3 divide-y divide-line text-sm">
        {items.map((item, at) => (
          <li key={item.id} className="relative flex min-h-13 items-center gap-3 py-2">
            <img
              src={pictureUrl(item, { width: 320 })}
              alt=""
              {...FRAME_SIZE.card}
              loading="lazy"
              decoding="async"
              className="h-9 w-12 shrink-0 rounded-xs bg-surface-3 object-cover"
            />
            <span aria-hidden className={`size-2 shrink-0 rounded-full ${colourOf(at)}`} />
            <p className="min-w-0 flex-1">
              <CardLink to={listingPath(item)} className="line-clamp-2 leading-5 font-semibold wrap-anywhere">
                {item.title}
              </CardLink>
              <span className="block text-xs text-ink-3">
                {mediaSpec({ id: item.category, name: item.category }).tab}
              </span>
            </p>
            <p className="num font-semibold">{formatMoneyShort(item.monthly)}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
