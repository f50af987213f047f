import { CalendarClock } from 'lucide-react'
import { type Availability, isAvailable } from '../../../worker/catalogue/rules/availability.ts'
import { type CivilDate, formatDate } from '../../../worker/kernel/rules/dates.ts'

/** Shows when a booked listing is free again; nothing while it is available. */
export function FreesNotice({ availability, today }: { availability: Availability; today: CivilDate }) {
  if (isAvailable(availability, today)) return null
  const { nextAvailable } = availability
  return (
    <p className="mt-4 flex items-start gap-2 rounded-md bg-warn-soft px-3.5 py-2.5 text-sm text-warn-ink">
      <CalendarClock aria-hidden className="mt-0.5 size-4.5 shrink-0" strokeWidth={1.75} />
      {nextAvailable
        ? `Booked for now. Free from ${formatDate(nextAvailable, today)}: plan it for that day or later.`
        : 'Sold out for now. Add it all the same, and the owner answers when it is free again.'}
    </p>
  )
}
