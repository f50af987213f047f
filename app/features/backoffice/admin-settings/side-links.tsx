import { Bell, BookOpen, ChevronRight, CreditCard, Languages, Shield, User } from 'lucide-react'
import { Card } from '../../../ui/card.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { RouterLink } from '../../../ui/router-link.tsx'

const LINKS = [
  { to: '/account#profile', label: 'Profile', icon: User },
  { to: '/admin/settings#notifications', label: 'Notifications', icon: Bell },
  { to: '/admin/security', label: 'Security', icon: Shield },
  { to: '/admin/settings#localization', label: 'Localization', icon: Languages },
  { to: '/admin/settings#billing', label: 'Billing', icon: CreditCard },
] as const

/** Links to each part of the settings. */
export function QuickSettings() {
  return (
    <Card as="section" aria-labelledby="quick-settings">
      <h2 id="quick-settings" className="flex h-12 items-center border-b border-line px-4 text-sm font-bold">
        Quick settings
      </h2>
      <nav aria-labelledby="quick-settings">
        <ul className="p-2">
          {LINKS.map(({ to, label, icon: Icon }) => (
            <li key={label}>
              <RouterLink
                to={to}
                className="flex min-h-10 items-center gap-3 rounded-md px-2.5 hover:bg-surface-2 pointer-coarse:min-h-11"
              >
                <Icon aria-hidden className="size-4.5 shrink-0 text-ink-3" strokeWidth={1.75} />
                <span className="min-w-0 flex-1">{label}</span>
                <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-3" />
              </RouterLink>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  )
}

/** Link to the guide of the back office. */
export function HelpBox() {
  return (
    <section aria-labelledby="need-help" className="rounded-lg bg-info-soft p-4 text-info-ink">
      <h2 id="need-help" className="flex items-center gap-2.5 text-sm font-bold">
        <BookOpen aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
        Need help?
      </h2>
      <p className="mt-1.5 mb-3 text-sm">The admin guide covers roles, approvals and settings.</p>
      <LinkButton to="/admin/guide" variant="outline" size="sm">
        View Documentation
      </LinkButton>
    </section>
  )
}
