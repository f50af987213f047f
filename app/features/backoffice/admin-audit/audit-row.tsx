import { Bot, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { wordsOfAct } from '../../../../worker/backoffice/rules/audit/acts.ts'
import type { AuditFact } from '../../../../worker/backoffice/rules/audit/audit-detail-text.ts'
import type { AuditAct } from '../../../../worker/backoffice/rules/audit/audit-query.ts'
import { formatInstant } from '../../../../worker/kernel/rules/dates.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { searchWith } from './audit-filters.tsx'

const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** Who acted, in words: nobody was signed in where a network is known, else the product did it by itself. */
const whoOf = ({ actor, network }: AuditAct): string =>
  actor ? (actor.name ?? 'Deleted account') : network === '' ? 'System' : 'Not signed in'

/** What an act was done to, with its id. Settings are their own thing, and other things without a page have nothing but an id. */
function onOf({ subject, kind }: AuditAct): string {
  if (!subject) return 'Nothing of its own'
  const { id, name } = subject
  if (name !== null) return kind === 'settings' || kind === 'security' ? name : `${name} (${id})`
  return kind === 'other' ? id : `No longer there (${id})`
}

/** `status: pending approved`, with the old value struck out. */
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

const CELL = 'block lg:table-cell lg:border-b lg:border-line lg:px-2 lg:py-2 lg:align-middle lg:first:pl-4'

/** One act: a row of the table, or a card on narrow screens; pressing its arrow shows everything that was written down. */
export function AuditRow({ act }: { act: AuditAct }) {
  const { search } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const { id, at, actor, action, subject, facts, network } = act
  const { thing, act: done, tone } = wordsOfAct(action)
  const who = whoOf(act)
  const detailId = `act-${id}`
  return (
    <>
      <tr className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-b border-line px-4 py-3.5 hover:bg-surface-2 lg:table-row">
        <td
          className={`${CELL} num order-5 self-center text-xs text-ink-3 lg:text-sm lg:whitespace-nowrap lg:text-ink-2`}
        >
          <time dateTime={at}>{clock.format(new Date(at))}</time>
        </td>
        <td className={`${CELL} order-1 font-semibold lg:font-normal`}>
          <span className="flex min-w-0 items-center gap-2.5">
            <span aria-hidden className="hidden xl:block">
              {actor ? (
                <Avatar name={who} />
              ) : (
                <span className="grid size-8 place-items-center rounded-full bg-neutral-soft text-neutral-ink">
                  <Bot className="size-4.5" strokeWidth={1.75} />
                </span>
              )}
            </span>
            <span className="min-w-0 wrap-anywhere">{who}</span>
          </span>
        </td>
        <td className={`${CELL} order-2 lg:whitespace-nowrap`}>
          <Badge tone={tone}>{done}</Badge>
        </td>
        <td className={`${CELL} order-3 col-span-2 wrap-anywhere`}>
          {/* A currency rate is called one by its name, too. */}
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
        </td>
        <td
          className={`${CELL} order-4 col-span-2 text-xs wrap-anywhere text-ink-2 empty:hidden lg:text-sm lg:empty:table-cell`}
        >
          {facts.length > 0 && <Facts facts={facts} />}
        </td>
        <td className={`${CELL} num hidden text-right text-xs whitespace-nowrap text-ink-3`}>{network}</td>
        <td className={`${CELL} order-6 text-right lg:w-12 lg:pr-3`}>
          <IconButton
            aria-label={`All of ${thing}, ${done}, ${clock.format(new Date(at))}`}
            aria-expanded={isOpen}
            aria-controls={detailId}
            onPress={() => setOpen(!isOpen)}
          >
            <ChevronRight aria-hidden className={`transition-transform duration-150 ${isOpen ? 'rotate-90' : ''}`} />
          </IconButton>
        </td>
      </tr>
      <tr
        id={detailId}
        hidden={!isOpen}
        className="block border-b border-line bg-surface-2 lg:table-row lg:[&[hidden]]:hidden"
      >
        <td colSpan={7} className="block px-4 py-3.5 text-xs lg:table-cell lg:border-b lg:border-line">
          {isOpen && (
            <>
              <dl className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
                <Line term="When">{formatInstant(new Date(at))}</Line>
                <Line term="Who">{actor ? `${who} (${actor.id})` : who}</Line>
                <Line term="On">{onOf(act)}</Line>
                <Line term="Network">{network || 'None written down'}</Line>
                {facts.map((fact) => (
                  <Line key={fact.field} term={`${fact.field.charAt(0).toUpperCase()}${fact.field.slice(1)}`}>
                    {fact.before === undefined ? fact.after : `${fact.before} → ${fact.after}`}
                  </Line>
                ))}
              </dl>
              <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
                {actor && (
                  <TextLink to={{ search: searchWith(search, { actor: actor.id }) }}>Everything {who} did</TextLink>
                )}
                {subject && (
                  <TextLink to={{ search: searchWith(search, { subject: subject.id }) }}>
                    Everything done to {subject.name ?? subject.id}
                  </TextLink>
                )}
              </p>
            </>
          )}
        </td>
      </tr>
    </>
  )
}

const Line = ({ term, children }: { term: string; children: string }) => (
  <>
    <dt className="text-ink-3">{term}</dt>
    <dd className="min-w-0 wrap-anywhere text-ink">{children}</dd>
  </>
)
