import { categoryPath } from '../../../../worker/catalogue/rules/paths.ts'
import { mediaSpec } from '../../../../worker/catalogue/rules/registry/media.ts'
import type { SearchFacets } from '../../../../worker/catalogue/rules/search/search.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { mediaIcon } from '../../../kit/media/presentations.ts'
import { CardLink } from '../../../ui/card.tsx'

/** Start of a search without a query: every medium with its number of listings. */
export function MediaStart({ media }: { media: SearchFacets['media'] }) {
  return (
    <ul className="grid gap-3 xs:grid-cols-2 md:grid-cols-3">
      {media.map((medium) => {
        const { label, noun } = mediaSpec(medium)
        const Icon = mediaIcon(medium)
        return (
          <li
            key={medium.id}
            className="relative flex min-w-0 items-center gap-3.5 rounded-lg border border-line bg-surface p-4 transition-shadow duration-150 hover:shadow-lift"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-deep">
              <Icon aria-hidden className="size-5.5" strokeWidth={1.75} />
            </span>
            <span className="min-w-0">
              <CardLink to={categoryPath(medium.id)} className="block truncate text-base leading-6 font-bold">
                {label}
              </CardLink>
              <span className="num block truncate text-sm text-ink-3">{plural(medium.count, noun)}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
