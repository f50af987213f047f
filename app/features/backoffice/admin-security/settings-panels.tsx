import type { SecurityPage } from '../../../../worker/identity/security/security.server.ts'
import { SECURITY_LABELS } from '../../../../worker/kernel/rules/platform/setting-words.ts'
import { IDLE_RANGE } from '../../../../worker/kernel/rules/platform/settings.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { Form } from '../../../kit/form/form.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { SettingsForm } from '../admin-settings/use-settings-form.ts'
import { WhitelistField } from './whitelist-field.tsx'

/** Controls that the recommendations lead to. */
export const CONTROLS = { whitelist: 'ip-whitelist', signIn: 'sign-in', sessions: 'active-sessions' } as const

interface SettingsPanelsProps {
  form: SettingsForm
  page: SecurityPage
}

/** Settings of the Security page: one form. */
export function SettingsPanels({ form, page }: SettingsPanelsProps) {
  return (
    <Form form={form} hasBanner aria-label="Security settings" className="space-y-5">
      <Panel
        id="access"
        title="Access"
        actions={
          <TextLink to="/admin/audit?subject=security" className="text-xs font-semibold">
            History
          </TextLink>
        }
      >
        <div className="grid items-start gap-x-6 gap-y-5 p-4 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
          <WhitelistField id={CONTROLS.whitelist} field={form.field('ipWhitelist')} address={page.address} />
          <TextField
            label={`${SECURITY_LABELS.sessionTimeout} (minutes)`}
            type="number"
            inputMode="numeric"
            autoComplete="off"
            description={`${IDLE_RANGE}, counted from the last request. Staff who are idle for longer have to sign in again.`}
            {...form.field('sessionTimeout')}
          />
        </div>
      </Panel>
      <Panel id={CONTROLS.signIn} title="Sign-in">
        <div className="divide-y divide-line px-4">
          <Switch
            className="py-4"
            {...form.flag('requireTwoFactor')}
            description={factorNote(page, form.flag('requireTwoFactor').isSelected)}
          >
            {SECURITY_LABELS.requireTwoFactor}
          </Switch>
          <Switch className="py-4" {...form.flag('criticalActionVerification')} description={verificationNote(page)}>
            {SECURITY_LABELS.criticalActionVerification}
          </Switch>
        </div>
      </Panel>
      {form.isChanged && (
        // On wide screens it is in the header.
        <Button variant="outline" className="w-full sm:hidden" onPress={form.discard}>
          Discard
        </Button>
      )}
    </Form>
  )
}

function factorNote({ staff, saved, demoMode }: SecurityPage, isOn: boolean): string {
  const missing = staff.count - staff.enrolled
  if (missing === 0) return 'All members of staff have a second factor.'
  const who = `Not enrolled yet: ${missing} of ${staff.count}.`
  if (!isOn) return `${who} They can sign in with a password alone.`
  const asked = saved.version === 0 && demoMode ? 'Once these settings are saved, they' : 'They'
  const demo = staff.demo > 0 ? ' Demo accounts, whose passwords are public, are exempt.' : ''
  return staff.demo === missing ? `${who}${demo}` : `${who} ${asked} have to enrol first.${demo}`
}

const verificationNote = ({ saved, enrolled }: SecurityPage): string =>
  `Asks for your ${enrolled ? 'code' : 'password'} again before critical acts, such as changing roles, taxes or these settings.${
    saved.version === 0 && !enrolled
      ? ' Accounts without a second factor are asked after these settings are saved.'
      : ''
  }`

/** Time since the settings were saved, as text. */
export const savedText = (days: number): string =>
  days === 0 ? 'saved today' : `saved ${plural(days, ['day', 'days'])} ago`
