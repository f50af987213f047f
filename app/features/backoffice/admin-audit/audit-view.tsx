import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { actChoices } from '../../../../worker/backoffice/rules/audit/acts.ts'
import { type AuditPage, MAX_NEW_ACTS, type Named } from '../../../../worker/backoffice/rules/audit/audit-query.ts'
import { civilDate, formatLongDate } from '../../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { DataTable } from '../../../kit/list/data-table.tsx'
import type { ListAddress } from '../../../kit/list/list-address.ts'
import { ListChanges, ListPage } from '../../../kit/list/list-page.tsx'
import { useListAddress } from '../../../kit/list/use-list-address.ts'
import { useLiveEvents } from '../../../kit/live/use-live.ts'
import { Button } from '../../../ui/button.tsx'
import { fieldStyles } from '../../../ui/field-styles.ts'
import { LinkButton } from '../../../ui/link.tsx'
import { useNewActs } from './audit.queries.ts'
import { ActDetail, actColumns } from './audit-columns.tsx'

const ACTS = {
  name: 'action',
  label: 'Act',
  options: [
    { value: '', label: 'Any act' },
    ...actChoices().map(({ area, label, acts }) => ({
      label,
      options: [{ value: area, label: `${label}: all` }, ...acts],
    })),
  ],
}

const dateStyles = fieldStyles({ size: 'sm' })

/** Audit log: filters, a page of acts, and a notice of new ones. */
export function AuditView({ acts, newer, older, head, actor, subject }: AuditPage) {
  const address = useListAddress()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggle = (id: string) =>
    setOpen(open.has(id) ? new Set([...open].filter((one) => one !== id)) : new Set([...open, id]))
  return (
    <ListPage
      name="Audit log"
      noun={['act', 'acts']}
      address={address}
      total={acts.length}
      status={`${plural(acts.length, ['act', 'acts'])} on this page. They cannot be changed or deleted.`}
      cursor={{
        previous: newer === null ? null : { after: newer },
        next: older === null ? null : { before: older },
      }}
      search={{ placeholder: 'Person, subject or address', label: 'Search the audit log' }}
      selects={[ACTS]}
      fields={{ names: ['from', 'to'], node: <Days address={address} /> }}
      chips={[
        { name: 'actor', label: `Actor: ${nameOf(actor, 'Deleted account')}` },
        { name: 'subject', label: `On: ${nameOf(subject, subject?.id ?? '')}` },
      ]}
      notice={<NewActs address={address} head={head} isFirst={newer === null} />}
      empty={{ icon: ScrollText, title: 'No acts yet', text: 'Acts of people and of the product are listed here.' }}
    >
      <DataTable
        caption="Acts, newest first"
        columns={actColumns(open, toggle)}
        rows={acts}
        keyOf={({ id }) => id}
        groupOf={({ at }) => formatLongDate(civilDate(new Date(at)))}
        detailOf={(act) => ({
          id: `act-${act.id}`,
          content: open.has(`${act.id}`) && <ActDetail act={act} address={address} />,
        })}
      />
    </ListPage>
  )
}

const nameOf = (named: Named | null, missing: string) => named?.name ?? missing

const Days = ({ address }: { address: ListAddress }) => (
  <span className="flex min-w-0 items-center gap-2 text-xs text-ink-3 max-sm:basis-full max-sm:flex-wrap">
    {(['from', 'to'] as const).map((name) => (
      <label key={name} className="flex min-w-0 flex-1 items-center gap-2 max-sm:basis-full">
        <span className="max-sm:w-8">{name === 'from' ? 'From' : 'to'}</span>
        <input
          key={address.get(name)}
          type="date"
          name={name}
          defaultValue={address.get(name)}
          max={(name === 'from' && address.get('to')) || undefined}
          min={(name === 'to' && address.get('from')) || undefined}
          className={dateStyles}
        />
      </label>
    ))}
  </span>
)

/** Button that loads new acts: `3 new acts`. The count is fetched again after every live event. */
function NewActs({ address, head, isFirst }: { address: ListAddress; head: string; isFirst: boolean }) {
  const { data: count = 0, mutate } = useNewActs(address.searchWith({}), head)
  const { revalidate } = useRevalidator()
  const ask = () => void mutate()
  useLiveEvents(({ event }) => event !== 'presence' && ask(), ask)
  return (
    <ListChanges
      text={
        count === 0
          ? null
          : count >= MAX_NEW_ACTS
            ? `${MAX_NEW_ACTS} or more new acts`
            : plural(count, ['new act', 'new acts'])
      }
    >
      {isFirst ? (
        <Button variant="ghost" size="sm" onPress={() => revalidate()}>
          Show them
        </Button>
      ) : (
        <LinkButton to={address.hrefWith({})} variant="ghost" size="sm">
          Show them
        </LinkButton>
      )}
    </ListChanges>
  )
}
