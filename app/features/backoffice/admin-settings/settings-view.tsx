import type { DatedRates } from '../../../../worker/backoffice/settings/rates.server.ts'
import { formatInstant } from '../../../../worker/kernel/rules/dates.ts'
import type { GeneralSettings, Saved } from '../../../../worker/kernel/rules/platform/settings.ts'
import { useFollowStaff } from '../../../kit/live/use-follow-staff.ts'
import { UnsavedChanges } from '../../../ui/unsaved-changes.tsx'
import { BillingPanel } from './billing-panel.tsx'
import { GeneralPanels } from './general-panels.tsx'
import { LocalizationPanel } from './localization-panel.tsx'
import { SettingsConflict } from './settings-conflict.tsx'
import { HelpBox, QuickSettings } from './side-links.tsx'
import type { SettingsForm } from './use-settings-form.ts'

interface SettingsViewProps {
  form: SettingsForm
  saved: Saved<GeneralSettings>
  rates: DatedRates
}

/** Settings of the platform, with a column of links to their sections. */
export function SettingsView({ form, saved, rates }: SettingsViewProps) {
  useFollowStaff('settings', 'currency_rate', 'tax_rate', 'rule')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_320px]">
      <div className="space-y-5">
        <SettingsConflict {...form} />
        <GeneralPanels form={form} />
        <LocalizationPanel rates={rates} />
        <BillingPanel rates={rates} />
        {saved.updatedAt !== null && (
          <p className="text-xs text-ink-3">
            General settings were last saved on {formatInstant(new Date(saved.updatedAt))}.
          </p>
        )}
      </div>
      <aside aria-label="Help and links" className="space-y-5 xl:sticky xl:top-19">
        <QuickSettings />
        <HelpBox />
      </aside>
      <UnsavedChanges isChanged={form.isChanged}>The settings have changes that are not saved.</UnsavedChanges>
    </div>
  )
}
