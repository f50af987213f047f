import { Inbox } from 'lucide-react'
import { CLAIM_ROLES, type ClaimsPage } from '../../../../worker/organisations/rules/owners/claim.ts'
import { ListPage, ListRows, TitledRow } from '../../../kit/list/list-page.tsx'
import { useListAddress } from '../../../kit/list/use-list-address.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Instant } from '../../../ui/instant.tsx'
import { CLAIM_STATE } from './claim-labels.ts'

const FILTER = {
  name: 'state',
  label: 'Claims by state',
  options: [
    { value: '', label: CLAIM_STATE.approved.label },
    { value: 'declined', label: CLAIM_STATE.declined.label },
  ],
}

/** Decided claims of media owners, the oldest first. */
export function ClaimList({ claims, ...rest }: ClaimsPage) {
  return (
    <ListPage
      {...rest}
      name="Claims"
      noun={['claim', 'claims']}
      address={useListAddress()}
      search={{ placeholder: 'Company, name or email' }}
      views={FILTER}
      empty={{
        icon: Inbox,
        title: 'No decided claims yet',
        text: 'Approved and rejected claims are listed here.',
      }}
    >
      <ListRows items={claims} keyOf={({ id }) => id}>
        {({ id, company, city, ownerId, state, role, user, createdAt }) => (
          <TitledRow
            title={company}
            to={`/admin/approvals/${id}`}
            mark={<Badge tone={CLAIM_STATE[state].tone}>{CLAIM_STATE[state].label}</Badge>}
          >
            {city}
            {ownerId === null && ', not in the catalogue'} · {user.name}, {user.email}:{' '}
            {CLAIM_ROLES[role].toLowerCase()} · <Instant at={createdAt} />
          </TitledRow>
        )}
      </ListRows>
    </ListPage>
  )
}
