import { HandCoins, IndianRupee, PartyPopper } from 'lucide-react'
import { useState } from 'react'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { Owed } from '../../../../worker/money/documents/owed.server.ts'
import { type OwedList as List, OWED_LISTS, type OwedRow } from '../../../../worker/money/rules/documents/owed.ts'
import { exactMoney } from '../../../../worker/money/rules/documents/parts.ts'
import { ListPage, ListRows } from '../../../kit/list/list-page.tsx'
import { useListAddress } from '../../../kit/list/use-list-address.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { HowToPay } from './how-to-pay.tsx'
import { PaymentDialog } from './payment-dialog.tsx'
import type { Recorder } from './payments.queries.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { dueWords, milestoneName } from './words.ts'

type Side = 'staff' | 'owner' | 'advertiser'

interface OwedListProps {
  owed: Owed
  today: CivilDate
  /** Side that reads the page. */
  side: Side
  /** Side that records payments; null for readers who may not. */
  by: Recorder | null
  /** Path of a campaign's page; null when the reader has none. */
  campaignHref: (campaign: string) => string | null
}

const LABELS: Record<List, string> = { overdue: 'Overdue', due: 'Due', refunds: 'Refunds' }

/** Ends of the headings: `63 campaigns with money overdue`. */
const HEADS: Record<List, string> = {
  overdue: 'with money overdue',
  due: 'with payments to come',
  refunds: 'with a refund to make',
}

const EMPTY: Record<List, { icon: typeof HandCoins; title: string; text: string }> = {
  overdue: {
    icon: PartyPopper,
    title: 'Nothing overdue',
    text: 'Payments that miss their due date are listed here, the longest overdue first.',
  },
  due: {
    icon: IndianRupee,
    title: 'Nothing due',
    text: 'Once an owner confirms a booking, its payments and their due dates are listed here.',
  },
  refunds: {
    icon: HandCoins,
    title: 'No refunds',
    text: 'Refunds for cancelled or undelivered bookings are listed here until they are recorded.',
  },
}

/** Amounts to pay and to refund, in three lists. */
export function OwedList({ owed: { list, rows, counts, page, pages }, today, side, by, campaignHref }: OwedListProps) {
  const [open, setOpen] = useState<OwedRow | null>(null)
  const close = () => setOpen(null)
  const address = useListAddress()
  return (
    <>
      <ListPage
        name={LABELS[list]}
        noun={['campaign', 'campaigns']}
        address={address}
        total={counts[list]}
        {...{ page, pages }}
        status={`${plural(counts[list], ['campaign', 'campaigns'])} ${HEADS[list]}`}
        views={{
          name: 'list',
          label: 'Lists',
          isPart: true,
          options: OWED_LISTS.map((one) => ({
            value: one === 'overdue' ? '' : one,
            label: LABELS[one],
            count: counts[one],
          })),
        }}
        empty={EMPTY[list]}
      >
        <ListRows items={rows} keyOf={({ campaign, owner, kind }) => `${campaign.id} ${owner.owner} ${kind}`}>
          {(row) => (
            <Row
              row={row}
              side={side}
              by={by}
              today={today}
              href={campaignHref(row.campaign.id)}
              onRecord={() => setOpen(row)}
            />
          )}
        </ListRows>
      </ListPage>
      {by && open && open.kind !== 'refund' && (
        <PaymentDialog by={by} campaign={open.campaign} owner={open.owner} today={today} onClose={close} />
      )}
      {by && open?.kind === 'refund' && (
        <RefundDialog by={by} campaign={open.campaign} owner={open.owner} today={today} onClose={close} />
      )}
    </>
  )
}

interface RowProps {
  row: OwedRow
  side: Side
  by: Recorder | null
  today: CivilDate
  href: string | null
  onRecord: () => void
}

function Row({ row, side, by, today, href, onRecord }: RowProps) {
  const { kind, open, received, due, daysOverdue, owner, campaign, client } = row
  const title = `${campaign.name} · ${campaign.ref}`
  const sides = { advertiser: [owner.name], owner: [client], staff: [owner.name, client && `from ${client}`] }[side]
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-52 text-sm">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <b>{milestoneName(row)}</b>
            {daysOverdue > 0 && <Badge tone="danger">Overdue</Badge>}
          </p>
          <p className="wrap-anywhere">{href ? <TextLink to={href}>{title}</TextLink> : title}</p>
          <p className="num text-xs wrap-anywhere text-ink-3">
            {[...sides, kind === 'refund' ? 'overpaid' : dueWords(due, daysOverdue, today)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className="flex items-center justify-between gap-4 max-sm:w-full">
          <p className="num text-sm sm:text-right">
            <b className="text-base">{exactMoney(open)}</b>
            {received > 0 && <span className="block text-xs text-ink-3">{exactMoney(received)} received</span>}
          </p>
          {by && (
            <Button variant="outline" size="sm" aria-label={`${recordText(row)}, ${title}`} onPress={onRecord}>
              {recordText(row)}
            </Button>
          )}
        </div>
      </div>
      {side === 'advertiser' && kind !== 'refund' && (
        <Disclosure title="How to pay" className="-mb-3 border-b-0">
          <HowToPay owner={owner} />
        </Disclosure>
      )}
    </>
  )
}

const recordText = ({ kind }: OwedRow) => (kind === 'refund' ? 'Record refund' : 'Record payment')
