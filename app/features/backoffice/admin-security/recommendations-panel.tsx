import { CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SecurityPage } from '../../../../worker/identity/security/security.server.ts'
import { parseIpList } from '../../../../worker/kernel/rules/platform/ip-list.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { Panel } from '../../../ui/panel.tsx'
import { RouterLink } from '../../../ui/router-link.tsx'
import { CONTROLS, savedText } from './settings-panels.tsx'

const DAY_MS = 86_400_000
/** Age in days from which the whitelist should be reviewed. */
const STALE_DAYS = 90
const OLD_DAYS = 7

const daysSince = (at: string, now: string) => Math.max(0, Math.floor((Date.parse(now) - Date.parse(at)) / DAY_MS))

/** Recommendations for a safer back office; each links to its control. */
export function RecommendationsPanel({ page }: { page: SecurityPage }) {
  const { saved, staff, sessions, enrolled, at } = page
  const missing = staff.count - staff.enrolled
  const listed = parseIpList(saved.value.ipWhitelist).networks.length
  const savedDays = saved.updatedAt === null ? 0 : daysSince(saved.updatedAt, at)
  const oldest = Math.max(0, ...sessions.map(({ createdAt }) => daysSince(createdAt, at)))
  return (
    <Panel id="recommendations" title="Recommendations">
      <ul className="divide-y divide-line">
        <Recommendation
          isMet={missing === 0}
          title="Enable 2FA"
          note={missing === 0 ? 'All members of staff have it' : `Not enrolled: ${missing} of ${staff.count}`}
        >
          {enrolled ? (
            <ControlLink id={CONTROLS.signIn}>Review</ControlLink>
          ) : (
            <RouterLink to="/account#two-factor" className={LINK}>
              Set up
            </RouterLink>
          )}
        </Recommendation>
        <Recommendation
          isMet={listed > 0 && savedDays < STALE_DAYS}
          title="Update IP whitelist regularly"
          note={
            listed === 0
              ? 'Empty: all addresses are allowed'
              : `${plural(listed, ['entry', 'entries'])}, ${savedText(savedDays)}`
          }
        >
          <ControlLink id={CONTROLS.whitelist}>Review</ControlLink>
        </Recommendation>
        <Recommendation
          isMet={oldest < OLD_DAYS}
          title="Review active sessions"
          note={
            oldest === 0
              ? `${plural(sessions.length, ['session', 'sessions'])}, the oldest from today`
              : `${plural(sessions.length, ['session', 'sessions'])}, the oldest ${plural(oldest, ['day', 'days'])} old`
          }
        >
          <ControlLink id={CONTROLS.sessions}>Review</ControlLink>
        </Recommendation>
      </ul>
    </Panel>
  )
}

const LINK =
  'inline-flex min-h-8 items-center rounded-xs text-xs font-semibold text-link hover:text-link-hover hover:underline'

/** Link that focuses a control of this page. */
function ControlLink({ id, children }: { id: string; children: string }) {
  return (
    <RouterLink to={`#${id}`} className={LINK} onClick={() => document.getElementById(id)?.focus()}>
      {children}
    </RouterLink>
  )
}

interface RecommendationProps {
  isMet: boolean
  title: string
  note: string
  /** Link to the control. */
  children: ReactNode
}

function Recommendation({ isMet, title, note, children }: RecommendationProps) {
  const Icon = isMet ? CircleCheck : CircleDashed
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <Icon
        role="img"
        aria-label={isMet ? 'Done' : 'To do'}
        className={`mt-0.5 size-4.5 shrink-0 ${isMet ? 'text-success-ink' : 'text-warn-ink'}`}
        strokeWidth={2}
      />
      <div className="min-w-0 flex-1">
        <h3 className="text-sm font-semibold">{title}</h3>
        <p className="text-xs text-ink-3">{note}</p>
      </div>
      {children}
    </li>
  )
}
