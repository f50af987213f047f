import type { CivilDate } from '../../../kernel/rules/dates.ts'
import type { Paise } from '../../../kernel/rules/money.ts'
import type { Brief } from './brief.ts'

/** A saved plan as a list shows it. */
export interface SavedPlan extends Pick<Brief, 'geoScope' | 'cities'> {
  id: string
  /** `/plans/…`, the page. */
  path: string
  title: string
  /** Null where the brief named none. */
  startDate: CivilDate | null
  endDate: CivilDate | null
  lines: number
  /** Number of comments by people with the link. */
  comments: number
  /** Name of the approver; null before an approval. */
  approvedBy: string | null
  budget: Paise | null
  /** ISO 8601, UTC. */
  createdAt: string
  /** The link works until then. ISO 8601, UTC. */
  expiresAt: string
}
