import { Car, type LucideIcon, Luggage, MapPin, PlaneLanding, PlaneTakeoff, ScanLine } from 'lucide-react'
import { plural } from '../../../worker/domain/text/plural.ts'
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

/** Airport: the spots along the passenger's way. */
export function ZoneFacts({ listing }: FactsProps) {
  const stops = stopsOf(listing.spots)
  if (stops.length === 0) return null
  return (
    <FactsCard title="Where the passenger meets you" note="Spots along the way, all terminals">
      <ol className="mt-5 grid gap-x-3 gap-y-5 sm:auto-cols-fr sm:grid-flow-col">
        {stops.map(({ zone, kind, count }, index) => {
          const Icon = ICONS[kind]
          return (
            <li key={zone} className="relative flex min-w-0 items-center gap-3 sm:flex-col sm:items-start">
              {index < stops.length - 1 && (
                <span
                  aria-hidden
                  className="absolute top-5 right-3 left-[3.25rem] hidden h-px bg-line-strong sm:block"
                />
              )}
              <span className="relative grid size-10 shrink-0 place-items-center rounded-full bg-surface-2 text-ink-2">
                <Icon aria-hidden className="size-5" strokeWidth={1.75} />
              </span>
              <span className="min-w-0">
                <span className="block text-sm font-bold wrap-anywhere">{zone}</span>
                <span className="num text-xs text-ink-3">{plural(count, ['spot', 'spots'])}</span>
              </span>
            </li>
          )
        })}
      </ol>
    </FactsCard>
  )
}
