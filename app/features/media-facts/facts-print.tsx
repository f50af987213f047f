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
      <ul className="grid gap-3 sm:grid-cols-3">
        {issues.map(({ name, theme, artworkBy }) => (
          <Card key={name} as="li" className="p-4">
            <p className="font-bold">{name}</p>
            <p className="text-sm text-ink-2">{theme}</p>
            <p className="num mt-1 text-xs text-ink-3">Artwork by {formatDate(artworkBy, today)}</p>
          </Card>
        ))}
      </ul>
    </FactsSection>
  )
}
