import { type ReactNode, useEffect, useState } from 'react'
import { Form } from '../../../kit/form/form.tsx'
import { useLive } from '../../../kit/live/use-live.ts'
import { Button } from '../../../ui/button.tsx'
import { ReasonField } from '../../../ui/reason-field.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { askedBefore, type Decided, type Decision, type Said, useDecision } from './use-decision.ts'
import { useReason } from './use-reason.ts'

interface DecisionPanelProps {
  decided: Decided
  name: string
  /** Recipient of the reason. */
  reader: string
  /** Consequences of approving. */
  note: string
  /** Fields sent with an approval. */
  said?: Said
  approve?: string
  whyNot?: string | false
  /**
   * Fields of the approval.
   * @param problems their messages, by field
   */
  children?: (problems: Readonly<Record<string, string>>) => ReactNode
}

/** Decisions on a pending item, at the end of its page. Those that cannot be undone need a confirmation. */
export function DecisionPanel(props: DecisionPanelProps) {
  const { decided, name, reader, note, said, approve = 'Approve', whyNot = false, children } = props
  const { kind, id } = decided
  const { announcePresence } = useLive()
  const form = useReason(id)
  const { decide, pending, refusal } = useDecision(form.setRefusal)
  const [asking, setAsking] = useState<Decision | null>(null)

  useEffect(() => announcePresence(`approval:${id}`, true), [announcePresence, id])

  async function act(decision: Decision): Promise<boolean> {
    const isDone = await decide(decided, decision, {
      reason: form.texts.reason ?? '',
      ...(decision === 'approve' && said),
    })
    if (isDone && decision !== 'defer') form.reset()
    return isDone
  }

  function press(decision: Decision) {
    if (decision !== 'defer' && !form.check()) return
    if (askedBefore(kind, decision, said)) setAsking(decision)
    else void act(decision)
  }

  const stateOf = (decision: Decision) => ({
    isPending: pending?.decision === decision,
    isDisabled: pending !== null,
    onPress: () => press(decision),
  })
  return (
    <div className="mt-3 grid gap-4">
      <Form form={form} aria-label={`Decision on ${name}`}>
        <div className="grid gap-4">
          {children?.(form.problems)}
          <ReasonField {...form.field('reason')} isOptional description={reader} />
        </div>
      </Form>
      <div className="flex flex-wrap gap-2.5">
        <Button {...stateOf('approve')} whyNot={whyNot}>
          {approve}
        </Button>
        <Button {...stateOf('reject')} variant="danger">
          Reject
        </Button>
        <Button {...stateOf('defer')} variant="ghost">
          Review Later
        </Button>
      </div>
      <p className="text-xs text-ink-3">{note}</p>
      <DecisionDialog
        asked={asking && { kind, decision: asking, ...(said && { said }) }}
        name={name}
        refusal={refusal?.whole ?? null}
        onDecide={async () => asking !== null && act(asking)}
        onClose={() => setAsking(null)}
      />
    </div>
  )
}
