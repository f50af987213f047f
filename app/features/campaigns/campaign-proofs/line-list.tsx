import type { Delivery } from '../../../../worker/booking/proofs/delivery.server.ts'
import { type CivilDate, formatDate } from '../../../../worker/kernel/rules/dates.ts'
import { lineDays } from '../../../kit/listing-card/line-order.ts'
import { LinePicture } from '../../../kit/listing-card/line-picture.tsx'
import { LineMarks } from '../../../kit/listing-card/listing-marks.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { PROOF_WORDS } from './proof-words.ts'

interface LineListProps {
  lines: Delivery['lines']
  today: CivilDate
  shown: string | null
  onChoose: (proof: string) => void
}

/** Lines with their sent, late and coming proofs. */
export function LineList({ lines, today, shown, onChoose }: LineListProps) {
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="by-line">
      <h2 id="by-line" className="mb-3 text-xl">
        By line
      </h2>
      <Card>
        <ul className="divide-y divide-line">
          {lines.map(({ line, proofs, missing, next }) => (
            <li key={line.id} className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4">
              <LinePicture line={line} className="w-18 rounded-sm max-xs:hidden" />
              <div className="min-w-0 flex-1 basis-52">
                <b className="block wrap-anywhere">{line.snapshot.title}</b>
                <LineMarks line={line.snapshot} className="text-sm" />
                <p className="num text-sm text-ink-2">
                  {line.snapshot.owner} · {lineDays(line, today)}
                </p>
                {next && (
                  <p className="num mt-1 text-xs text-ink-3">
                    Next: {next.label}, by {formatDate(next.due, today)}
                  </p>
                )}
              </div>
              <ul className="flex min-w-0 flex-wrap gap-2">
                {missing.map(({ slot, label, due }) => (
                  <li key={slot}>
                    <Badge tone="danger">
                      {label} missing since {formatDate(due, today)}
                    </Badge>
                  </li>
                ))}
                {proofs.map((proof) => (
                  <li key={proof.id}>
                    <button
                      type="button"
                      aria-pressed={proof.id === shown}
                      onClick={() => onChoose(proof.id)}
                      className="flex items-center rounded-full pointer-coarse:min-h-11"
                    >
                      <Badge tone={PROOF_WORDS[proof.status].tone}>
                        {proof.label}: {PROOF_WORDS[proof.status].label}
                      </Badge>
                    </button>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
