import type { AudienceFigure } from '../../../worker/domain/catalogue/listing.ts'
import { Card } from '../../ui/card.tsx'
import { sourceText } from '../media-facts/sources.ts'
import { Section } from './section.tsx'

/** Audience figures, each with source and date. */
export function AudienceFigures({ figures }: { figures: readonly AudienceFigure[] }) {
  if (figures.length === 0) return null
  return (
    <Section title="Audience figures">
      <Card className="px-5">
        <dl className="divide-y divide-line text-sm">
          {figures.map((figure) => (
            <div key={figure.label} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3">
              <dt className="wrap-anywhere">{figure.label}</dt>
              <dd className="num text-right font-semibold">{figure.value}</dd>
              <dd className="col-span-2 text-xs text-ink-3">{sourceText(figure)}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </Section>
  )
}
