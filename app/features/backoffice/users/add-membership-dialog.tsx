import { useState } from 'react'
import { parse } from '../../../../worker/kernel/rules/parse.ts'
import { MEMBER_RIGHTS } from '../../../../worker/organisations/rules/owners/rights.ts'
import { NewMembership, RIGHT_LABELS, RIGHT_TEXTS } from '../../../../worker/organisations/rules/owners/team.ts'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { badInput } from '../../../kit/mutation/refusal.ts'
import { ComboBox } from '../../../ui/combobox.tsx'
import { ListBoxItem } from '../../../ui/list-box.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { addMembership, useCompanies } from './users.queries.ts'

const OPTIONS = MEMBER_RIGHTS.toReversed().map((value) => ({
  value,
  label: RIGHT_LABELS[value],
  description: RIGHT_TEXTS[value],
}))

interface AddMembershipDialogProps {
  user: { id: string; name: string }
  onClose: () => void
}

/** Dialog that makes a user a member of a company. */
export function AddMembershipDialog({ user, onClose }: AddMembershipDialogProps) {
  const [typed, setTyped] = useState('')
  const { companies, isLoading } = useCompanies(typed)
  const form = useForm({
    initial: { owner: '', right: 'sell' },
    read: ({ owner = '', right }) => {
      if (owner === '') throw badInput({ owner: 'Choose the company' })
      return parse(NewMembership, { owner, right })
    },
    send: (membership) => addMembership(user.id, membership),
    done: `${user.name} belongs to ${typed}`,
    onDone: onClose,
  })

  return (
    <FormDialog
      form={form}
      title={`Add ${user.name} to a company`}
      action="Add to company"
      pendingLabel="Adding"
      isDismissable={false}
      onClose={onClose}
    >
      <ComboBox
        label="Company"
        items={companies}
        inputValue={typed}
        onInputChange={setTyped}
        onSelectionChange={(key) => form.set({ owner: `${key ?? ''}` })}
        placeholder="Part of its name"
        emptyText={typed.trim() === '' ? 'Type part of the name' : isLoading ? 'Searching' : 'No matching company'}
        isInvalid={'owner' in form.problems}
        errorMessage={form.problems.owner}
      >
        {(company) => (
          <ListBoxItem id={company.id} textValue={company.name}>
            {company.name}, {company.city}
          </ListBoxItem>
        )}
      </ComboBox>
      <RadioCards label="Right" options={OPTIONS} {...form.field('right')} />
    </FormDialog>
  )
}
