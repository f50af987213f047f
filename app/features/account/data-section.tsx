import { Download } from 'lucide-react'
import { LinkButton } from '../../ui/link.tsx'
import { DATA_PATH } from './account.queries.ts'
import { SettingsSection } from './settings-section.tsx'

/** Section to download all data of the account. */
export function DataSection() {
  return (
    <SettingsSection id="data" title="Your data" note="A copy of the data we hold about you.">
      <p className="text-sm text-ink-2">
        One JSON file with your profile, sessions, plans, enquiries, messages and account records.
      </p>
      <LinkButton to={DATA_PATH} reloadDocument download="adchowk-account.json" variant="outline" className="mt-4">
        <Download aria-hidden />
        Download my data
      </LinkButton>
    </SettingsSection>
  )
}
