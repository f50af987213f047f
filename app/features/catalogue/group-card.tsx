import { ArrowRight } from 'lucide-react'
import type { Category, Subcategory } from '../../../worker/catalogue/rules/listing.ts'
import { groupPath } from '../../../worker/catalogue/rules/paths.ts'
import { type PriceRange, rateRangeText } from '../../../worker/catalogue/rules/price-range.ts'
import type { LanguageGroup, MediaSpec } from '../../../worker/catalogue/rules/registry/spec.ts'
import { countNoun } from '../../../worker/catalogue/rules/registry/spec.ts'
import { formatNumber } from '../../../worker/kernel/rules/money.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import { FRAME_SIZE } from '../../art/picture.ts'
import { groupSceneUrl } from '../../kit/media/pictures.ts'
import { mediaIcon } from '../../kit/media/presentations.ts'
import { CardLink } from '../../ui/card.tsx'
import { TickList } from '../../ui/tick-list.tsx'

const TICKS = 3

interface GroupCardProps {
  category: Pick<Category, 'id' | 'icon'>
  group: Subcategory
  spec: MediaSpec
  /** Language that narrows the counts, passed on to the group's list. */
  language: LanguageGroup | undefined
}

/** Card of a group: description, number of listings and price range. */
export function GroupCard({ category, group, spec, language }: GroupCardProps) {
  const [one, many] = countNoun(spec)
  const Icon = mediaIcon(category)
  return (
    <article className="group relative grid min-w-0 overflow-hidden rounded-xl border border-line bg-surface transition-shadow duration-150 hover:shadow-lift has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:grid-cols-[220px_minmax(0,1fr)]">
      <div className="relative h-44 overflow-hidden bg-surface-3 sm:h-auto">
        <img
          src={groupSceneUrl(category.id, group.id, 'card')}
          alt=""
          {...FRAME_SIZE.card}
          className="absolute inset-0 size-full object-cover transition-transform duration-500 group-hover:scale-[1.04]"
        />
        <span className="absolute bottom-3 left-3 grid size-9 place-items-center rounded-md bg-accent-soft text-accent-deep">
          <Icon aria-hidden className="size-5" strokeWidth={1.75} />
        </span>
      </div>
      <div className="flex min-w-0 flex-col p-5">
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="min-w-0 text-lg leading-6 wrap-anywhere">
            <CardLink to={groupPath(category.id, group.id, { language })} className="outline-none">
              {group.name}
            </CardLink>
          </h2>
          <p className="num text-sm whitespace-nowrap text-ink-3">
            <span className="text-lg font-bold text-ink">{formatNumber(group.inventoryCount)}</span>{' '}
            {group.inventoryCount === 1 ? one : many}
          </p>
        </div>
        <p className="mt-1 text-sm text-ink-2">{group.description}</p>
        <TickList isDense items={group.features.slice(0, TICKS)} className="mt-3 mb-3.5" />
        <div className="num mt-auto flex items-center justify-between gap-3 border-t border-line pt-3 text-sm font-semibold">
          <GroupPrices ranges={group.ranges} none={language ? `None in ${language}` : 'Nothing listed yet'} />
          <ArrowRight aria-hidden className="size-5 shrink-0 stroke-2 text-link" />
        </div>
      </div>
    </article>
  )
}

/** Maximum number of price ranges on a card. */
const RANGES = 3

/** Price range for each unit: prices of different units are not comparable. */
function GroupPrices({ ranges, none }: { ranges: readonly PriceRange[]; none: string }) {
  const more = ranges.length - RANGES
  if (ranges.length === 0) return <p className="font-normal text-ink-3">{none}</p>
  return (
    <ul className="min-w-0">
      {ranges.slice(0, RANGES).map((range) => (
        <li key={range.unit}>{rateRangeText(range)}</li>
      ))}
      {more > 0 && <li className="font-normal text-ink-3">and by {plural(more, ['other unit', 'other units'])}</li>}
    </ul>
  )
}
