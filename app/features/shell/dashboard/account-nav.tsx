import {
  Bookmark,
  BookText,
  CalendarDays,
  Camera,
  Compass,
  Ellipsis,
  FolderKanban,
  Inbox,
  IndianRupee,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  MessagesSquare,
  ReceiptText,
  Settings,
  ShieldCheck,
  Signpost,
  Upload,
  Users,
  Wallet,
} from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Link, useLocation, useNavigate } from 'react-router'
import { isStaff, type Role } from '../../../../worker/kernel/rules/identity/roles.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { Menu, MenuItem, MenuTrigger } from '../../../ui/menu.tsx'
import { variants } from '../../../ui/variants.ts'
import { FindButton } from '../command/find-button.tsx'

interface NavItem {
  to: string
  label: string
  icon: LucideIcon
  count?: number
}

/** Counts next to the entries. */
interface Counts {
  /** Places on the shortlist; null while loading. */
  saved: number | null
  /** Number of campaigns: buyers always have the page, others from their first campaign. */
  campaigns: number
  /** Conversations with an unread message. */
  messages: number
  /** Requests that wait for an answer; null for accounts that do not sell. */
  requests: number | null
  /** Listings and due proofs of the owners that the user works for; null when the user works for none. */
  selling: { listings: number; proofs: number } | null
}

const counted = (count: number | null) => (count ? { count } : {})

/** Entries for a member of an owner. */
const sellingItems = (requests: number | null, { listings, proofs }: NonNullable<Counts['selling']>): NavItem[] => [
  { to: '/dashboard/requests', label: 'Requests', icon: Inbox, ...counted(requests) },
  { to: '/dashboard/listings', label: 'Listings', icon: Signpost, ...counted(listings) },
  { to: '/dashboard/calendar', label: 'Calendar', icon: CalendarDays },
  { to: '/dashboard/proofs', label: 'Proofs', icon: Camera, ...counted(proofs) },
  { to: '/dashboard/earnings', label: 'Earnings', icon: IndianRupee },
  { to: '/dashboard/payments', label: 'Payments', icon: Wallet },
  { to: '/dashboard/books', label: 'Books', icon: BookText },
  { to: '/dashboard/import', label: 'Import', icon: Upload },
  { to: '/dashboard/team', label: 'Team', icon: Users },
]

function itemsFor(role: Role, { saved, campaigns, messages, requests, selling }: Counts): NavItem[] {
  const hasCampaigns = role === 'advertiser' || campaigns > 0
  return [
    { to: '/dashboard', label: 'Overview', icon: LayoutDashboard },
    ...(selling ? sellingItems(requests, selling) : []),
    ...(hasCampaigns
      ? [
          { to: '/dashboard/campaigns', label: 'Campaigns', icon: FolderKanban, ...counted(campaigns) },
          ...(selling
            ? []
            : [
                { to: '/dashboard/payments', label: 'Payments', icon: Wallet },
                { to: '/dashboard/books', label: 'Books', icon: BookText },
              ]),
        ]
      : []),
    { to: '/dashboard/messages', label: 'Messages', icon: MessagesSquare, ...counted(messages) },
    ...(hasCampaigns || selling ? [{ to: '/dashboard/billing', label: 'Billing', icon: ReceiptText }] : []),
    ...(isStaff({ role }) ? [{ to: '/admin', label: 'Back office', icon: ShieldCheck }] : []),
    ...(requests === null || selling
      ? []
      : [{ to: '/dashboard/requests', label: 'Requests', icon: Inbox, ...counted(requests) }]),
    { to: '/category', label: 'Discover', icon: Compass },
    { to: '/shortlist', label: 'Saved media', icon: Bookmark, ...counted(saved) },
    { to: '/dashboard/support', label: 'Support', icon: LifeBuoy },
    { to: '/account', label: 'Settings', icon: Settings },
  ]
}

/** The pages of an account, for the command palette. */
export const accountPages = (role: Role, counts: Counts) =>
  itemsFor(role, counts).map(({ to, label, icon }) => ({ to, title: label, icon }))

