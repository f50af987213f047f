import { Scale } from 'lucide-react'
import { withRange } from '../../../../worker/catalogue/rules/availability/range.ts'
import { MAX_COMPARED } from '../../../../worker/catalogue/rules/compare.ts'
import { LISTINGS } from '../../../../worker/catalogue/rules/nouns.ts'
import { comparePath } from '../../../../worker/catalogue/rules/paths.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { ShareMenu } from '../../../kit/share/share-menu.tsx'
import { useIdentity } from '../../../site.ts'
import { LinkButton } from '../../../ui/link.tsx'
import { useRange } from '../../../ui/use-range.ts'

const FEWEST = 2

/** The chosen listings, and the link to their comparison. */
export function CompareBar({ chosen }: { chosen: readonly string[] }) {
  const site = useIdentity()

  const path = withRange(comparePath(chosen), useRange())
  const canCompare = chosen.length >= FEWEST
  const listings = plural(chosen.length, LISTINGS)
  return (
    <section
      aria-label="Comparison"
      className="mt-6 flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line bg-surface p-3 pl-5"
    >
      <p role="status" className="num text-sm text-ink-2">
        <span className="font-semibold text-ink">{listings} chosen</span>
        {canCompare ? `, ${MAX_COMPARED} at most.` : `. Tick ${FEWEST} to ${MAX_COMPARED} to compare them.`}
      </p>
      {canCompare && (
        <div className="flex flex-wrap gap-2.5">
          <ShareMenu text={`${listings} compared on ${site.name}`} path={path} label="Share link" isButton />
          <LinkButton to={path} variant="accent">
            <Scale aria-hidden />
            Compare {listings}
          </LinkButton>
        </div>
      )}
    </section>
  )
}
