import { getDatedRates } from '../../../worker/backoffice/settings/rates.server.ts'
import { getGeneralSettings } from '../../../worker/kernel/platform/settings.server.ts'
import { GENERAL_LABELS } from '../../../worker/kernel/rules/platform/setting-words.ts'
import { GeneralSettings } from '../../../worker/kernel/rules/platform/settings.ts'
import { saveGeneral } from '../../features/backoffice/admin-settings/settings.queries.ts'
import { SettingsView } from '../../features/backoffice/admin-settings/settings-view.tsx'
import { useSettingsForm } from '../../features/backoffice/admin-settings/use-settings-form.ts'
import { AdminPage } from '../../features/shell/admin-shell/admin-page.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import type { Route } from './+types/settings'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  callStaff(context, ['admin'], async (service) => {
    const [saved, rates] = await Promise.all([getGeneralSettings(service), getDatedRates(service)])
    return { saved, rates }
  })

export const meta = adminMeta('Settings, Admin')

const GENERAL = { schema: GeneralSettings, labels: GENERAL_LABELS, send: saveGeneral, done: 'Settings saved' }

export default function Settings({ loaderData: { saved, rates } }: Route.ComponentProps) {
  const form = useSettingsForm(saved, GENERAL)
  return (
    <AdminPage
      title="Settings"
      actions={
        <SubmitButton form={form.id} size="sm" isPending={form.isPending} pendingLabel="Saving">
          Save Changes
        </SubmitButton>
      }
    >
      <SettingsView form={form} saved={saved} rates={rates} />
    </AdminPage>
  )
}
