import { MailPlus } from 'lucide-react'
import type { SubscriberStatus, SubscribersPage } from '../../../../worker/desk/rules/newsletter.ts'
import { ListPage, ListRows, TitledRow } from '../../../kit/list/list-page.tsx'
import { useListAddress } from '../../../kit/list/use-list-address.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Instant } from '../../../ui/instant.tsx'

const STATUS = {
  active: { label: 'Active', tone: 'success' },
  pending: { label: 'Not confirmed', tone: 'warn' },
  left: { label: 'Left', tone: 'neutral' },
} as const satisfies Record<SubscriberStatus, { label: string; tone: Tone }>

const FILTER = {
  name: 'status',
  label: 'Subscribers by status',
  options: [{ value: '', label: 'All' }, ...Object.entries(STATUS).map(([value, { label }]) => ({ value, label }))],
}

/** Addresses of the newsletter. */
export function SubscriberList({ subscribers, ...rest }: SubscribersPage) {
  return (
    <ListPage
      {...rest}
      name="Subscribers"
      noun={['subscriber', 'subscribers']}
      address={useListAddress()}
      search={{ placeholder: 'Email' }}
      views={FILTER}
      empty={{
        icon: MailPlus,
        title: 'No subscribers yet',
        text: 'Newsletter sign-ups appear here.',
      }}
    >
      <ListRows items={subscribers} keyOf={({ id }) => id}>
        {({ email, sources, status, createdAt }) => (
          <TitledRow title={email} mark={<Badge tone={STATUS[status].tone}>{STATUS[status].label}</Badge>}>
            From {sources.map((source) => `/${source}`).join(', ')}, <Instant at={createdAt} />
          </TitledRow>
        )}
      </ListRows>
    </ListPage>
  )
}
