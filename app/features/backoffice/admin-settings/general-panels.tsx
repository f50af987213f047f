import { CircleAlert } from 'lucide-react'
import { CURRENCY_LABELS } from '../../../../worker/kernel/rules/platform/currency.ts'
import { GENERAL_LABELS } from '../../../../worker/kernel/rules/platform/setting-words.ts'
import { CURRENCIES, type GeneralSettings } from '../../../../worker/kernel/rules/platform/settings.ts'
import { Banner } from '../../../ui/banner.tsx'
import { ListBoxItem } from '../../../ui/list-box.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import type { SettingsForm } from './use-settings-form.ts'

/** Id of the form, whose button is in the header of the page. */
export const GENERAL_FORM = 'general-settings'

type Form = Pick<SettingsForm<GeneralSettings>, 'draft' | 'change' | 'refusal' | 'save'>

/** General settings and two switches, in one form. */
export function GeneralPanels({ draft, change, refusal: { fields, whole }, save }: Form) {
  const problemOf = (name: string) => ({
    validationBehavior: 'aria' as const,
    isInvalid: name in fields,
    errorMessage: fields[name],
  })
  return (
    <form
      id={GENERAL_FORM}
      noValidate
      aria-label="General settings"
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {whole && (
        <Banner icon={CircleAlert} tone="danger" role="alert">
          {whole}
        </Banner>
      )}
      <SettingsPanel id="general" title="General">
        <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
          <TextField
            label={GENERAL_LABELS.platformName}
            name="platformName"
            autoComplete="off"
            maxLength={40}
            description="In the header, titles, mails and search results."
            value={draft.platformName}
            onChange={(platformName) => change({ platformName })}
            {...problemOf('platformName')}
          />
          <TextField
            label={GENERAL_LABELS.supportEmail}
            name="supportEmail"
            type="email"
            autoComplete="off"
            description="On the contact page, in the footer, and for answers to our mails."
            value={draft.supportEmail}
            onChange={(supportEmail) => change({ supportEmail })}
            {...problemOf('supportEmail')}
          />
          <Select
            label={GENERAL_LABELS.currency}
            name="currency"
            description="For amounts in the back office. Prices are stored and billed in rupees."
            value={draft.currency}
            onChange={(key) => {
              const currency = CURRENCIES.find((one) => one === key)
              if (currency) change({ currency })
            }}
            {...problemOf('currency')}
          >
            {CURRENCIES.map((currency) => (
              <ListBoxItem key={currency} id={currency}>
                {CURRENCY_LABELS[currency]}
              </ListBoxItem>
            ))}
          </Select>
        </div>
      </SettingsPanel>
      <SettingsPanel id="notifications" title="Sign-in and notifications">
        <Switch
          isSelected={draft.twoFactorEnabled}
          onChange={(twoFactorEnabled) => change({ twoFactorEnabled })}
          description="Users without two-step sign-in are asked to turn it on after signing in. Staff follow the rules on the Security page."
        >
          {GENERAL_LABELS.twoFactorEnabled}
        </Switch>
        <hr className="my-4 border-line" />
        <Switch
          isSelected={draft.loginNotifications}
          onChange={(loginNotifications) => change({ loginNotifications })}
          description="A mail to the user after a sign-in with a new browser."
        >
          {GENERAL_LABELS.loginNotifications}
        </Switch>
      </SettingsPanel>
    </form>
  )
}
