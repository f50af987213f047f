import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type CivilDate, formatDate, monthName } from '../../../../worker/kernel/rules/dates.ts'
import type { LedgerPage } from '../../../../worker/money/documents/ledger.server.ts'
import type { LedgerEntry } from '../../../../worker/money/rules/documents/ledger.ts'
import type { CorrectablePayment } from '../../../../worker/money/rules/documents/owner-money.ts'
import { plainMoney } from '../../../../worker/money/rules/documents/parts.ts'
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

const HEADS = 'h-9 border-b border-line bg-surface-2 px-3 text-xs font-semibold text-ink-3 first:pl-4 last:pr-4'
const CELL = 'border-b border-line px-3 py-2.5 align-top first:pl-4 last:pr-4'

/** Documents and payments of a month, with the balance after each. */
export function LedgerCard({ ledger, side, by, campaign, today, hrefOf }: LedgerCardProps) {
  const [wrong, setWrong] = useState<{ campaign: string; payment: CorrectablePayment } | null>(null)
  const navigate = useNavigate()
  const { entries, opening, closing, debit, credit, month, months, campaigns, owners, open, correctable } = ledger
  const go = (to: string) => navigate(to, { preventScrollReset: true })
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
          <EmptyState icon={BookOpen} title="Nothing is booked yet">
            Invoices, credit notes and payments are here, with what is open after each.
          </EmptyState>
        </div>
      ) : (
        <table className="num w-full border-separate border-spacing-0 text-sm">
          <caption className="sr-only">{monthName(`${month}-01`)}</caption>
          <thead>
            <tr>
              <th scope="col" className={`${HEADS} text-left`}>
                Entry
              </th>
              <th scope="col" className={`${HEADS} hidden text-right sm:table-cell`}>
                Debit ₹
              </th>
              <th scope="col" className={`${HEADS} hidden text-right sm:table-cell`}>
                Credit ₹
              </th>
              <th scope="col" className={`${HEADS} text-right sm:hidden`}>
                ₹
              </th>
              <th scope="col" className={`${HEADS} text-right`}>
                Open ₹
              </th>
            </tr>
          </thead>
          <tbody>
            <Sum label={`Before ${monthName(`${month}-01`)}`} balance={opening} />
            {entries.map((entry) => {
              const payment = by && correctable[entry.key]
              return (
                <Entry
                  key={entry.key}
                  entry={entry}
                  today={today}
                  about={[
                    side === 'advertiser' && owners[entry.ownerId],
                    campaign === null && campaigns[entry.campaignId]?.ref,
                  ]}
                  onCorrect={payment ? () => setWrong({ campaign: entry.campaignId, payment }) : null}
                />
              )
            })}
            <Sum label="In all" debit={debit} credit={credit} balance={closing} />
          </tbody>
        </table>
      )}
      {by && wrong && <CorrectDialog by={by} {...wrong} onClose={() => setWrong(null)} />}
    </Card>
  )
}

/** Open balance over all time, as a sentence. */
const standing = (open: number, side: LedgerCardProps['side']): string =>
  open === 0
    ? 'Nothing is open'
    : open > 0
      ? `₹${plainMoney(open)} ${side === 'owner' ? 'is open to you' : 'is open'}`
      : `₹${plainMoney(-open)} ${side === 'owner' ? 'came' : 'is paid'} in advance`

const orDash = (amount: number) => (amount === 0 ? '–' : plainMoney(amount))

interface EntryProps {
  entry: LedgerEntry
  today: CivilDate
  about: readonly (string | false | undefined)[]
  onCorrect: (() => void) | null
}

const Entry = ({
  entry: { day, what, number, document, debit, credit, balance },
  today,
  about,
  onCorrect,
}: EntryProps) => (
  <tr>
    <td className={CELL}>
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
    </td>
    <td className={`${CELL} hidden text-right whitespace-nowrap sm:table-cell`}>{orDash(debit)}</td>
    <td className={`${CELL} hidden text-right whitespace-nowrap sm:table-cell`}>{orDash(credit)}</td>
    <td className={`${CELL} text-right whitespace-nowrap sm:hidden`}>{plainMoney(debit - credit)}</td>
    <td className={`${CELL} text-right font-semibold whitespace-nowrap`}>{plainMoney(balance)}</td>
  </tr>
)

interface SumProps {
  label: string
  debit?: number
  credit?: number
  balance: number
}

const Sum = ({ label, debit, credit, balance }: SumProps) => (
  <tr className="bg-surface-2 font-bold">
    <th scope="row" className={`${CELL} text-left`}>
      {label}
    </th>
    <td className={`${CELL} hidden text-right whitespace-nowrap sm:table-cell`}>
      {debit === undefined ? '' : plainMoney(debit)}
    </td>
    <td className={`${CELL} hidden text-right whitespace-nowrap sm:table-cell`}>
      {credit === undefined ? '' : plainMoney(credit)}
    </td>
    <td className={`${CELL} text-right whitespace-nowrap sm:hidden`}>
      {debit === undefined || credit === undefined ? '' : plainMoney(debit - credit)}
    </td>
    <td className={`${CELL} text-right whitespace-nowrap`}>{plainMoney(balance)}</td>
  </tr>
)