/** Marks the entry of a page, and of the pages below it; the overview is only its own address. */
function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (to === pathname) return 'page'
  return to !== '/dashboard' && pathname.startsWith(`${to}/`) ? 'true' : undefined
}

const sideStyles = variants({
  base: 'flex h-11 items-center gap-3 rounded-sm px-3 text-sm font-semibold text-ink-2 hover:bg-surface-2 aria-[current]:bg-surface-2 aria-[current]:text-ink',
})

interface AccountNavProps {
  role: Role
  counts: Counts
  /** Sections of the open page, with their deep links. */
  sections?: readonly { id: string; title: string }[]
}

/** The navigation next to the pages of a signed-in account. */
export function AccountNav({ role, counts, sections = [] }: AccountNavProps) {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Account" className="hidden lg:block">
      <div className="sticky top-23">
        <FindButton look="field" className="mb-3" />
        <ul className="space-y-0.5">
          {itemsFor(role, counts).map(({ to, label, icon: Icon, count }) => (
            <li key={to}>
              <Link to={to} aria-current={currentOf(to, pathname)} className={sideStyles()}>
                <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
                <span className="min-w-0 flex-1 truncate">{label}</span>
                {count !== undefined && <span className="num text-xs text-ink-3">{formatNumber(count)}</span>}
              </Link>
              {to === pathname && sections.length > 0 && (
                <ul className="mt-1 mb-2 ml-5.5 border-l border-line">
                  {sections.map(({ id, title }) => (
                    <li key={id}>
                      <Link
                        to={`#${id}`}
                        className="flex h-9 items-center rounded-xs pl-4.5 text-sm text-ink-2 hover:text-ink pointer-coarse:h-11"
                      >
                        {title}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

const barStyles = variants({
  base: [
    'flex w-full flex-col items-center gap-0.5 px-1 py-2 text-2xs font-semibold text-ink-3',
    'focus-visible:-outline-offset-2 aria-[current]:text-ink',
  ],
})

/** Entries that fit on a phone next to the menu of the others. */
const BAR_ITEMS = 4

/** Navigation on phones, fixed at the foot of the window; entries that do not fit are in a menu. */
export function AccountBar({ role, counts }: Omit<AccountNavProps, 'sections'>) {
  const { pathname } = useLocation()
  const items = itemsFor(role, counts)
  const shown = items.length > BAR_ITEMS + 1 ? items.slice(0, BAR_ITEMS) : items
  return (
    <nav
      aria-label="Account"
      className="sticky bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {shown.map(({ to, label, icon: Icon, count }) => (
          <li key={to} className="min-w-0">
            <Link to={to} aria-current={currentOf(to, pathname)} className={barStyles()}>
              <Icon aria-hidden className="size-5.5 shrink-0" strokeWidth={1.75} />
              <span className="max-w-full truncate">
                {label}
                {count !== undefined && <span className="sr-only">, {formatNumber(count)}</span>}
              </span>
            </Link>
          </li>
        ))}
        {shown.length < items.length && (
          <li className="min-w-0">
            <MoreItems items={items.slice(shown.length)} />
          </li>
        )}
      </ul>
    </nav>
  )
}

/** The entries of a phone that do not fit. */
function MoreItems({ items }: { items: readonly NavItem[] }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const isHere = items.some(({ to }) => currentOf(to, pathname) !== undefined)
  return (
    <MenuTrigger>
      <AriaButton {...(isHere && { 'aria-current': 'true' as const })} className={barStyles()}>
        <Ellipsis aria-hidden className="size-5.5 shrink-0" strokeWidth={1.75} />
        <span className="max-w-full truncate">More</span>
      </AriaButton>
      <Menu aria-label="More pages" onAction={(to) => navigate(`${to}`)}>
        {items.map(({ to, label, icon, count }) => (
          <MenuItem key={to} id={to} icon={icon}>
            {count === undefined ? label : `${label}, ${formatNumber(count)}`}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  )
}
