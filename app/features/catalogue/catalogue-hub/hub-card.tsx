import type { CategorySummary } from '../../../../worker/catalogue/rules/listing.ts'
import { categoryPath, groupPath } from '../../../../worker/catalogue/rules/paths.ts'
import { mediaSpec } from '../../../../worker/catalogue/rules/registry/media.ts'
import { countNoun } from '../../../../worker/catalogue/rules/registry/spec.ts'
import { UNITS } from '../../../../worker/catalogue/rules/registry/units.ts'
import { formatMoney, formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { FRAME_SIZE, sceneUrl } from '../../../art/picture.ts'
import { CardLink } from '../../../ui/card.tsx'
import { RouterLink } from '../../../ui/router-link.tsx'

interface HubCardProps {
  category: CategorySummary
  /** Loads the picture at once: the card is above the fold. */
  eager: boolean
}

/** Groups to list; a category with one group has none. */
const groupsOf = ({ subcategories }: CategorySummary) => (subcategories.length > 1 ? subcategories : [])

/** Number of groups on phones; the category's own page has the rest. */
const SHOWN_ON_PHONES = 2

/** Card of a category: picture, number of listings, lowest price, and links to its groups. */
export function HubCard({ category, eager }: HubCardProps) {
  const spec = mediaSpec(category)
  const [range] = category.ranges
  return (
    <article className="group relative grid grid-cols-[116px_minmax(0,1fr)] items-center gap-4 rounded-card sm:grid-cols-[168px_minmax(0,1fr)] sm:gap-5">
      <div className="overflow-hidden rounded-card bg-surface-3">
        <img
          src={sceneUrl({ category: category.id, id: category.id.replaceAll('_', '-'), variant: null })}
          alt=""
          {...FRAME_SIZE.card}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className="aspect-4/3 w-full object-cover transition-transform duration-500 group-hover:scale-[1.04]"
        />
      </div>
      <div className="min-w-0">
        <h3 className="text-lg leading-6 font-bold wrap-anywhere">
          <CardLink to={categoryPath(category.id)}>{spec.label}</CardLink>
        </h3>
        <p className="num mt-0.5 text-sm text-ink-3">
          {plural(category.inventoryCount, countNoun(spec))}
          {range && (
            <>
              <span className="max-sm:sr-only"> · </span>
              <span className="max-sm:block">
                from{' '}
                <span className="font-semibold text-ink">
                  {formatMoney(range.from)} {UNITS[range.unit].label}
                </span>
              </span>
            </>
          )}
        </p>
        <ul className="relative mt-2 flex flex-wrap gap-x-3.5 text-sm">
          {groupsOf(category).map(({ id, name, inventoryCount }, at) => (
            <li key={id} className={at < SHOWN_ON_PHONES ? 'min-w-0' : 'min-w-0 max-sm:hidden'}>
              <RouterLink
                to={groupPath(category.id, id)}
                className="inline-flex min-h-7 max-w-full items-center gap-1 rounded-xs font-medium text-link hover:text-link-hover hover:underline pointer-coarse:min-h-11"
              >
                <span className="truncate">{name}</span>
                <span className="num text-xs text-ink-3">{formatNumber(inventoryCount)}</span>
              </RouterLink>
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
