import { useState } from 'react'
import { monthName } from '../../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { ActDialog } from '../../../kit/admin-acts/act-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RefusalLine } from '../../../ui/refusal-line.tsx'
import { failureText } from '../../../ui/refusals.ts'
import { toast } from '../../../ui/toast.tsx'
import { useOneAct } from '../../../ui/use-one-act.ts'
import { makeFees } from './fees.queries.ts'

interface FeePanelProps {
  month: string
  fees: { due: number; made: number }
}

const INVOICES = ['fee invoice', 'fee invoices'] as const

/** Our fee invoices of a month that is over: those that are due can be made at once. */
export function FeePanel({ month, fees: { due, made } }: FeePanelProps) {
  const { run, pending, refusal } = useOneAct<'make', string>((error) => failureText(error))
  const name = monthName(`${month}-01`)
  const [isAsking, setAsking] = useState(false)

  const make = () =>
    run('make', async () => {
      const { made: count } = await makeFees(month)
      toast({ tone: 'success', title: count === 0 ? 'Nothing was due any more' : `${plural(count, INVOICES)} made` })
    })

  return (
    <Panel title={`Fee invoices of ${name}`} note={`${plural(made, INVOICES)} made`}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3.5 text-sm">
        <p className="min-w-0 text-ink-2">
          {due === 0
            ? 'None is due. Owners with more credited than invoiced wait for the next month.'
            : `${plural(due, ['owner is', 'owners are'])} due. They are made by themselves, some at a time.`}
        </p>
        {due > 0 && (
          <Button size="sm" isPending={pending !== null} onPress={() => setAsking(true)}>
            Make them now
          </Button>
        )}
      </div>
      <RefusalLine text={refusal} />
      <ActDialog
        act="fees.make"
        of={`${plural(due, INVOICES)} of ${name}`}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={async () => {
          await make()
        }}
      />
    </Panel>
  )
}
