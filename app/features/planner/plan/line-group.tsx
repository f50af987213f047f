import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { FRAME_SIZE } from '../../../art/picture.ts'
import { Button } from '../../../ui/button.tsx'
import { type LineGroup, MANY_LINES } from './line-groups.ts'
import { percent, roundMoney } from './plan-formats.ts'
import { Dot } from './plan-header.tsx'
import { type LineActs, linePicture, PlanLineRow } from './plan-line.tsx'

interface LineGroupCardProps extends LineActs {
  group: LineGroup
  colour: string
  isOpenFirst: boolean
}

/** Number of pictures of a closed group. */
const PREVIEWS = 4

/** Lines of a medium, or of a medium in a city, under their sum. A closed group renders no rows. */
export function LineGroupCard({ group, colour, isOpenFirst, ...acts }: LineGroupCardProps) {
  const panel = useId()
  const [isOpen, setOpen] = useState(isOpenFirst)
  const [shown, setShown] = useState(MANY_LINES)
  const { name, lines, amount, sharePct } = group
  const more = Math.min(MANY_LINES, lines.length - shown)
  return (
    <section aria-label={name} className="overflow-hidden rounded-lg border border-line bg-surface">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full items-center gap-3 px-3 py-1.5 text-left text-sm hover:bg-surface-2 focus-visible:-outline-offset-2"
      >
        <ChevronRight
          aria-hidden
          className={`size-4.5 shrink-0 text-ink-3 transition-transform duration-150 ${isOpen ? 'rotate-90' : ''}`}
        />
        <Dot colour={colour} />
        <span className="min-w-0 flex-1 font-bold wrap-anywhere">
          {name} <span className="num font-medium text-ink-3">{lines.length}</span>
        </span>
        {!isOpen && (
          <span aria-hidden className="flex -space-x-2 @max-xl:hidden">
            {lines.slice(0, PREVIEWS).map((line) => (
              <img
                key={line.inventoryId}
                src={linePicture(line)}
                alt=""
                {...FRAME_SIZE.card}
                loading="lazy"
                decoding="async"
                className="h-8 w-10 rounded-xs border-2 border-surface bg-surface-3 object-cover"
              />
            ))}
          </span>
        )}
        <span className="num w-14 shrink-0 text-right text-xs text-ink-3">{percent(sharePct)}</span>
        <span className="num min-w-20 shrink-0 text-right font-bold">{roundMoney(amount)}</span>
      </button>
      <div id={panel} hidden={!isOpen}>
        {isOpen && (
          <>
            <ul>
              {lines.slice(0, shown).map((line) => (
                <PlanLineRow key={line.inventoryId} line={line} {...acts} />
              ))}
            </ul>
            {more > 0 && (
              <div className="border-t border-line p-3">
                <Button variant="outline" size="sm" onPress={() => setShown(shown + MANY_LINES)}>
                  Show {more} more of {lines.length}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </section>
  )
}
