import { useId, useState } from 'react'
import { parse } from '../../../../worker/kernel/rules/parse.ts'
import type { OwnerRecord } from '../../../../worker/organisations/owners/verification.server.ts'
import {
  type VerificationRecord,
  VerificationWithdrawal,
  verificationText,
} from '../../../../worker/organisations/rules/owners/verification.ts'
import { ACTS, consequencesOf } from '../../../kit/admin-acts/acts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { ReasonField } from '../../../ui/reason-field.tsx'
import { RefusalLine } from '../../../ui/refusal-line.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useFormAct } from '../../../ui/use-one-act.ts'
import { withdrawVerification } from './verifications.queries.ts'

interface WithdrawDialogProps {
  owner: OwnerRecord['owner']
  record: VerificationRecord
  onClose: () => void
}

/** Asks why a check no longer counts, before the mark goes with it. */
export function WithdrawDialog({ owner, record, onClose }: WithdrawDialogProps) {
  const form = useId()
  const [reason, setReason] = useState('')
  const { act, pending, refusal } = useFormAct(['reason'])

  async function withdraw() {
    const send = async () => withdrawVerification(owner.id, record.id, parse(VerificationWithdrawal, { reason }))
    if (!(await act('withdraw', send))) return
    toast({ tone: 'success', title: 'Check withdrawn' })
    onClose()
  }

  return (
    <Modal isOpen isDismissable={false} onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog
        title={ACTS['check.withdraw'].title(owner.name)}
        footer={
          <>
            <Button slot="close" variant="outline">
              Cancel
            </Button>
            <SubmitButton form={form} variant="danger" isPending={pending !== null} pendingLabel="Withdrawing">
              {ACTS['check.withdraw'].confirm}
            </SubmitButton>
          </>
        }
      >
        <form
          id={form}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            withdraw()
          }}
        >
          <p>
            {verificationText(record)}. {consequencesOf('check.withdraw')}
          </p>
          <ReasonField
            fields={refusal.fields}
            value={reason}
            onChange={setReason}
            description="Staff read it on this page."
          />
          <RefusalLine text={refusal.whole} />
        </form>
      </Dialog>
    </Modal>
  )
}
