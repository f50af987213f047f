import { useState } from 'react'
import * as v from 'valibot'
import { Decline } from '../../../../worker/booking/rules/lines/owner-answer.ts'
import type { useKeptText } from '../../../kit/session/use-kept-text.ts'
import { ReasonField } from '../../../ui/reason-field.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import type { Refusal } from './refusal.ts'
import { declineRequest, type Seen } from './requests.queries.ts'

/** What the dialogs of a request share. */
export interface ActProps {
  /** As it was when the dialog opened. */
  seen: Seen
  isPending: boolean
  refusal: Refusal | null
  /** @returns null when it was done; undefined while another is under way */
  run: (work: () => Promise<unknown>, names: readonly string[]) => Promise<Refusal | null | undefined>
  onClose: () => void
}

export interface ReasonProps {
  /** The text of the reason, which outlives the dialog. */
  kept: ReturnType<typeof useKeptText>
}

const NONE = {}

/** Asks for the reason, which the advertiser reads. */
export function DeclineDialog({ seen, kept, isPending, refusal, run, onClose }: ActProps & ReasonProps) {
  const [reason, setReason] = kept
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>(NONE)
  const fields = refusal?.fields.reason ? refusal.fields : problems

  async function submit() {
    const { issues } = v.safeParse(Decline.entries.reason, reason)
    setProblems(issues ? { reason: issues[0].message } : NONE)
    if (issues) return
    if ((await run(() => declineRequest(seen, reason), ['reason'])) === null) setReason('')
  }

  return (
    <AnswerDialog
      title="Decline the request"
      action="Decline"
      variant="danger"
      isPending={isPending}
      problem={refusal?.text ?? null}
      fields={fields}
      onClose={onClose}
      onSubmit={submit}
    >
      <ReasonField
        fields={fields}
        value={reason}
        onChange={(text) => {
          setReason(text)
          setProblems(NONE)
        }}
        description="The advertiser reads it. The days are free for others at once."
      />
    </AnswerDialog>
  )
}
