import type { CatalogueFigures } from '../../../../worker/catalogue/figures.server.ts'
import { LISTINGS } from '../../../../worker/catalogue/rules/nouns.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { partsOf, type Section } from '../../../content/page.ts'
import { ArrowLink } from '../../../ui/link.tsx'

interface CountedFiguresProps {
  section: Section
  figures: CatalogueFigures
}

/** Figures counted from the catalogue, shown next to the company's own figures. */
export function CountedFigures({ section: { id, title, body }, figures }: CountedFiguresProps) {
  const { texts, links } = partsOf(body)
  const { listings, media, cities, owners, verified } = figures
  const counts = [
    { value: listings, label: `${LISTINGS[1]} with a rate on the page` },
    { value: media, label: 'kinds of media' },
    { value: cities, label: 'cities with something to book' },
    { value: owners, label: `owners and networks, ${formatNumber(verified)} of them verified` },
  ]
  return (
    <section aria-labelledby={id} className="mb-16 border-y border-line bg-surface lg:mb-24">
      <div className="page py-10 lg:py-12">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
          <div>
            <h2 id={id} className="text-xl">
              {title}
            </h2>
            <p className="mt-1 max-w-[64ch] text-sm text-ink-2">{texts}</p>
          </div>
          {links.map(({ to, label }) => (
            <ArrowLink key={to} to={to}>
              {label}
            </ArrowLink>
          ))}
        </div>
        <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-7 lg:grid-cols-4">
          {counts.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="mt-1 max-w-[24ch] text-sm text-ink-2">{label}</dt>
              <dd className="num text-3xl font-bold">{formatNumber(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
