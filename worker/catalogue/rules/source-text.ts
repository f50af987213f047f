import { formatLongDate } from '../../kernel/rules/dates.ts'
import type { AudienceFigure } from './listing.ts'

const SOURCES: Record<AudienceFigure['source'], string> = {
  owner: 'Stated by the owner',
  estimate: 'Estimated by the owner',
}

/** `Stated by the owner, 16 Nov 2026`: where a figure comes from and how old it is. */
export function sourceText({ source, asOf }: Pick<AudienceFigure, 'source' | 'asOf'>): string {
  return `${SOURCES[source]}, ${/^\d{4}-\d{2}-\d{2}$/.test(asOf) ? formatLongDate(asOf) : asOf}`
}
