import { formatInstant } from '../../../../worker/kernel/rules/dates.ts'
import type { GeneralSettings, SecuritySettings } from '../../../../worker/kernel/rules/platform/settings.ts'
import { ConflictBanner } from '../../../kit/conflict/conflict-banner.tsx'
import type { SettingsForm } from './use-settings-form.ts'

type Props = Pick<SettingsForm<GeneralSettings> | SettingsForm<SecuritySettings>, 'conflict' | 'isSaving'>

/** Banner about settings that someone else saved while they were edited. */
export const SettingsConflict = ({ conflict, isSaving }: Props) =>
  conflict && (
    <ConflictBanner
      changes={conflict.changes}
      isSaving={isSaving}
      onTakeTheirs={conflict.takeTheirs}
      onKeepMine={conflict.keepMine}
    >
      Someone else saved the settings on {formatInstant(new Date(conflict.current.updatedAt ?? 0))}, after you opened
      them.
    </ConflictBanner>
  )
