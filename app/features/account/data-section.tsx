import { Download } from 'lucide-react'
import { LinkButton } from '../../ui/link.tsx'
import { DATA_PATH } from './account.queries.ts'
import { SettingsSection } from './settings-section.tsx'

/** Section to download all data of the account. */
export function DataSection() {
  return (
    <SettingsSection id="data" title="Your data" note="What we keep about you, yours to take along.">
      <p className="text-sm text-ink-2">
        One JSON file: your profile, sessions, plans, enquiries and messages, and what was recorded about your account.
      </p>
      <LinkButton to={DATA_PATH} reloadDocument download="adchowk-account.json" variant="outline" className="mt-4">
        <Download aria-hidden />
        Download my data
      </LinkButton>
    </SettingsSection>
  )
}
