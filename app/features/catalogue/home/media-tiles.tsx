import type { CategorySummary } from '../../../../worker/catalogue/rules/listing.ts'
import { categoryPath } from '../../../../worker/catalogue/rules/paths.ts'
import { mediaSpec, rankedBy } from '../../../../worker/catalogue/rules/registry/media.ts'
import { countNoun } from '../../../../worker/catalogue/rules/registry/spec.ts'
import { UNITS } from '../../../../worker/catalogue/rules/registry/units.ts'
import { formatMoney } from '../../../../worker/kernel/rules/money.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { FRAME_SIZE, sceneUrl } from '../../../art/picture.ts'
import { ArrowLink } from '../../../ui/link.tsx'
import { RouterLink } from '../../../ui/router-link.tsx'

/** The most requested media come first, as large tiles. */
const ORDER = rankedBy('tileRank')
const LARGE = 4

/** Categories in that order; those added by staff follow. */
function inOrder(categories: readonly CategorySummary[]): CategorySummary[] {
  const known = ORDER.flatMap((type) => categories.find(({ id }) => id === type) ?? [])
  return [...known, ...categories.filter((category) => !known.includes(category))]
}

export function MediaTiles({ categories }: { categories: readonly CategorySummary[] }) {
  return (
    <section className="page py-16 lg:py-22">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <div>
          <h2 className="text-3xl lg:text-4xl">What would you like to book?</h2>
          <p className="mt-2 text-ink-2">{categories.length} media types, each with real rates and dates.</p>
        </div>
        <ArrowLink to="/category">See all media</ArrowLink>
      </div>
      <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-6 lg:grid-cols-20 lg:gap-x-5 lg:gap-y-8">
        {inOrder(categories).map((category, at) => (
          <li key={category.id} className={at < LARGE ? 'min-w-0 lg:col-span-5' : 'min-w-0 lg:col-span-4'}>
            <MediaTile category={category} isLarge={at < LARGE} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function MediaTile({ category, isLarge }: { category: CategorySummary; isLarge: boolean }) {
  const spec = mediaSpec(category)
  const [range] = category.ranges
  return (
    <RouterLink to={categoryPath(category.id)} className="group block rounded-card focus-visible:outline-offset-4">
      <div className="overflow-hidden rounded-card bg-surface-3">
        <img
          src={sceneUrl({ category: category.id, id: category.id.replaceAll('_', '-'), variant: null })}
          alt=""
          {...FRAME_SIZE.card}
          loading="lazy"
          decoding="async"
          className={`aspect-4/3 w-full object-cover transition-transform duration-500 group-hover:scale-[1.04] ${isLarge ? 'lg:aspect-16/10' : ''}`}
        />
      </div>
      <div className="flex items-start justify-between gap-3 pt-3 pb-1">
        <div className="min-w-0">
          <h3 className="line-clamp-2 text-base leading-6 font-bold wrap-anywhere" title={spec.label}>
            {spec.label}
          </h3>
          <p className="num truncate text-xs text-ink-3">{plural(category.inventoryCount, countNoun(spec))}</p>
        </div>
        {range && (
          <p className="num hidden max-w-26 shrink-0 pt-0.5 text-right text-xs leading-4.5 text-ink-3 sm:block">
            from
            <br />
            <span className="font-semibold text-ink">{formatMoney(range.from)}</span>
            <span className="block text-2xs leading-3.5"> {UNITS[range.unit].label}</span>
          </p>
        )}
      </div>
    </RouterLink>
  )
}
