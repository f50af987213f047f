import { ShieldCheck } from 'lucide-react'
import type { CatalogueFacts } from '../../../worker/catalogue/overview.server.ts'
import { formatNumber } from '../../../worker/domain/money.ts'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { StatBand } from './stat-band.tsx'

/** Links staff to the back office. */
export function AdminHome({ catalogue }: { catalogue: CatalogueFacts }) {
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
          Campaigns that wait for approval, messages, enquiries, claims of media owners and the categories are kept
          there.
        </p>
        <LinkButton to="/admin" className="mt-4">
          Open the back office
        </LinkButton>
      </Card>
    </>
  )
}
