import { ArrowRight, Car, type LucideIcon, Luggage, MapPin, PlaneLanding, PlaneTakeoff, ScanLine } from 'lucide-react'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import { type Stop, stopsOf } from './airport-stops.ts'
import { FactsCard } from './facts-frame.tsx'
import type { FactsProps } from './facts-shared.ts'

const ICONS: Record<Stop['kind'], LucideIcon> = {
  kerb: Car,
  checkIn: Luggage,
  security: ScanLine,
  gates: PlaneTakeoff,
  arrivals: PlaneLanding,
  other: MapPin,
}

/** Airport: spots along the route of a passenger. */
export function ZoneFacts({ listing }: FactsProps) {
  const stops = stopsOf(listing.spots)
  if (stops.length === 0) return null
  return (
    <FactsCard title="Contact points with passengers" note="Spots along the way, all terminals">
      <ol className="mt-3 flex flex-wrap gap-x-6 gap-y-3">
        {stops.map(({ zone, kind, count }, index) => {
          const Icon = ICONS[kind]
          return (
            <li key={zone} className="flex min-w-0 items-center gap-2.5">
              {index > 0 && <ArrowRight aria-hidden className="-ml-3 size-4 shrink-0 text-ink-3 max-sm:hidden" />}
              <span className="grid size-9 shrink-0 place-items-center rounded-full bg-surface-2 text-ink-2">
                <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />
              </span>
              <span className="min-w-0">
                <span className="block text-sm leading-5 font-bold wrap-anywhere">{zone}</span>
                <span className="num block text-xs leading-4 text-ink-3">{plural(count, ['spot', 'spots'])}</span>
              </span>
            </li>
          )
        })}
      </ol>
    </FactsCard>
  )
}
