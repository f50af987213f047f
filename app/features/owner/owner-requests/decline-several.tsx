import { useState } from 'react'
import * as v from 'valibot'
import { Decline } from '../../../../worker/booking/rules/lines/owner-answer.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { useKeptText } from '../../../kit/session/use-kept-text.ts'
import { ReasonField } from '../../../ui/reason-field.tsx'
import { AnswerDialog } from './answer-dialog.tsx'

interface DeclineSeveralProps {
  count: number
  /** @returns whether all were answered: what was typed is needed no more */
  onDecline: (reason: string) => Promise<boolean>
  onClose: () => void
}

const NONE = {}

/** One reason for all chosen requests; their advertisers read it. */
export function DeclineSeveral({ count, onDecline, onClose }: DeclineSeveralProps) {
  const [reason, setReason] = useKeptText('decline-several')
  const [fields, setFields] = useState<Readonly<Record<string, string>>>(NONE)

  async function submit() {
    const { issues } = v.safeParse(Decline.entries.reason, reason)
    setFields(issues ? { reason: issues[0].message } : NONE)
    if (issues) return
    if (await onDecline(reason)) setReason('')
  }

  return (
    <AnswerDialog
      title={`Decline ${plural(count, ['request', 'requests'])}`}
      action={`Decline ${count}`}
      variant="danger"
      isPending={false}
      problem={null}
      fields={fields}
      onClose={onClose}
      onSubmit={submit}
    >
      <ReasonField
        fields={fields}
        value={reason}
        onChange={(text) => {
          setReason(text)
          setFields(NONE)
        }}
        description="Each advertiser reads it. The days are free for others at once."
      />
    </AnswerDialog>
  )
}
