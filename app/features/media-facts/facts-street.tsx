import { formatLongDate } from '../../../worker/domain/dates.ts'
import { formatMoney } from '../../../worker/domain/money.ts'
import { Card } from '../../ui/card.tsx'
import { Figures } from '../../ui/figures.tsx'
import { FactsSection } from './facts-frame.tsx'
import { audienceFact, type FactsProps } from './facts-shared.ts'

/** Vehicle: the fleet, its monthly cost, and the roads it covers. */
export function FleetFacts({ listing }: FactsProps) {
  const { fleetSize, vehicle, routes } = listing.details
  return (
    <div className="space-y-10">
      <FactsSection title="Fleet details">
        <Card className="p-5">
          <Figures
            facts={[
              ...(fleetSize ? [{ label: 'Fleet', value: `${fleetSize} vehicles` }] : []),
              ...(vehicle ? [{ label: 'Vehicle', value: vehicle }] : []),
              { label: 'Monthly cost', value: formatMoney(listing.rate.rate) },
              audienceFact(listing),
            ]}
          />
        </Card>
      </FactsSection>
      {routes && routes.length > 0 && (
        <FactsSection title="Coverage routes">
          <ul className="flex flex-wrap gap-2 text-sm">
            {routes.map((route) => (
              <li key={route} className="rounded-full border border-line-strong bg-surface px-3.5 py-1.5">
                {route}
              </li>
            ))}
          </ul>
        </FactsSection>
      )}
    </div>
  )
}

/** Events: when it happens. Deliverables are the features. */
export function EventFacts({ listing }: FactsProps) {
  const { from, until } = listing.details
  return (
    <FactsSection title="When and where">
      <Card className="p-5">
        <Figures
          facts={[
            ...(from ? [{ label: 'From', value: formatLongDate(from) }] : []),
            ...(until ? [{ label: 'Until', value: formatLongDate(until) }] : []),
            { label: 'Venue', value: listing.place.venue ?? listing.place.area },
            audienceFact(listing),
          ]}
        />
      </Card>
    </FactsSection>
  )
}
