import { AREA_LABELS, USER_ROLE_LABELS } from '../../../../worker/backoffice/rules/users/managed-user.ts'
import { type Role, STAFF_AREAS, type StaffArea } from '../../../../worker/kernel/rules/identity/roles.ts'
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

export const isRole = (text: string | undefined): text is Role => ROLE_CARDS.some(({ value }) => value === text)

interface AccessFieldsProps {
  role: Role
  areas: readonly StaffArea[]
  onChange: (change: { role?: Role; areas?: StaffArea[] }) => void
  isDisabled?: boolean
  description?: string | undefined
  refused: Readonly<Record<string, string>>
}

/** Fields for the role, and for limited staff the areas. */
export function AccessFields({ role, areas, onChange, isDisabled = false, description, refused }: AccessFieldsProps) {
  return (
    <>
      <RadioCards
        label="Role"
        columns={2}
        options={ROLE_CARDS.map((card) => ({ ...card, label: USER_ROLE_LABELS[card.value] }))}
        value={role}
        isDisabled={isDisabled}
        description={description}
        isInvalid={'role' in refused}
        errorMessage={refused.role}
        onChange={(value) => isRole(value) && onChange({ role: value })}
      />
      {role === 'staff' && (
        <CheckboxGroup
          label="Areas"
          value={[...areas]}
          isDisabled={isDisabled}
          isInvalid={'areas' in refused}
          errorMessage={refused.areas}
          onChange={(chosen) => onChange({ areas: STAFF_AREAS.filter((area) => chosen.includes(area)) })}
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
