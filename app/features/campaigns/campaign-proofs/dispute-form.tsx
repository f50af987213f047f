import { Info } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Proof } from '../../../../worker/booking/proofs/proof-rows.server.ts'
import {
  AGAIN_HOURS,
  DISPUTE_REASONS,
  DISPUTES,
  type DisputeReason,
} from '../../../../worker/booking/rules/proofs/proof.ts'
import { Form } from '../../../kit/form/form.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { useKeptText } from '../../../kit/session/use-kept-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { disputeProof } from './proofs.queries.ts'

interface DisputeFormProps {
  proof: Proof
  onClose: () => void
}

/** Form with the reason of a dispute, which the owner and our team read. */
export function DisputeForm({ proof, onClose }: DisputeFormProps) {
  const [reason, setReason] = useState<DisputeReason>('artwork')
  const [text, setText, onSent] = useKeptText(`dispute-${proof.id}`)
  const fields = useRef<HTMLDivElement>(null)
  const form = useForm({
    read: () => ({ reason, text }),
    send: (dispute) => disputeProof(proof, dispute.reason, dispute.text),
    conflict: 'Not saved',
    done: { title: `${proof.ref} is disputed`, description: 'The owner and our team are notified.' },
    onDone() {
      onSent(text)
      onClose()
    },
  })
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])

  return (
    <Card as="section" aria-labelledby="dispute" className="p-4">
      <h2 id="dispute" className="text-base">
        Dispute
      </h2>
      <p className="mt-1.5 text-sm text-ink-2">The owner has {AGAIN_HOURS} hours to send a new proof.</p>
      <Form form={form} aria-labelledby="dispute" className="mt-3.5">
        <div ref={fields} className="grid gap-4">
          <fieldset className="grid">
            <legend className="sr-only">Reason</legend>
            {DISPUTE_REASONS.map((one) => (
              <label
                key={one}
                className="flex min-h-8 cursor-pointer items-center gap-3 text-sm pointer-coarse:min-h-11"
              >
                <input
                  type="radio"
                  name="reason"
                  value={one}
                  checked={reason === one}
                  onChange={() => setReason(one)}
                  className="size-4.5 accent-(--brand)"
                />
                {DISPUTES[one]}
              </label>
            ))}
          </fieldset>
          <TextField
            label="Correction you need"
            multiline
            rows={3}
            maxLength={500}
            {...form.field('text')}
            value={text}
            onChange={setText}
          />
          <p className="flex items-start gap-2 text-xs text-ink-2">
            <Info aria-hidden className="size-4 shrink-0" />
            If you do not agree, our team decides: make-good days or a credit.
          </p>
        </div>
        <div className="mt-4 grid gap-2">
          <SubmitButton variant="outline" isPending={form.isPending} pendingLabel="Sending">
            Send dispute
          </SubmitButton>
          <Button variant="ghost" onPress={onClose}>
            Cancel
          </Button>
        </div>
      </Form>
    </Card>
  )
}
