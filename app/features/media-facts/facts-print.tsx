import { formatDate } from '../../../worker/domain/dates.ts'
import { Card } from '../../ui/card.tsx'
import { FactsSection } from './facts-frame.tsx'
import type { FactsProps } from './facts-shared.ts'

/** Magazine: the coming issues, with the last day for artwork. */
export function IssueFacts({ listing, today }: FactsProps) {
  const { issues } = listing.details
  if (!issues?.length) return null
  return (
    <FactsSection title="Coming issues">
      <ul className="grid gap-x-3 gap-y-2 sm:grid-cols-3">
        {issues.map(({ name, theme, artworkBy }) => (
          <Card
            key={name}
            as="li"
            className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 py-2.5 sm:block"
          >
            <p className="font-bold">{name}</p>
            <p className="text-sm text-ink-2">{theme}</p>
            <p className="num text-xs text-ink-3">Artwork by {formatDate(artworkBy, today)}</p>
          </Card>
        ))}
      </ul>
    </FactsSection>
  )
}
