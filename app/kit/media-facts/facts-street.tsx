import { FactsSection } from './facts-frame.tsx'
import type { FactsProps } from './facts-shared.ts'

/** Vehicle: roads of the fleet. */
export function FleetFacts({ listing }: FactsProps) {
  const { routes } = listing.details
  if (!routes?.length) return null
  return (
    <FactsSection title="Coverage routes">
      <ul className="flex flex-wrap gap-2 text-sm">
        {routes.map((route) => (
          <li key={route} className="rounded-full border border-line-strong bg-surface px-3.5 py-1.5">
            {route}
          </li>
        ))}
      </ul>
    </FactsSection>
  )
}
