import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import { lineDays } from '../../kit/listing-card/line-order.ts'
import { useCopyPreview } from './campaigns.queries.ts'

interface CopyLinesProps {
  id: string
  /** Where the copy begins; null while no day is chosen. */
  startDate: CivilDate | null
  today: CivilDate
}

/** The days of each line in a copy, what they cost today, and which cannot be taken over. */
export function CopyLines({ id, startDate, today }: CopyLinesProps) {
  const { data, isLoading } = useCopyPreview(id, startDate)
  if (!data || startDate === null) return null
  return (
    <section aria-label="Lines of the copy" aria-busy={isLoading} className="rounded-lg border border-line">
      <ul className="divide-y divide-line">
        {data.lines.map((line) => (
          <li key={line.id} className="px-3.5 py-2.5">
            <p className="font-semibold wrap-anywhere">{line.title}</p>
            {line.reason === null ? (
              <p className="num text-ink-2">{lineDays(line, today)}</p>
            ) : (
              <p className="text-warn-ink wrap-anywhere">Not taken over: {line.reason}</p>
            )}
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="num flex justify-between gap-4 border-t border-line px-3.5 py-2.5 font-bold">
        <span>Total with GST</span>
        <span>{formatMoney(data.total)}</span>
      </p>
    </section>
  )
}
