import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { COMPANY } from '../../company.ts'
import { useIdentity } from '../../site.ts'
import { RouterLink } from '../../ui/router-link.tsx'
import { FOOTER_GROUPS } from './navigation.ts'
import { SocialLinks } from './social-links.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { Wordmark } from './wordmark.tsx'

/** The footer of every page: about, site map, and contact details. */
export function SiteFooter() {
  const site = useIdentity()

  return (
    <footer className="on-dark bg-[#10182f] text-white/75">
      <div className="page py-14 lg:py-18">
        <div className="grid gap-10 lg:grid-cols-[1.35fr_2fr]">
          <div>
            <Wordmark className="h-8 w-auto text-white" />
            <p className="mt-5 max-w-sm text-sm leading-relaxed">
              An integrated advertising marketplace. Traditional and digital channels, one brief, one campaign.
            </p>
            <div className="mt-6">
              <SocialLinks />
            </div>
          </div>
          <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 gap-y-9 sm:grid-cols-4">
            {FOOTER_GROUPS.map(({ title, links }) => (
              <div key={title}>
                <h2 className="text-sm font-bold text-white">{title}</h2>
                <ul className="mt-2.5 text-sm">
                  {links.map(({ to, label }) => (
                    <li key={to}>
                      <RouterLink
                        to={to}
                        className="flex min-h-8 items-center rounded-xs hover:text-white hover:underline pointer-coarse:min-h-11"
                      >
                        {label}
                      </RouterLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className="mt-12 grid gap-7 border-t border-white/15 pt-9 text-sm sm:grid-cols-2 lg:grid-cols-4">
          {COMPANY.offices.map(({ label, lines }) => (
            <Contact key={label} title={label}>
              <address className="not-italic">
                {lines[0]}
                <br />
                {lines[1]}
              </address>
            </Contact>
          ))}
          {Object.values(COMPANY.desks).map(({ label, chatLabel, phone, chat }) => (
            <Contact key={label} title={label}>
              <p className="num">{phone}</p>
              <a
                href={chat}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-8 items-center gap-1.5 rounded-xs font-semibold text-accent hover:underline pointer-coarse:min-h-11"
              >
                <MessageCircle aria-hidden className="size-4" strokeWidth={2} />
                {chatLabel}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </Contact>
          ))}
        </div>
        <div className="mt-8 flex flex-col gap-3 text-xs text-white/60 sm:flex-row sm:flex-wrap sm:items-center sm:justify-between">
          <p>© {site.name}. Prices exclude GST unless stated.</p>
          <div className="flex">
            <ThemeSwitch />
          </div>
          <RouterLink
            to="/developers"
            className="flex min-h-8 items-center rounded-xs hover:text-white hover:underline pointer-coarse:min-h-11"
          >
            Developers
          </RouterLink>
          <a
            href={`mailto:${site.email}`}
            className="flex min-h-8 items-center rounded-xs hover:text-white hover:underline pointer-coarse:min-h-11"
          >
            {site.email}
          </a>
        </div>
      </div>
    </footer>
  )
}

function Contact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h2 className="font-bold text-white">{title}</h2>
      <div className="mt-1.5">{children}</div>
    </div>
  )
}
