import { getSecurityPage } from '../../../worker/identity/security/security.server.ts'
import { requireStaffOf } from '../../../worker/identity/session.server.ts'
import { SECURITY_LABELS } from '../../../worker/kernel/rules/platform/setting-words.ts'
import { SecuritySettings } from '../../../worker/kernel/rules/platform/settings.ts'
import { call } from '../../context.ts'
import { saveSecurity } from '../../features/backoffice/admin-security/security.queries.ts'
import { SecurityView } from '../../features/backoffice/admin-security/security-view.tsx'
import { useSettingsForm } from '../../features/backoffice/admin-settings/use-settings-form.ts'
import { AdminPage } from '../../features/shell/admin-shell/admin-page.tsx'
import { Button } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import type { Route } from './+types/security'
import { adminMeta } from './admin-meta.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  call(context, async (service) => getSecurityPage(service, await requireStaffOf(service, 'admin')))

export const meta = adminMeta('Security, Admin')

const SECURITY = {
  schema: SecuritySettings,
  labels: SECURITY_LABELS,
  send: saveSecurity,
  done: 'Security settings saved',
  keep: 'security',
}

export default function Security({ loaderData: page }: Route.ComponentProps) {
  const form = useSettingsForm(page.saved, SECURITY)
  return (
    <AdminPage
      title="Security Settings"
      actions={
        <>
          {form.isChanged && (
            <>
              <span role="status" className="text-xs text-warn-ink max-sm:sr-only">
                Not saved yet
              </span>
              <Button variant="ghost" size="sm" className="max-sm:hidden" onPress={form.discard}>
                Discard
              </Button>
            </>
          )}
          <SubmitButton form={form.id} size="sm" isPending={form.isPending} pendingLabel="Saving">
            Save Changes
          </SubmitButton>
        </>
      }
    >
      <SecurityView form={form} page={page} />
    </AdminPage>
  )
}
