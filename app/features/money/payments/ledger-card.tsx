import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type CivilDate, formatDate, monthName } from '../../../../worker/kernel/rules/dates.ts'
import type { LedgerPage } from '../../../../worker/money/documents/ledger.server.ts'
import type { LedgerEntry } from '../../../../worker/money/rules/documents/ledger.ts'
import type { CorrectablePayment } from '../../../../worker/money/rules/documents/owner-money.ts'
import { plainMoney } from '../../../../worker/money/rules/documents/parts.ts'
import { DataTable } from '../../../kit/list/data-table.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import type { Recorder } from './payments.queries.ts'

interface LedgerCardProps {
  ledger: LedgerPage
  /** Side of the ledger: an owner is owed, an advertiser owes. */
  side: 'owner' | 'advertiser'
  /** Side that corrects payments; null for readers who may not. */
  by: Recorder | null
  campaign: string | null
  today: CivilDate
  hrefOf: (month: string | null, campaign: string | null) => string
}

/** An entry, or the sum before or after all of them. */
type LedgerRow = LedgerEntry | { key: string; label: string; debit?: number; credit?: number; balance: number }

/** Documents and payments of a month, with the balance after each. */
export function LedgerCard({ ledger, side, by, campaign, today, hrefOf }: LedgerCardProps) {
  const [wrong, setWrong] = useState<{ campaign: string; payment: CorrectablePayment } | null>(null)
  const navigate = useNavigate()
  const { entries, opening, closing, debit, credit, month, months, campaigns, owners, open, correctable } = ledger
  const go = (to: string) => navigate(to, { preventScrollReset: true })
  const rows: readonly LedgerRow[] = [
    { key: 'before', label: `Before ${monthName(`${month}-01`)}`, balance: opening },
    ...entries,
    { key: 'all', label: 'Total', debit, credit, balance: closing },
  ]
  const isEmpty = entries.length === 0 && opening === 0
  return (
    <Card as="section" aria-labelledby="ledger" className="overflow-hidden">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3 border-b border-line px-4 py-3.5">
        <div>
          <h2 id="ledger" className="text-base">
            Ledger
          </h2>
          <p className="num mt-0.5 text-xs text-ink-3">{standing(open, side)}</p>
        </div>
        <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:[&>*]:flex-1">
          <NativeSelect
            variant="toolbar"
            label="Campaign"
            options={[
              { value: '', label: 'All campaigns' },
              ...Object.entries(campaigns).map(([value, { ref, name }]) => ({ value, label: `${ref} ${name}` })),
            ]}
            value={campaign ?? ''}
            onChange={({ target }) => go(hrefOf(null, target.value || null))}
            className="sm:w-52"
          />
          <NativeSelect
            variant="toolbar"
            label="Month"
            options={months.map((value) => ({ value, label: monthName(`${value}-01`) }))}
            value={month}
            onChange={({ target }) => go(hrefOf(target.value, campaign))}
            className="sm:w-44"
          />
        </div>
      </div>
      {isEmpty ? (
        <div className="p-4">
          <EmptyState icon={BookOpen} title="No entries yet">
            Invoices, credit notes and payments appear here, with the balance after each.
          </EmptyState>
        </div>
      ) : (
        <DataTable
          look="panel"
          caption={monthName(`${month}-01`)}
          columns={[
            {
              key: 'entry',
              label: 'Entry',
              isName: true,
              cell: (row) => {
                if ('label' in row) return row.label
                const payment = by && correctable[row.key]
                return (
                  <Entry
                    entry={row}
                    today={today}
                    about={[
                      side === 'advertiser' && owners[row.ownerId],
                      campaign === null && campaigns[row.campaignId]?.ref,
                    ]}
                    onCorrect={payment ? () => setWrong({ campaign: row.campaignId, payment }) : null}
                  />
                )
              },
            },
            { key: 'debit', label: 'Debit ₹', align: 'end', phone: 'hide', cell: (row) => amountOf(row, row.debit) },
            { key: 'credit', label: 'Credit ₹', align: 'end', phone: 'hide', cell: (row) => amountOf(row, row.credit) },
            {
              key: 'open',
              label: (
                <>
                  <span className="max-md:sr-only">Open </span>₹
                </>
              ),
              align: 'end',
              cell: (row) => <OpenAfter row={row} />,
            },
          ]}
          rows={rows}
          keyOf={({ key }) => key}
          isSum={(row) => 'label' in row}
          rowClassOf={(row) => ('label' in row ? 'bg-surface-2' : '')}
        />
      )}
      {by && wrong && <CorrectDialog by={by} {...wrong} onClose={() => setWrong(null)} />}
    </Card>
  )
}

/** Open balance over all time, as a sentence. */
const standing = (open: number, side: LedgerCardProps['side']): string =>
  open === 0
    ? 'Nothing due'
    : open > 0
      ? `₹${plainMoney(open)} ${side === 'owner' ? 'is due to you' : 'is open'}`
      : `₹${plainMoney(-open)} ${side === 'owner' ? 'came' : 'is paid'} in advance`

/** A sum of all entries is a number; an entry has a debit or a credit. */
const amountOf = (row: LedgerRow, amount: number | undefined): string =>
  amount === undefined ? '' : amount === 0 && !('label' in row) ? '–' : plainMoney(amount)

/** Balance after a row. On phones, where debit and credit have no columns, the amount of an entry is above it. */
function OpenAfter({ row }: { row: LedgerRow }) {
  if ('label' in row) return plainMoney(row.balance)
  return (
    <>
      <b className="block md:hidden">{plainMoney(row.debit - row.credit)}</b>
      <span className="max-md:text-xs max-md:text-ink-3 md:font-semibold">
        <span className="md:hidden">Open </span>
        {plainMoney(row.balance)}
      </span>
    </>
  )
}

interface EntryProps {
  entry: LedgerEntry
  today: CivilDate
  about: readonly (string | false | undefined)[]
  onCorrect: (() => void) | null
}

const Entry = ({ entry: { day, what, number, document }, today, about, onCorrect }: EntryProps) => (
  <>
    <b className="font-semibold">{what}</b>{' '}
    <span className="wrap-anywhere">
      {document ? <TextLink to={`/papers/${document}`}>{number}</TextLink> : number}
    </span>
    <span className="block text-xs text-ink-3 wrap-anywhere">
      {[formatDate(day, today), ...about].filter(Boolean).join(' · ')}
    </span>
    {onCorrect && (
      <Button variant="ghost" size="sm" className="-ml-3" aria-label={`Correct ${number}`} onPress={onCorrect}>
        Correct
      </Button>
    )}
  </>
)
