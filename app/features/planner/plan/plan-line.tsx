import { ChevronDown, Lock, LockOpen, X } from 'lucide-react'
import { useId, useState } from 'react'
import { tabName } from '../../../../worker/domain/catalogue/registry/names.ts'
import type { Plan, PlanLine } from '../../../../worker/domain/plan/plan.ts'
import { FRAME_SIZE, sceneUrl } from '../../../art/picture.ts'
import { RouterLink } from '../../../ui/router-link.tsx'
import { dateRange, exactMoney, NOT_MEASURED, percent, shareOf } from './plan-formats.ts'
import { Dot } from './plan-header.tsx'
import { PlanLineFacts } from './plan-line-facts.tsx'

interface PlanLineRowProps {
  line: PlanLine
  totals: Plan['totals']
  colour: string
  isBusy: boolean
  onLock: (line: PlanLine) => void
  onDrop: (line: PlanLine) => void
}

// What waits keeps the focus: it is dimmed, not disabled.
const SQUARE =
  'grid size-8.5 shrink-0 place-items-center rounded-sm aria-disabled:cursor-not-allowed aria-disabled:opacity-50 pointer-coarse:size-11'

/** One thing to book: what, where, when, for how much; to be kept as it is, or dropped. */
export function PlanLineRow({ line, totals, colour, isBusy, onLock, onDrop }: PlanLineRowProps) {
  const facts = useId()
  const [isOpen, setOpen] = useState(false)
  const place = [tabName(line.channel), line.city ?? line.state].filter(Boolean).join(', ')
  const LockIcon = line.locked ? Lock : LockOpen
  return (
    <li className="p-3">
      <div className="flex items-start gap-3">
        <button
          type="button"
          aria-pressed={line.locked}
          aria-label={`Keep ${line.title} as it is`}
          title={line.locked ? 'Locked: stays in every version' : 'Lock this line'}
          aria-disabled={isBusy}
          onClick={() => isBusy || onLock(line)}
          className={`${SQUARE} text-ink-3 hover:bg-surface-2 hover:text-ink aria-pressed:bg-select aria-pressed:text-link`}
        >
          <LockIcon aria-hidden className="size-4 stroke-2" />
        </button>
        <img
          src={sceneUrl({ ...line, category: line.channel, id: line.listingId, place: line })}
          alt=""
          {...FRAME_SIZE.card}
          loading="lazy"
          decoding="async"
          className="hidden h-11 w-14 shrink-0 rounded-sm bg-surface-3 object-cover @md:block"
        />
        <div className="min-w-0 flex-1">
          <p className="flex gap-2 text-sm leading-5 font-semibold">
            <span className="mt-1.25">
              <Dot colour={colour} />
            </span>
            <RouterLink
              to={line.path}
              target="_blank"
              rel="noopener noreferrer"
              className="min-w-0 rounded-xs wrap-anywhere hover:underline hover:underline-offset-2"
            >
              {line.title}
              <span className="sr-only"> (opens in a new tab)</span>
            </RouterLink>
          </p>
          <p className="mt-0.5 pl-4.5 text-xs wrap-anywhere text-ink-3">
            {place}. {line.order}. {dateRange(line.startDate, line.endDate)}.
          </p>
          {line.reach === null && (
            <p className="mt-0.5 pl-4.5 text-xs text-ink-3">Reach: {NOT_MEASURED.toLowerCase()}</p>
          )}
          <p className="num mt-1 pl-4.5 text-sm font-semibold @md:hidden">
            {exactMoney(line.totalAmount)}{' '}
            <span className="text-xs font-medium text-ink-3">{percent(shareOf(line, totals))}</span>
          </p>
        </div>
        <div className="num hidden shrink-0 text-right @md:block">
          <p className="text-sm font-semibold">{exactMoney(line.totalAmount)}</p>
          <p className="text-xs text-ink-3">{percent(shareOf(line, totals))}</p>
        </div>
        <div className="flex shrink-0 flex-col @md:flex-row">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={facts}
            aria-label={`Why, rate and GST of ${line.title}`}
            onClick={() => setOpen(!isOpen)}
            className={`${SQUARE} text-ink-3 hover:bg-surface-2 hover:text-ink`}
          >
            <ChevronDown
              aria-hidden
              className={`size-4.5 transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
            />
          </button>
          <button
            type="button"
            aria-label={`Drop ${line.title}`}
            title="Drop this line"
            aria-disabled={isBusy}
            onClick={() => isBusy || onDrop(line)}
            className={`${SQUARE} text-ink-3 hover:bg-danger-soft hover:text-danger`}
          >
            <X aria-hidden className="size-4 stroke-2" />
          </button>
        </div>
      </div>
      <div id={facts} hidden={!isOpen} className="mt-3 rounded-md bg-surface-2 p-3">
        {isOpen && <PlanLineFacts line={line} />}
      </div>
    </li>
  )
}
