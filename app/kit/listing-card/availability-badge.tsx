import { type Availability, availabilityText, isAvailable } from '../../../worker/catalogue/rules/availability.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { Badge } from '../../ui/badge.tsx'

interface AvailabilityBadgeProps {
  availability: Availability
  today: CivilDate
  className?: string | undefined
}

/** Badge: green when available today, else yellow with the first free day. */
export function AvailabilityBadge({ availability, today, className }: AvailabilityBadgeProps) {
  return (
    <Badge tone={isAvailable(availability, today) ? 'success' : 'warn'} className={className}>
      {availabilityText(availability, today)}
    </Badge>
  )
}
