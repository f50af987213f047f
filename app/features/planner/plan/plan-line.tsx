import { ChevronDown, Lock, LockOpen, X } from 'lucide-react'
import { useCallback, useId, useState } from 'react'
import { titleWithRef } from '../../../../worker/catalogue/rules/listing-marks.ts'
import type { PlanLine } from '../../../../worker/planner/rules/plan/plan.ts'
import { FRAME_SIZE, sceneUrl } from '../../../art/picture.ts'
import { LineMarks } from '../../../kit/listing-card/listing-marks.tsx'
import { RouterLink } from '../../../ui/router-link.tsx'
import { NOT_MEASURED, orderSize, roundMoney, shortRange } from './plan-formats.ts'
import { PlanLineFacts } from './plan-line-facts.tsx'
import { allIn } from './plan-money.ts'
import { QuantityStepper } from './quantity-stepper.tsx'

export interface LineActs {
  isBusy: boolean
  onLock: (line: PlanLine) => void
  onDrop: (line: PlanLine) => void
  onQuantity: (line: PlanLine, quantity: number) => void
}

// A pending control keeps the focus: it is dimmed, not disabled.
const SQUARE =
  'grid size-8.5 shrink-0 place-items-center rounded-sm aria-disabled:cursor-not-allowed aria-disabled:opacity-50 pointer-coarse:size-11'

/** Picture of a line without a photo, as in the catalogue. */
export const linePicture = (line: PlanLine): string =>
  sceneUrl({ ...line, category: line.channel, id: line.listingId, place: line })

/** Line of the plan: listing, place, dates and cost, with buttons to lock and to drop it. */
export function PlanLineRow({ line, isBusy, onLock, onDrop, onQuantity }: LineActs & { line: PlanLine }) {
  const facts = useId()
  const name = titleWithRef(line)
  const [isOpen, setOpen] = useState(false)
  const LockIcon = line.locked ? Lock : LockOpen
  const place = line.area || (line.city ?? line.state)
  const setQuantity = useCallback((quantity: number) => onQuantity(line, quantity), [line, onQuantity])
  return (
    <li className="border-t border-line">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2">
        <span className="num w-6 shrink-0 text-right text-xs text-ink-3 @max-xl:w-5">{line.lineNo}</span>
        <img
          src={linePicture(line)}
          alt=""
          {...FRAME_SIZE.card}
          loading="lazy"
          decoding="async"
          className="h-11 w-15 shrink-0 rounded-sm bg-surface-3 object-cover"
        />
        <div className="min-w-0 flex-1 basis-40">
          <p className="text-sm leading-5 font-semibold">
            <RouterLink
              to={line.path}
              target="_blank"
              rel="noopener noreferrer"
              className="rounded-xs wrap-anywhere hover:underline hover:underline-offset-2"
            >
              {line.title}
              <span className="sr-only"> (opens in a new tab)</span>
            </RouterLink>
          </p>
          <LineMarks line={line} />
          <p className="num mt-0.5 text-xs wrap-anywhere text-ink-3">
            {[
              orderSize(line),
              shortRange(line.startDate, line.endDate),
              place,
              line.setupAmount > 0 && `printing ${roundMoney(line.setupAmount)}`,
              line.reach === null && `reach ${NOT_MEASURED.toLowerCase()}`,
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
        </div>
        <div className="flex shrink-0 items-center gap-x-1 @max-xl:w-full @max-xl:pl-8">
          <div className="mr-2 @max-md:hidden">
            <QuantityStepper line={line} isBusy={isBusy} onChange={setQuantity} />
          </div>
          <div className="num w-24 shrink-0 text-right @max-xl:mr-auto @max-xl:w-auto @max-xl:text-left">
            <p className="text-sm font-bold">{roundMoney(allIn(line))}</p>
            <p className="text-xs text-ink-3">{line.locked ? 'locked' : 'all in'}</p>
          </div>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={facts}
            aria-label={`Why, rate and GST of ${name}`}
            onClick={() => setOpen(!isOpen)}
            className={`${SQUARE} ml-1 text-ink-3 hover:bg-surface-2 hover:text-ink`}
          >
            <ChevronDown
              aria-hidden
              className={`size-4.5 transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
            />
          </button>
          <button
            type="button"
            aria-pressed={line.locked}
            aria-label={`Keep ${name} as it is`}
            title={line.locked ? 'Locked: stays in every version' : 'Lock this line'}
            aria-disabled={isBusy}
            onClick={() => isBusy || onLock(line)}
            className={`${SQUARE} text-ink-3 hover:bg-surface-2 hover:text-ink aria-pressed:bg-select aria-pressed:text-link`}
          >
            <LockIcon aria-hidden className="size-4 stroke-2" />
          </button>
          <button
            type="button"
            aria-label={`Drop ${name}`}
            title="Drop this line"
            aria-disabled={isBusy}
            onClick={() => isBusy || onDrop(line)}
            className={`${SQUARE} text-ink-3 hover:bg-danger-soft hover:text-danger`}
          >
            <X aria-hidden className="size-4 stroke-2" />
          </button>
        </div>
      </div>
      <div id={facts} hidden={!isOpen} className="mx-3 mb-3 rounded-md bg-surface-2 p-3">
        {isOpen && <PlanLineFacts line={line} />}
      </div>
    </li>
  )
}
