import { AREA_LABELS, USER_ROLE_LABELS } from '../../../../worker/backoffice/rules/users/managed-user.ts'
import { type Role, STAFF_AREAS, type StaffArea } from '../../../../worker/kernel/rules/identity/roles.ts'
import type { FormState, Texts } from '../../../kit/form/use-form.ts'
import { Checkbox, CheckboxGroup } from '../../../ui/checkbox.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'

const ROLE_CARDS = [
  { value: 'advertiser', description: 'Plans and books campaigns' },
  { value: 'mediaOwner', description: 'Lists media and answers requests' },
  { value: 'staff', description: 'Works in some areas of the back office' },
  { value: 'admin', description: 'Everything in the back office' },
] as const satisfies readonly { value: Role; description: string }[]

const AREA_TEXTS: Record<StaffArea, string> = {
  support: 'tickets, enquiries, subscribers',
  content: 'blog and categories',
  approvals: 'approvals, campaigns, proofs',
}

/** Role in the texts of a form. */
export const roleOf = ({ role }: Texts): Role => ROLE_CARDS.find(({ value }) => value === role)?.value ?? 'advertiser'

/** Areas in the texts of a form: their names, with commas. */
export const areasOf = ({ areas }: Texts): StaffArea[] => STAFF_AREAS.filter((area) => areas?.split(',').includes(area))

interface AccessFieldsProps {
  form: Pick<FormState, 'texts' | 'set' | 'problems'>
  isDisabled?: boolean
  description?: string | undefined
}

/** Role, and of limited staff the areas. */
export function AccessFields({ form, isDisabled = false, description }: AccessFieldsProps) {
  const { texts, set, problems } = form
  const role = roleOf(texts)
  return (
    <>
      <RadioCards
        label="Role"
        columns={2}
        options={ROLE_CARDS.map((card) => ({ ...card, label: USER_ROLE_LABELS[card.value] }))}
        value={role}
        isDisabled={isDisabled}
        description={description}
        isInvalid={'role' in problems}
        errorMessage={problems.role}
        onChange={(value) => set({ role: value })}
      />
      {role === 'staff' && (
        <CheckboxGroup
          label="Areas"
          value={areasOf(texts)}
          isDisabled={isDisabled}
          isInvalid={'areas' in problems}
          errorMessage={problems.areas}
          onChange={(chosen) => set({ areas: chosen.join() })}
        >
          {STAFF_AREAS.map((area) => (
            <Checkbox key={area} value={area}>
              <span>
                {AREA_LABELS[area]}: {AREA_TEXTS[area]}
              </span>
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
    </>
  )
}
