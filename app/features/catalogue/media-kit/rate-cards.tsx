import { Download } from 'lucide-react'
import { categoryPath } from '../../../../worker/catalogue/rules/paths.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { LinkButton } from '../../../ui/link.tsx'
import { RouterLink } from '../../../ui/router-link.tsx'
import { RATE_FORMATS, ratePath } from './rate-address.ts'

interface RateCardsProps {
  cards: readonly { id: string; name: string; listings: number }[]
}

/** Downloads in both formats for each category with listings, and the number of those. */
export function RateCards({ cards }: RateCardsProps) {
  return (
    <section aria-labelledby="rate-cards" className="border-t border-line bg-surface py-14 lg:py-18">
      <div className="page">
        <h2 id="rate-cards" className="text-3xl">
          Rate cards
        </h2>
        <p className="mt-2 max-w-[64ch] text-ink-2">
          Every listing with its owner, rate, unit, minimum, price a month, GST and the next free date, as in the
          catalogue now. A channel or a venue has the rate of its cheapest spot. Rates exclude GST.
        </p>
        <ul className="mt-8 grid gap-3 md:grid-cols-2">
          {cards
            .filter(({ listings }) => listings > 0)
            .map(({ id, name, listings }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 rounded-lg border border-line bg-bg p-4"
              >
                <div className="min-w-0">
                  <h3 className="text-base">
                    <RouterLink to={categoryPath(id)} className="rounded-xs hover:underline">
                      {name}
                    </RouterLink>
                  </h3>
                  <p className="num text-sm text-ink-3">{plural(listings, ['listing', 'listings'])}</p>
                </div>
                <div className="flex gap-2">
                  {RATE_FORMATS.map((format) => (
                    <LinkButton
                      key={format}
                      to={ratePath(id, format)}
                      reloadDocument
                      download
                      variant="outline"
                      size="sm"
                    >
                      <Download aria-hidden />
                      <span className="sr-only">{name} rates as </span>
                      {format.toUpperCase()}
                    </LinkButton>
                  ))}
                </div>
              </li>
            ))}
        </ul>
      </div>
    </section>
  )
}
