import { Mail } from 'lucide-react'
import type { TicketThread } from '../../../../worker/desk/rules/support/thread.ts'
import { mayStaff, type Role } from '../../../../worker/kernel/rules/identity/roles.ts'
import type { CurrentUser } from '../../../../worker/kernel/rules/identity/user.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { useIdentity } from '../../../site.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { LinkButton, TextLink } from '../../../ui/link.tsx'
import { SpecList } from '../../../ui/spec-list.tsx'

const ROLE: Record<Role, string> = {
  advertiser: 'advertiser',
  mediaOwner: 'media owner',
  admin: 'administrator',
  staff: 'staff',
}

interface SideProps {
  ticket: TicketThread
  /** Member of staff who reads; links lead only to areas of that role. */
  user: CurrentUser
}

/** Requester of the ticket. For use inside a panel. */
export function Requester({ ticket: { name, email, requester, reference, senderProof }, user }: SideProps) {
  const site = useIdentity()

  const { account, tickets, resolved } = requester
  const subject = new URLSearchParams({ subject: `[${reference}] Your message to ${site.name}` })
  return (
    <div className="p-4">
      <div className="mb-4 flex items-center gap-3">
        <Avatar name={name} size="md" />
        <p className="min-w-0">
          <b className="block wrap-anywhere">
            {account && mayStaff(user, 'admin') ? <TextLink to={`/admin/users/${account.id}`}>{name}</TextLink> : name}
          </b>
          <span className="block text-xs wrap-anywhere text-ink-2">
            {account ? [account.company, ROLE[account.role]].filter(Boolean).join(', ') : 'No account'}
          </span>
        </p>
      </div>
      <SpecList
        columns={1}
        facts={[
          { label: 'Email', value: email },
          ...(account ? [{ label: 'Campaigns', value: formatNumber(account.campaigns) }] : []),
          { label: 'Tickets', value: `${formatNumber(tickets)}, ${formatNumber(resolved)} resolved` },
        ]}
      />
      <p className="mt-3 text-xs text-ink-3">
        {senderProof === 'none'
          ? 'This name, address and text are not verified.'
          : 'Written by the requester and not checked.'}
      </p>
      <LinkButton
        to={`mailto:${email}?${subject.toString().replaceAll('+', '%20')}`}
        variant="outline"
        size="sm"
        className="mt-3"
      >
        <Mail aria-hidden />
        Open in mail program
      </LinkButton>
    </div>
  )
}

/** Subject of the ticket. For use inside a panel. */
export function Linked({ ticket: { about, enquiry }, user }: SideProps) {
  const name = about?.name ?? 'No such campaign or booking'
  return (
    <ul className="divide-y divide-line">
      {about && (
        <li className="px-4 py-3">
          <b className="block wrap-anywhere">
            {about.campaignId && mayStaff(user, 'approvals') ? (
              <TextLink to={`/admin/campaigns/${about.campaignId}`}>{name}</TextLink>
            ) : (
              name
            )}
          </b>
          <span className="num text-xs text-ink-3">{about.reference}</span>
        </li>
      )}
      {enquiry && (
        <li className="px-4 py-3">
          <TextLink to={`/admin/support/enquiries/${enquiry}`} className="num font-semibold">
            {enquiry}
          </TextLink>
          <span className="block text-xs text-ink-3">The enquiry that this ticket answers</span>
        </li>
      )}
    </ul>
  )
}
