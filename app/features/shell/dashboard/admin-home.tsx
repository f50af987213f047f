import { ShieldCheck } from 'lucide-react'
import type { CatalogueFacts } from '../../../../worker/catalogue/overview.server.ts'
import { type BackOfficeArea, mayStaff } from '../../../../worker/kernel/rules/identity/roles.ts'
import type { CurrentUser } from '../../../../worker/kernel/rules/identity/user.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { list } from '../../../../worker/kernel/rules/text/list.ts'
import { Card } from '../../../ui/card.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { StatBand } from './stat-band.tsx'

/** Tasks of staff, each with the area that it needs. */
const WORK: readonly (readonly [area: BackOfficeArea, text: string])[] = [
  ['approvals', 'campaigns waiting for approval'],
  ['approvals', 'claims of media owners'],
  ['support', 'messages'],
  ['support', 'enquiries'],
  ['content', 'articles'],
  ['content', 'categories'],
]

/** Link to the back office for staff, with the tasks of their areas. */
export function AdminHome({ user, catalogue }: { user: CurrentUser; catalogue: CatalogueFacts }) {
  const work = list(WORK.flatMap(([area, text]) => (mayStaff(user, area) ? [text] : [])))
  return (
    <>
      <StatBand
        stats={[
          { label: 'Listings', value: formatNumber(catalogue.listings), note: 'in the public catalogue' },
          { label: 'Media types', value: formatNumber(catalogue.categories), note: 'in the tab bar' },
          { label: 'Cities', value: formatNumber(catalogue.cities), note: 'with at least one listing' },
          { label: 'Owners', value: formatNumber(catalogue.owners), note: 'who sell here' },
        ]}
      />
      <Card as="section" className="p-5">
        <h2 className="flex items-center gap-2.5 text-base">
          <ShieldCheck aria-hidden className="size-5 shrink-0 text-link" strokeWidth={1.75} />
          Your work is in the back office
        </h2>
        <p className="mt-2 text-sm text-ink-2">
          {work === '' ? 'An admin can give your account an area of it.' : `Your areas: ${work}.`}
        </p>
        <LinkButton to="/admin" className="mt-4">
          Open the back office
        </LinkButton>
      </Card>
    </>
  )
}
