import { ArrowUpRight, type LucideIcon, Mail, Megaphone, MessageCircle, Signpost } from 'lucide-react'
import type { ReactNode } from 'react'
import { COMPANY } from '../../../company.ts'
import { useIdentity } from '../../../site.ts'
import { LinkButton } from '../../../ui/link.tsx'

/** Streets around an office, as a sketch: the way there is a link. */
function OfficeMap({ isMirrored }: { isMirrored: boolean }) {
  return (
    <svg
      viewBox="0 0 400 150"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      className="h-32 w-full rounded-lg border border-line bg-surface-2"
    >
      <g fill="none" strokeLinecap="round" transform={isMirrored ? 'matrix(-1 0 0 1 400 0)' : undefined}>
        <path d="M-5-5h120l30 60-60 40L-5 90z" className="fill-success-soft" />
        <path
          d="M150-5q20 70 10 160M280-5q-25 80 20 160M-5 30q120-15 410 10M40 160q120-45 370-30"
          strokeWidth="6"
          className="stroke-surface"
        />
        <path d="M-5 110Q110 50 210 80T410 55" strokeWidth="12" className="stroke-accent-soft" />
      </g>
      <path d="M200 84c-14-17-17-22-17-29a17 17 0 0 1 34 0c0 7-3 12-17 29z" className="fill-brand" />
      <circle cx="200" cy="55" r="6.5" className="fill-accent" />
    </svg>
  )
}

const DESKS = [
  { ...COMPANY.desks.sales, icon: Megaphone },
  { ...COMPANY.desks.owners, icon: Signpost },
]

/** Directions to an address, which open in the visitor's map app; nothing is loaded here. */
const directions = (lines: readonly string[]) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: lines.join(', ') })}`

/** Phone numbers and chats, the email address, and both offices. */
export function ContactDetails() {
  const site = useIdentity()

  return (
    <div className="space-y-8">
      <ul className="space-y-3">
        {DESKS.map(({ label, phone, chat, chatLabel, icon }) => (
          <Way key={label} icon={icon} label={label} href={`tel:${phone.replace(/[^+\d]/g, '')}`} text={phone}>
            <LinkButton to={chat} newTab variant="outline" size="sm">
              <MessageCircle aria-hidden />
              Chat<span className="sr-only">{chatLabel.replace(/^Chat/, '')}</span>
            </LinkButton>
          </Way>
        ))}
        <Way icon={Mail} label="Email" href={`mailto:${site.email}`} text={site.email} />
      </ul>
      <div className="grid gap-x-5 gap-y-7 sm:grid-cols-2">
        {COMPANY.offices.map(({ label, lines }, at) => (
          <section key={label}>
            <OfficeMap isMirrored={at % 2 === 1} />
            <h2 className="mt-3 text-base">{label}</h2>
            <address className="text-sm text-ink-2 not-italic">
              {lines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
            <a
              href={directions(lines)}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center gap-1.5 rounded-xs text-sm font-semibold text-link hover:text-link-hover"
            >
              Directions
              <span className="sr-only"> to the {label.toLowerCase()} (opens in a new tab)</span>
              <ArrowUpRight aria-hidden className="size-4 stroke-2" />
            </a>
          </section>
        ))}
      </div>
    </div>
  )
}

interface WayProps {
  icon: LucideIcon
  label: string
  href: string
  text: string
  children?: ReactNode
}

const Way = ({ icon: Icon, label, href, text, children }: WayProps) => (
  <li className="flex items-center gap-4 rounded-xl border border-line bg-surface p-4">
    <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent-deep">
      <Icon aria-hidden className="size-5.5" strokeWidth={1.75} />
    </span>
    <div className="min-w-0 flex-1">
      <p className="text-sm text-ink-3">{label}</p>
      <a
        href={href}
        className="num inline-flex items-center rounded-xs text-lg font-bold wrap-anywhere hover:underline pointer-coarse:min-h-11"
      >
        {text}
      </a>
    </div>
    {children}
  </li>
)
