import { type Availability, availabilityText, isAvailable } from '../../../worker/domain/catalogue/availability.ts'
import type { CivilDate } from '../../../worker/domain/dates.ts'
import { Badge } from '../../ui/badge.tsx'

interface AvailabilityBadgeProps {
  availability: Availability
  today: CivilDate
  className?: string | undefined
}

/** Green when it can be had today, else yellow with the day it frees up. */
export function AvailabilityBadge({ availability, today, className }: AvailabilityBadgeProps) {
  return (
    <Badge tone={isAvailable(availability, today) ? 'success' : 'warn'} className={className}>
      {availabilityText(availability, today)}
    </Badge>
  )
}
