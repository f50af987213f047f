import { Bot, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { wordsOfAct } from '../../../../worker/backoffice/rules/audit/acts.ts'
import type { AuditFact } from '../../../../worker/backoffice/rules/audit/audit-detail-text.ts'
import type { AuditAct } from '../../../../worker/backoffice/rules/audit/audit-query.ts'
import { formatInstant, formatTimeToSecond } from '../../../../worker/kernel/rules/dates.ts'
import type { Column } from '../../../kit/list/data-table.tsx'
import type { ListAddress } from '../../../kit/list/list-address.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextLink } from '../../../ui/link.tsx'

/** Actor as text: an account, a visitor when a network is known, else the system. */
const whoOf = ({ actor, network }: AuditAct): string =>
  actor ? (actor.name ?? 'Deleted account') : network === '' ? 'System' : 'Not signed in'

/** Subject of an act, with its id. Settings are one subject; other subjects without a page have only an id. */
function onOf({ subject, kind }: AuditAct): string {
  if (!subject) return 'No separate subject'
  const { id, name } = subject
  if (name !== null) return kind === 'settings' || kind === 'security' ? name : `${name} (${id})`
  return kind === 'other' ? id : `No longer there (${id})`
}

/** Facts of an act: `status: pending approved`, with the old value struck out. */
function Facts({ facts }: { facts: readonly AuditFact[] }) {
  return facts.map(({ field, before, after }, index) => (
    <span key={field}>
      {index > 0 && ', '}
      {field}:{' '}
      {before !== undefined && (
        <>
          <del className="text-danger">
            <span className="sr-only">from </span>
            {before}
          </del>
          <span className="sr-only">to</span>{' '}
        </>
      )}
      <span className={before === undefined ? undefined : 'font-semibold text-success-ink'}>{after}</span>
    </span>
  ))
}

/** Columns of the log; the last one unfolds all details. */
export const actColumns = (open: ReadonlySet<string>, onToggle: (id: string) => void): readonly Column<AuditAct>[] => [
  {
    key: 'time',
    label: 'Time',
    head: 'w-px',
    cell: ({ at }) => (
      <time dateTime={at} className="num whitespace-nowrap text-ink-2">
        {formatTimeToSecond(new Date(at))}
      </time>
    ),
  },
  {
    key: 'who',
    label: 'Who',
    isName: true,
    head: 'w-32 xl:w-48',
    cell: (act) => {
      const who = whoOf(act)
      return (
        <span className="flex min-w-0 items-center gap-2.5 max-md:font-semibold">
          <span aria-hidden className="hidden xl:block">
            {act.actor ? (
              <Avatar name={who} />
            ) : (
              <span className="grid size-8 place-items-center rounded-full bg-neutral-soft text-neutral-ink">
                <Bot className="size-4.5" strokeWidth={1.75} />
              </span>
            )}
          </span>
          <span className="min-w-0 wrap-anywhere">{who}</span>
        </span>
      )
    },
  },
  {
    key: 'act',
    label: 'Act',
    phone: 'end',
    head: 'w-px',
    cell: ({ action }) => <Badge tone={wordsOfAct(action).tone}>{wordsOfAct(action).act}</Badge>,
  },
  {
    key: 'on',
    label: 'On',
    head: 'w-36 xl:w-1/5',
    cell: ({ action, subject, actor }) => {
      const { thing } = wordsOfAct(action)
      return (
        <span className="wrap-anywhere">
          {/* The name of a currency rate includes its kind. */}
          {!subject?.name?.startsWith(thing) && <span className="text-ink-2">{thing} </span>}
          {subject && subject.name !== null && subject.id !== actor?.id && (
            <span className="font-semibold">
              {subject.href ? (
                <Link to={subject.href} className="rounded-xs hover:text-link hover:underline">
                  {subject.name}
                </Link>
              ) : (
                subject.name
              )}
            </span>
          )}
        </span>
      )
    },
  },
  {
    key: 'facts',
    label: 'Changes',
    cell: ({ facts }) =>
      facts.length > 0 && (
        <span className="text-ink-2 wrap-anywhere">
          <Facts facts={facts} />
        </span>
      ),
  },
  {
    key: 'address',
    label: 'Address',
    align: 'end',
    head: 'w-px',
    phone: 'hide',
    cell: ({ network }) => <span className="num text-xs text-ink-3">{network}</span>,
  },
  {
    key: 'more',
    label: '',
    align: 'end',
    phone: 'end',
    head: 'w-12',
    cell: ({ id, action, at }) => {
      const { thing, act } = wordsOfAct(action)
      const isOpen = open.has(`${id}`)
      return (
        <IconButton
          aria-label={`All of ${thing}, ${act}, ${formatTimeToSecond(new Date(at))}`}
          aria-expanded={isOpen}
          aria-controls={`act-${id}`}
          onPress={() => onToggle(`${id}`)}
        >
          <ChevronRight aria-hidden className={`transition-transform duration-150 ${isOpen ? 'rotate-90' : ''}`} />
        </IconButton>
      )
    },
  },
]

/** All recorded details of an act. */
export function ActDetail({ act, address }: { act: AuditAct; address: ListAddress }) {
  const { at, actor, subject, facts, network } = act
  const who = whoOf(act)
  return (
    <>
      <dl className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <Line term="When">{formatInstant(new Date(at))}</Line>
        <Line term="Who">{actor ? `${who} (${actor.id})` : who}</Line>
        <Line term="On">{onOf(act)}</Line>
        <Line term="Network">{network || 'Not recorded'}</Line>
        {facts.map((fact) => (
          <Line key={fact.field} term={`${fact.field.charAt(0).toUpperCase()}${fact.field.slice(1)}`}>
            {fact.before === undefined ? fact.after : `${fact.before} → ${fact.after}`}
          </Line>
        ))}
      </dl>
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
        {actor && <TextLink to={address.hrefWith({ actor: actor.id })}>Everything {who} did</TextLink>}
        {subject && (
          <TextLink to={address.hrefWith({ subject: subject.id })}>
            Everything done to {subject.name ?? subject.id}
          </TextLink>
        )}
      </p>
    </>
  )
}

const Line = ({ term, children }: { term: string; children: string }) => (
  <>
    <dt className="text-ink-3">{term}</dt>
    <dd className="min-w-0 wrap-anywhere text-ink">{children}</dd>
  </>
)
