import { Check, Megaphone, SignpostBig } from 'lucide-react'
import { useState } from 'react'
import { Label } from 'react-aria-components/Label'
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup'
import type { SIGN_UP_ROLES } from '../../../../worker/kernel/rules/identity/roles.ts'
import { OWNER_CONDITION } from '../../../../worker/organisations/rules/billing/party.ts'
import { labelStyles } from '../../../ui/field-styles.ts'
import { variants } from '../../../ui/variants.ts'

export type SignUpRole = (typeof SIGN_UP_ROLES)[number]

const ROLES = [
  { value: 'advertiser', label: 'Advertise', note: 'Plan and book media', icon: Megaphone },
  { value: 'mediaOwner', label: 'Sell media', note: 'List and earn', icon: SignpostBig },
] as const satisfies readonly { value: SignUpRole; [key: string]: unknown }[]

const roleStyles = variants({
  slots: {
    card: [
      'group flex h-full cursor-pointer flex-col rounded-lg border-2 border-line bg-surface p-3.5 sm:p-4',
      'transition-colors duration-150 data-hovered:border-line-strong data-selected:border-brand',
    ],
    mark: [
      'grid size-5 place-items-center rounded-full border border-line-field text-transparent',
      'group-data-selected:border-brand group-data-selected:bg-brand group-data-selected:text-on-brand',
    ],
  },
})

/** Choice of the account's role. */
export function RoleToggle({ role }: { role: SignUpRole }) {
  const [chosen, setChosen] = useState<string>(role)
  const styles = roleStyles()
  return (
    <RadioGroup name="role" value={chosen} onChange={setChosen} className="block min-w-0">
      <Label className={labelStyles({ className: 'mb-2 block' })}>I want to</Label>
      <div className="grid grid-cols-2 gap-3">
        {ROLES.map(({ value, label, note, icon: Icon }) => (
          <RadioField key={value} value={value} className="min-w-0">
            <RadioButton className={styles.card()}>
              <span className="flex items-center justify-between">
                <Icon aria-hidden className="size-6 text-ink-3 group-data-selected:text-ink" strokeWidth={1.75} />
                <span className={styles.mark()}>
                  <Check aria-hidden className="size-3.5 stroke-3" />
                </span>
              </span>
              <span className="mt-3 font-bold">{label}</span>
              <span className="text-xs text-ink-3">{note}</span>
            </RadioButton>
          </RadioField>
        ))}
      </div>
      {chosen === 'mediaOwner' && <p className="mt-3 text-sm text-ink-2">{OWNER_CONDITION}</p>}
    </RadioGroup>
  )
}
