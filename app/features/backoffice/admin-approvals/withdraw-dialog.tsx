import type { OwnerRecord } from '../../../../worker/organisations/owners/verification.server.ts'
import {
  type VerificationRecord,
  VerificationWithdrawal,
  verificationText,
} from '../../../../worker/organisations/rules/owners/verification.ts'
import { ACTS, consequencesOf } from '../../../kit/admin-acts/acts.ts'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { ReasonField } from '../../../ui/reason-field.tsx'
import { withdrawVerification } from './verifications.queries.ts'

interface WithdrawDialogProps {
  owner: OwnerRecord['owner']
  record: VerificationRecord
  onClose: () => void
}

/** Dialog that withdraws a check with a reason, and with it the Verified mark. */
export function WithdrawDialog({ owner, record, onClose }: WithdrawDialogProps) {
  const form = useForm({
    schema: VerificationWithdrawal,
    input: ({ reason = '' }) => ({ reason }),
    send: (withdrawal) => withdrawVerification(owner.id, record.id, withdrawal),
    conflict: 'Not saved',
    done: 'Check withdrawn',
    onDone: onClose,
  })

  return (
    <FormDialog
      form={form}
      title={ACTS['check.withdraw'].title(owner.name)}
      action={ACTS['check.withdraw'].confirm}
      variant="danger"
      pendingLabel="Withdrawing"
      isDismissable={false}
      onClose={onClose}
    >
      <p>
        {verificationText(record)}. {consequencesOf('check.withdraw')}
      </p>
      <ReasonField description="Shown to staff on this page." {...form.field('reason')} />
    </FormDialog>
  )
}
