import { CURRENCY_LABELS } from '../../../../worker/kernel/rules/platform/currency.ts'
import { GENERAL_LABELS } from '../../../../worker/kernel/rules/platform/setting-words.ts'
import { CURRENCIES } from '../../../../worker/kernel/rules/platform/settings.ts'
import { Form } from '../../../kit/form/form.tsx'
import { ListBoxItem } from '../../../ui/list-box.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import type { SettingsForm } from './use-settings-form.ts'

/** The general settings and the two switches: one form, saved together. */
export function GeneralPanels({ form }: { form: SettingsForm }) {
  return (
    <Form form={form} hasBanner aria-label="General settings" className="space-y-5">
      <SettingsPanel id="general" title="General">
        <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
          <TextField
            label={GENERAL_LABELS.platformName}
            autoComplete="off"
            maxLength={40}
            description="In the header, titles, mails and search results."
            {...form.field('platformName')}
          />
          <TextField
            label={GENERAL_LABELS.supportEmail}
            type="email"
            autoComplete="off"
            description="On the contact page, in the footer, and for answers to our mails."
            {...form.field('supportEmail')}
          />
          <Select
            label={GENERAL_LABELS.currency}
            description="For amounts in the back office. Prices are stored and billed in rupees."
            value={form.texts.currency ?? null}
            onChange={(key) => form.set({ currency: `${key}` })}
            isInvalid={form.problemOf('currency') !== undefined}
            errorMessage={form.problemOf('currency')}
            validationBehavior="aria"
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
          {...form.flag('twoFactorEnabled')}
          description="Users without two-step sign-in are asked to turn it on after signing in. Staff follow the rules on the Security page."
        >
          {GENERAL_LABELS.twoFactorEnabled}
        </Switch>
        <hr className="my-4 border-line" />
        <Switch
          {...form.flag('loginNotifications')}
          description="A mail to the user after a sign-in with a new browser."
        >
          {GENERAL_LABELS.loginNotifications}
        </Switch>
      </SettingsPanel>
    </Form>
  )
}
