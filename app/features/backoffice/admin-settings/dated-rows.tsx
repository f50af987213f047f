import { type ReactNode, useState } from 'react'
import { type CivilDate, formatLongDate } from '../../../../worker/kernel/rules/dates.ts'
import type { Phase } from '../../../../worker/organisations/rules/billing/dated.ts'
import { ActDialog } from '../../../kit/admin-acts/act-dialog.tsx'
import { useMutation } from '../../../kit/mutation/use-mutation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'

export interface DatedRow {
  key: string
  /** Subject of the rate, in a list with several. */
  name?: string
  value: ReactNode
  /** Note: `SAC 998366, the state of the site`. */
  note?: string
  fromDate: CivilDate
  phase: Phase
  withdraw: () => Promise<unknown>
}

const PHASES = {
  past: ['neutral', 'Earlier'],
  current: ['success', 'Valid'],
  future: ['info', 'Planned'],
} as const satisfies Record<Phase, readonly [string, string]>

/** Rates or rules, the newest first: planned, current and past. */
export function DatedRows({ label, rows, empty }: { label: string; rows: readonly DatedRow[]; empty?: string }) {
  const { run, isPending, pending } = useMutation(({ withdraw }: DatedRow) => withdraw(), { failed: 'Not withdrawn' })
  const [asked, setAsked] = useState<DatedRow | null>(null)
  if (rows.length === 0) return <p className="text-sm text-ink-2">{empty}</p>
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line rounded-md border border-line text-sm">
        {rows.map((row) => {
          const { key, name, value, note, fromDate, phase } = row
          const [tone, word] = PHASES[phase]
          return (
            <li
              key={key}
              className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 px-3.5 py-2"
              data-phase={phase}
            >
              <span className="min-w-0 flex-1 basis-48">
                {name && <span className="block font-semibold wrap-anywhere">{name}</span>}
                <span className={`num wrap-anywhere ${name ? 'text-ink-2' : 'font-semibold'}`}>{value}</span>
                {note && <span className="block text-xs text-ink-3">{note}</span>}
              </span>
              <span className="flex items-center gap-3">
                <span className="text-xs text-ink-3">from {formatLongDate(fromDate)}</span>
                <Badge tone={tone}>{word}</Badge>
              </span>
              {phase === 'future' && (
                <Button
                  variant="outline"
                  size="sm"
                  isPending={pending?.key === key}
                  isDisabled={isPending}
                  onPress={() => setAsked(row)}
                >
                  Withdraw
                  <span className="sr-only">
                    : {[name, `from ${formatLongDate(fromDate)}`].filter(Boolean).join(', ')}
                  </span>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <ActDialog
        act="rate.withdraw"
        of={asked ? `“${asked.name ?? label}” from ${formatLongDate(asked.fromDate)}` : ''}
        facts={asked?.value}
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        onConfirm={async () => {
          if (asked) await run(asked)
        }}
      />
    </>
  )
}
