import { ScrollText, SearchX } from 'lucide-react'
import { useLocation, useNavigation, useRevalidator } from 'react-router'
import { type AuditAct, type AuditPage, MAX_NEW_ACTS } from '../../../../worker/backoffice/rules/audit/audit-query.ts'
import { civilDate, formatLongDate } from '../../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { useLiveEvents } from '../../../kit/live/use-live.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { useNewActs } from './audit.queries.ts'
import { AuditFilters, searchWith, searchWithout } from './audit-filters.tsx'
import { AuditRow } from './audit-row.tsx'

/** Columns of the table. One pixel is the width of a text that does not wrap; what is left goes to what changed. */
const COLUMNS = [
  { heading: 'Time', width: 'w-px' },
  { heading: 'Who', width: 'w-32 xl:w-48' },
  { heading: 'Act', width: 'w-px' },
  { heading: 'On', width: 'w-36 xl:w-1/5' },
  { heading: 'What changed', width: '' },
  { heading: 'Address', width: 'w-px' },
] as const

/** Acts in runs of one day in India. */
function daysOf(acts: readonly AuditAct[]): { day: string; acts: AuditAct[] }[] {
  const days: { day: string; acts: AuditAct[] }[] = []
  for (const act of acts) {
    const day = civilDate(new Date(act.at))
    const last = days.at(-1)
    if (last?.day === day) last.acts.push(act)
    else days.push({ day, acts: [act] })
  }
  return days
}

/** The audit log: filters, a page of acts, and a note when there are new ones. */
export function AuditView({ acts, newer, older, head, actor, subject }: AuditPage) {
  const { search } = useLocation()
  const isLoading = useNavigation().state === 'loading'
  const isFiltered = searchWithout(search, []) !== ''
  return (
    <Card as="section" aria-label="Audit log" aria-busy={isLoading}>
      <AuditFilters actor={actor} subject={subject} />
      <NewActs search={search} head={head} isFirst={newer === null} />
      {acts.length > 0 ? (
        <table
          className={`block w-full text-left text-sm transition-opacity duration-150 lg:table lg:border-separate lg:border-spacing-0 ${isLoading ? 'opacity-60' : ''}`}
        >
          <caption className="sr-only">Acts, the newest first</caption>
          <thead className="hidden bg-surface-2 text-xs text-ink-3 lg:table-header-group">
            <tr>
              {COLUMNS.map(({ heading, width }) => (
                <th
                  key={heading}
                  scope="col"
                  className={`h-9 border-b border-line px-2 font-semibold whitespace-nowrap first:pl-4 last-of-type:text-right ${width}`}
                >
                  {heading}
                </th>
              ))}
              <td className="w-12 border-b border-line" />
            </tr>
          </thead>
          {daysOf(acts).map((of) => (
            <tbody key={of.day} className="block lg:table-row-group">
              <tr className="block lg:table-row">
                <th
                  scope="rowgroup"
                  colSpan={7}
                  className="block border-b border-line bg-surface-2/60 px-4 py-1.5 text-left text-xs font-semibold text-ink-2 lg:table-cell"
                >
                  {formatLongDate(of.day)}
                </th>
              </tr>
              {of.acts.map((act) => (
                <AuditRow key={act.id} act={act} />
              ))}
            </tbody>
          ))}
        </table>
      ) : (
        <div className="p-5">
          {isFiltered ? (
            <EmptyState
              icon={SearchX}
              title="Nothing fits"
              actions={
                <LinkButton to="/admin/audit" variant="outline" size="sm">
                  Show all
                </LinkButton>
              }
            >
              Search for another word, or leave a filter out.
            </EmptyState>
          ) : (
            <EmptyState icon={ScrollText} title="No acts yet">
              What people and the product do is written down here.
            </EmptyState>
          )}
        </div>
      )}
      <footer className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
        <p role="status" className="text-xs text-ink-3">
          {isLoading
            ? 'Loading…'
            : `${plural(acts.length, ['act', 'acts'])} on this page. Nobody can change or delete them.`}
        </p>
        <nav aria-label="Pages of the audit log" className="flex gap-2">
          <Step label="Previous" search={newer && searchWith(search, { after: newer })} />
          <Step label="Next" search={older && searchWith(search, { before: older })} />
        </nav>
      </footer>
    </Card>
  )
}

/** A step through the pages; where there is none, a button that says so. */
const Step = ({ label, search }: { label: string; search: string | null }) =>
  search === null ? (
    <Button variant="outline" size="sm" whyNot="There are no more acts in this direction.">
      {label}
    </Button>
  ) : (
    <LinkButton to={`/admin/audit${search}`} variant="outline" size="sm">
      {label}
    </LinkButton>
  )

/** `3 new acts`: a press shows them. Asked for again after every live change. */
function NewActs({ search, head, isFirst }: { search: string; head: string; isFirst: boolean }) {
  const { data: count = 0, mutate } = useNewActs(search, head)
  const { revalidate } = useRevalidator()
  const ask = () => void mutate()
  useLiveEvents(({ event }) => event !== 'presence' && ask(), ask)
  const text = count >= MAX_NEW_ACTS ? `${MAX_NEW_ACTS} or more new acts` : plural(count, ['new act', 'new acts'])
  return (
    <div role="status">
      {count > 0 && (
        <div className="flex justify-center border-b border-line bg-select px-4 py-2">
          {isFirst ? (
            <Button variant="outline" size="sm" onPress={() => revalidate()}>
              {text}
            </Button>
          ) : (
            <LinkButton to={`/admin/audit${searchWithout(search, [])}`} variant="outline" size="sm">
              {text}
            </LinkButton>
          )}
        </div>
      )}
    </div>
  )
}
