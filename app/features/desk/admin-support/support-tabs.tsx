import { useLocation } from 'react-router'
import { SegmentLinks } from '../../../ui/segment-links.tsx'

const TABS = [
  { to: '/admin/support', label: 'Tickets', holds: /^\/admin\/support\/?$/ },
  { to: '/admin/support/enquiries', label: 'Enquiries', holds: /^\/admin\/support\/enquiries(\/|$)/ },
  { to: '/admin/support/conversations', label: 'Conversations', holds: /^\/admin\/support\/conversations(\/|$)/ },
  { to: '/admin/support/subscribers', label: 'Subscribers', holds: /^\/admin\/support\/subscribers(\/|$)/ },
]

/** Tabs of the inboxes for visitors: tickets, enquiries and subscribers. */
export function SupportTabs() {
  const { pathname } = useLocation()
  return (
    <div className="mb-5">
      <SegmentLinks
        label="Support"
        links={TABS.map(({ to, label, holds }) => ({ to, label, isCurrent: holds.test(pathname) }))}
      />
    </div>
  )
}
