import { useState } from 'react'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { type Checked, type FileListing, MAX_SHOWN } from '../../../../worker/supply/rules/imports/import.ts'
import { useIdentity } from '../../../site.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { EditCell, type EditedCell } from './edit-cell.tsx'
import { FaultyButtons } from './faulty-buttons.tsx'
import { FileListingRow } from './file-listing-row.tsx'
import type { Importing } from './use-import.ts'

const PAGE = 20

const isCheck = ({ outcome, notes }: FileListing) => outcome !== 'error' && notes.length > 0

type CheckRowsProps = { checked: Checked } & Pick<Importing, 'change' | 'input' | 'saveFaulty' | 'isBusy' | 'problem'>

/** Third step: result of the file, listing by listing. */
export function CheckRows({ checked, change, input, saveFaulty, isBusy, problem }: CheckRowsProps) {
  const site = useIdentity()

  const { counts, listings, newState, mayPublish, isReviewed } = checked
  const [edited, setEdited] = useState<EditedCell | null>(null)
  const fix = (cell: Pick<EditedCell, 'row' | 'column'>, value: string) => {
    const fixes = (input?.fixes ?? []).filter(({ row, column }) => row !== cell.row || column !== cell.column)
    return change({ fixes: [...fixes, { row: cell.row, column: cell.column, value }] })
  }
  const figures = [
    { label: 'New', value: counts.new },
    { label: 'Changed', value: counts.changed },
    { label: 'Fix needed', value: counts.error },
    { label: 'Unchanged', value: counts.same },
  ]
  const tabs = [
    { id: 'all', label: 'All', count: counts.new + counts.changed + counts.error + counts.same, of: listings },
    {
      id: 'error',
      label: 'Fix needed',
      count: counts.error,
      of: listings.filter(({ outcome }) => outcome === 'error'),
    },
    { id: 'check', label: 'Check', count: counts.check, of: listings.filter(isCheck) },
    {
      id: 'changed',
      label: 'Changed',
      count: counts.changed,
      of: listings.filter(({ outcome }) => outcome === 'changed'),
    },
  ]
  return (
    <div className="grid gap-6">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-4">
        {figures.map(({ label, value }) => (
          <div key={label} className="bg-surface p-4 lg:p-5">
            <dt className="text-xs text-ink-3">{label}</dt>
            <dd className="num mt-1 text-xl font-bold lg:text-2xl">{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      {mayPublish ? (
        <RadioCards
          label="New listings"
          columns={2}
          value={newState}
          isDisabled={isBusy}
          onChange={(value) => change({ newState: value === 'live' ? 'live' : 'draft' })}
          options={[
            { value: 'live', label: 'Publish them', description: 'Advertisers see them immediately' },
            {
              value: 'draft',
              label: 'Keep them as drafts',
              description: 'Visible only to your team. They can be incomplete',
            },
          ]}
        />
      ) : (
        <p className="rounded-lg bg-info-soft px-4 py-3 text-sm text-info-ink">
          New listings become drafts.{' '}
          {isReviewed
            ? `${site.name} reviews the first three listings of an owner: send those first.`
            : 'A manager of this owner can publish them.'}
        </p>
      )}
      <section className="rounded-lg border border-line bg-surface" aria-label="Listings of the file">
        <Tabs>
          <div className="flex flex-wrap items-center gap-x-5 px-4">
            <TabList aria-label="Filter" className="min-w-0 flex-1 border-b-0 max-sm:basis-full">
              {tabs.map(({ id, label, count }) => (
                <Tab key={id} id={id} count={count}>
                  {label}
                </Tab>
              ))}
            </TabList>
            {counts.error > 0 && (
              <FaultyButtons text="Download errors" variant="ghost" size="sm" isBusy={isBusy} saveFaulty={saveFaulty} />
            )}
          </div>
          {tabs.map(({ id, count, of }) => (
            <TabPanel key={id} id={id} className="border-t border-line pt-0!">
              <Listed
                key={`${id}:${of.length}`}
                listings={of}
                total={count}
                isBusy={isBusy}
                onFix={fix}
                onEdit={setEdited}
              />
            </TabPanel>
          ))}
        </Tabs>
      </section>
      <p className="-mt-3 text-xs text-ink-3">
        Nothing is imported yet. Fix listings here, or download them with the reasons and import them again.
      </p>
      <EditCell
        cell={edited}
        problem={problem?.text ?? null}
        isBusy={isBusy}
        onClose={() => setEdited(null)}
        onSave={fix}
      />
    </div>
  )
}

interface ListedProps {
  listings: readonly FileListing[]
  total: number
  isBusy: boolean
  onFix: (cell: Pick<EditedCell, 'row' | 'column'>, value: string) => void
  onEdit: (cell: EditedCell) => void
}

function Listed({ listings, total, isBusy, onFix, onEdit }: ListedProps) {
  const [page, setPage] = useState(0)
  const first = page * PAGE
  const shown = listings.slice(first, first + PAGE)
  if (shown.length === 0) return <p className="p-5 text-sm text-ink-2">None.</p>
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map((listing) => (
          <FileListingRow key={listing.row} listing={listing} isBusy={isBusy} onFix={onFix} onEdit={onEdit} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-2.5">
        <p className="num text-xs text-ink-3">
          {first + 1} to {first + shown.length} of {formatNumber(total)}
          {total > listings.length && `, the first ${formatNumber(MAX_SHOWN)} of each kind are shown`}
        </p>
        <div className="flex gap-2">
          <Button
            variant="outline"
            size="sm"
            whyNot={page === 0 && 'This is the first page.'}
            onPress={() => setPage(page - 1)}
          >
            Previous
          </Button>
          <Button
            variant="outline"
            size="sm"
            whyNot={first + PAGE >= listings.length && 'This is the last page.'}
            onPress={() => setPage(page + 1)}
          >
            Next
          </Button>
        </div>
      </div>
    </>
  )
}
