import type { SecurityPage } from '../../../../worker/identity/security/security.server.ts'
import { useFollowStaff } from '../../../kit/live/use-follow-staff.ts'
import { UnsavedChanges } from '../../../ui/unsaved-changes.tsx'
import { SettingsConflict } from '../admin-settings/settings-conflict.tsx'
import type { SettingsForm } from '../admin-settings/use-settings-form.ts'
import { RecommendationsPanel } from './recommendations-panel.tsx'
import { ScorePanel } from './score-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'
import { SettingsPanels } from './settings-panels.tsx'

interface SecurityViewProps {
  form: SettingsForm
  page: SecurityPage
}

/** Access rules of the back office, its open sessions and its score. */
export function SecurityView({ form, page }: SecurityViewProps) {
  useFollowStaff('settings', 'security', 'staff_session', 'user')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_340px]">
      <div className="space-y-5">
        <SettingsConflict {...form} />
        <SettingsPanels form={form} page={page} />
        <SessionsPanel {...page} />
      </div>
      <div className="space-y-5">
        <ScorePanel score={page.score} />
        <RecommendationsPanel page={page} />
      </div>
      <UnsavedChanges isChanged={form.isChanged} onDiscard={form.discard}>
        The security settings have changes that are not saved.
      </UnsavedChanges>
    </div>
  )
}
