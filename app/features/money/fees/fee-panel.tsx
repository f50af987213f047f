import { useState } from 'react'
import { monthName } from '../../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { ActDialog } from '../../../kit/admin-acts/act-dialog.tsx'
import { useMutation } from '../../../kit/mutation/use-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RefusalLine } from '../../../ui/refusal-line.tsx'
import { makeFees } from './fees.queries.ts'

interface FeePanelProps {
  month: string
  fees: { due: number; made: number }
}

const INVOICES = ['fee invoice', 'fee invoices'] as const

/** Platform fee invoices of a closed month; a button makes the due ones at once. */
export function FeePanel({ month, fees: { due, made } }: FeePanelProps) {
  const { run, isPending, refusal } = useMutation(() => makeFees(month), {
    done: ({ made: count }) => (count === 0 ? 'Nothing was due' : `${plural(count, INVOICES)} made`),
  })
  const name = monthName(`${month}-01`)
  const [isAsking, setAsking] = useState(false)

  return (
    <Panel title={`Fee invoices of ${name}`} note={`${plural(made, INVOICES)} made`}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3.5 text-sm">
        <p className="min-w-0 text-ink-2">
          {due === 0
            ? 'None due. Owners with more credited than invoiced wait for the next month.'
            : `${plural(due, ['owner is', 'owners are'])} due. They are issued automatically, in batches.`}
        </p>
        {due > 0 && (
          <Button size="sm" isPending={isPending} onPress={() => setAsking(true)}>
            Issue them now
          </Button>
        )}
      </div>
      <RefusalLine text={refusal?.whole ?? null} />
      <ActDialog
        act="fees.make"
        of={`${plural(due, INVOICES)} of ${name}`}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={async () => {
          await run()
        }}
      />
    </Panel>
  )
}
