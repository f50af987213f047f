import { getSecurityPage } from '../../../worker/identity/security/security.server.ts'
import { requireStaffOf } from '../../../worker/identity/session.server.ts'
import { call } from '../../context.ts'
import { SecurityView } from '../../features/backoffice/admin-security/security-view.tsx'
import { SECURITY_FORM } from '../../features/backoffice/admin-security/settings-panels.tsx'
import { useSecurityForm } from '../../features/backoffice/admin-security/use-security-form.ts'
import { AdminPage } from '../../features/shell/admin-shell/admin-page.tsx'
import { Button } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import type { Route } from './+types/security'
import { adminMeta } from './admin-meta.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  call(context, async (service) => getSecurityPage(service, await requireStaffOf(service, 'admin')))

export const meta = adminMeta('Security, Admin')

export default function Security({ loaderData: page }: Route.ComponentProps) {
  const form = useSecurityForm(page.saved)
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
          <SubmitButton form={SECURITY_FORM} size="sm" isPending={form.isSaving} pendingLabel="Saving">
            Save Changes
          </SubmitButton>
        </>
      }
    >
      <SecurityView form={form} page={page} />
    </AdminPage>
  )
}
