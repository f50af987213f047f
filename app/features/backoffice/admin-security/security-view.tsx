import type { SecurityPage } from '../../../../worker/identity/security/security.server.ts'
import { formatInstant } from '../../../../worker/kernel/rules/dates.ts'
import { useFollowStaff } from '../../../kit/live/use-follow-staff.ts'
import { MergeDialog } from '../../../ui/merge-dialog.tsx'
import { UnsavedChanges } from '../../../ui/unsaved-changes.tsx'
import { RecommendationsPanel } from './recommendations-panel.tsx'
import { ScorePanel } from './score-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'
import { SettingsPanels } from './settings-panels.tsx'
import type { SecurityForm } from './use-security-form.ts'

interface SecurityViewProps {
  form: SecurityForm
  page: SecurityPage
}

/** Access rules of the back office, its open sessions and its score. */
export function SecurityView({ form, page }: SecurityViewProps) {
  useFollowStaff('settings', 'security', 'staff_session', 'user')
  const { merging } = form
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_340px]">
      <div className="space-y-5">
        <SettingsPanels form={form} page={page} />
        <SessionsPanel {...page} />
      </div>
      <div className="space-y-5">
        <ScorePanel score={page.score} />
        <RecommendationsPanel page={page} />
      </div>
      <UnsavedChanges isChanged={form.isChanged}>The security settings have changes that are not saved.</UnsavedChanges>
      {merging && (
        <MergeDialog
          saved={
            <>saved the settings at {formatInstant(new Date(merging.current.updatedAt ?? 0))}, after you opened them.</>
          }
          clashes={merging.clashes}
          merged={merging.merged}
          isSaving={form.isSaving}
          onSave={merging.saveMerged}
          onKeepEditing={merging.keepEditing}
          onTakeTheirs={merging.takeTheirs}
        />
      )}
    </div>
  )
}
