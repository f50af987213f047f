import { type SubmitEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { isRight, MEMBER_RIGHTS, type MemberRight } from '../../../../worker/organisations/rules/owners/rights.ts'
import { RIGHT_LABELS, RIGHT_TEXTS } from '../../../../worker/organisations/rules/owners/team.ts'
import { Button } from '../../../ui/button.tsx'
import { ComboBox } from '../../../ui/combobox.tsx'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { ListBoxItem } from '../../../ui/list-box.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { RefusalLine } from '../../../ui/refusal-line.tsx'
import { formRefusalOf, NO_REFUSAL } from '../../../ui/refusals.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useGuard } from '../../../ui/use-guard.ts'
import { addMembership, useCompanies } from './users.queries.ts'

const FORM = 'add-membership'
const OPTIONS = MEMBER_RIGHTS.toReversed().map((value) => ({
  value,
  label: RIGHT_LABELS[value],
  description: RIGHT_TEXTS[value],
}))

interface AddMembershipDialogProps {
  user: { id: string; name: string }
  onClose: () => void
}

/** Makes a user a member of a company of the catalogue. */
export function AddMembershipDialog({ user, onClose }: AddMembershipDialogProps) {
  const { revalidate } = useRevalidator()
  const guard = useGuard()
  const [typed, setTyped] = useState('')
  const [owner, setOwner] = useState<string | null>(null)
  const [right, setRight] = useState<MemberRight>('sell')
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState(NO_REFUSAL)
  const { companies, isLoading } = useCompanies(typed)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    if (owner === null) {
      setRefusal({ fields: { owner: 'Choose the company' }, whole: null })
      return
    }
    setPending(true)
    try {
      await guard(() => addMembership(user.id, { owner, right }))
      toast({ tone: 'success', title: `${user.name} belongs to ${typed}` })
      onClose()
      await revalidate()
    } catch (error) {
      setRefusal(formRefusalOf(error, ['owner']))
    }
    setPending(false)
  }

  return (
    <Modal isOpen isDismissable={false} onOpenChange={onClose}>
      <Dialog
        title={`Add ${user.name} to a company`}
        footer={
          <>
            <Button slot="close" variant="outline">
              Cancel
            </Button>
            <SubmitButton form={FORM} isPending={isPending} pendingLabel="Adding">
              Add
            </SubmitButton>
          </>
        }
      >
        <form id={FORM} noValidate onSubmit={submit} className="grid gap-5">
          <ComboBox
            label="Company"
            items={companies}
            inputValue={typed}
            onInputChange={(text) => {
              setTyped(text)
              setRefusal(NO_REFUSAL)
            }}
            onSelectionChange={(key) => setOwner(key === null ? null : `${key}`)}
            placeholder="Part of its name"
            emptyText={typed.trim() === '' ? 'Type part of the name' : isLoading ? 'Searching' : 'No company fits'}
            isInvalid={'owner' in refusal.fields}
            errorMessage={refusal.fields.owner}
          >
            {(company) => (
              <ListBoxItem id={company.id} textValue={company.name}>
                {company.name}, {company.city}
              </ListBoxItem>
            )}
          </ComboBox>
          <RadioCards
            label="What they may do"
            options={OPTIONS}
            value={right}
            onChange={(next) => isRight(next) && setRight(next)}
          />
          <RefusalLine text={refusal.whole} />
        </form>
      </Dialog>
    </Modal>
  )
}
