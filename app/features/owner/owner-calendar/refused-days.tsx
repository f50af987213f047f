import { CircleAlert } from 'lucide-react'
import { rangeText } from '../../../../worker/catalogue/rules/availability/range.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import type { BlockInput } from './calendar.queries.ts'
import type { BlockRefusal } from './use-blocking.ts'

interface RefusedDaysProps {
  refusal: BlockRefusal
  today: CivilDate
  isPending: boolean
  onBlock: (rest: BlockInput) => void
}

/** Number of visible lines of a long refusal. */
const SHOWN = 6

/** Refusal of a block: the taken days with their bookings, and a button that blocks the others. */
export function RefusedDays({ refusal: { text, places, rest }, today, isPending, onBlock }: RefusedDaysProps) {
  if (text === null) return null
  const lines = places.flatMap(({ resource, title, taken }) =>
    taken.map(({ from, until, by }) => ({
      key: `${resource}-${from}`,
      text: `${places.length > 1 ? `${title}: ` : ''}${rangeText({ from, until }, today)}, ${by}`,
    })),
  )
  return (
    <Banner
      icon={CircleAlert}
      tone="danger"
      role="alert"
      className="w-full"
      action={
        rest && (
          <Button variant="outline" size="sm" isDisabled={isPending} onPress={() => onBlock(rest)}>
            Block the free days
          </Button>
        )
      }
    >
      {text}
      {lines.length > 0 && (
        <ul className="num mt-1 list-disc pl-4">
          {lines.slice(0, SHOWN).map((line) => (
            <li key={line.key}>{line.text}</li>
          ))}
          {lines.length > SHOWN && <li>and {lines.length - SHOWN} more</li>}
        </ul>
      )}
    </Banner>
  )
}
