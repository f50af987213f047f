import { formatInstant } from '../../worker/kernel/rules/dates.ts'

/** A moment by the clock in India: `20 Nov 2026, 10:40`. @param at ISO 8601 */
export function Instant({ at }: { at: string }) {
  return (
    <time dateTime={at} className="num whitespace-nowrap">
      {formatInstant(new Date(at))}
    </time>
  )
}
