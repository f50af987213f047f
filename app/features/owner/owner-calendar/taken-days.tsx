import { rangeText } from '../../../../worker/catalogue/rules/availability/range.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import type { TakenDays as Taken } from '../../../../worker/supply/rules/calendar/block.ts'
import type { Refusal } from '../../../kit/mutation/refusal.ts'
import { Button } from '../../../ui/button.tsx'

interface TakenDaysProps {
  refusal: Refusal | null
  today: CivilDate
  isPending: boolean
  /** Blocks the free days. */
  onBlock: () => void
}

/** Number of visible lines of a long refusal. */
const SHOWN = 6

/** Taken days of a refused block with their bookings, and a button that blocks the free ones. */
export function TakenDays({ refusal, today, isPending, onBlock }: TakenDaysProps) {
  if (refusal?.code !== 'taken') return null
  const { places = [], isFreeInPart = false } = refusal.details as { places?: Taken[]; isFreeInPart?: boolean }
  const lines = places.flatMap(({ resource, title, taken }) =>
    taken.map(({ from, until, by }) => ({
      key: `${resource}-${from}`,
      text: `${places.length > 1 ? `${title}: ` : ''}${rangeText({ from, until }, today)}, ${by}`,
    })),
  )
  return (
    <div className="w-full pl-7.5">
      <ul className="num">
        {lines.slice(0, SHOWN).map((line) => (
          <li key={line.key}>{line.text}</li>
        ))}
        {lines.length > SHOWN && <li>and {lines.length - SHOWN} more</li>}
      </ul>
      {isFreeInPart && (
        <Button variant="outline" size="sm" className="mt-2" isDisabled={isPending} onPress={onBlock}>
          Block the free days
        </Button>
      )}
    </div>
  )
}
