import { formatInstant } from '../../../../worker/kernel/rules/dates.ts'
import { ConflictBanner } from '../../../kit/conflict/conflict-banner.tsx'
import type { SettingsForm } from './use-settings-form.ts'

/** Settings that someone else saved while they were edited. */
export const SettingsConflict = ({ conflict }: Pick<SettingsForm, 'conflict'>) =>
  conflict && (
    <ConflictBanner {...conflict}>
      Someone else saved the settings on {formatInstant(new Date(conflict.current.updatedAt ?? 0))}, after you opened
      them.
    </ConflictBanner>
  )
