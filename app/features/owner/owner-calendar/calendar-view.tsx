import { CalendarPlus, CalendarSearch, Lock, Rss } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { CivilDate, DateSpan } from '../../../../worker/kernel/rules/dates.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { mayAs } from '../../../../worker/organisations/rules/owners/rights.ts'
import type { CalendarRow, OwnerCalendar } from '../../../../worker/supply/calendar/calendar.server.ts'
import type { BlockKind } from '../../../../worker/supply/rules/calendar/block.ts'
import { leftOn } from '../../../../worker/supply/rules/calendar/own-allocations.ts'
import { useListAddress } from '../../../kit/list/use-list-address.ts'
import { useMutation } from '../../../kit/mutation/use-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { AllocationDrawer } from './allocation-drawer.tsx'
import { BlockDialog, type BlockStart } from './block-dialog.tsx'
import { CalendarList } from './calendar-list.tsx'
import { CalendarToolbar, ListingSearch } from './calendar-toolbar.tsx'
import { FeedDialog } from './feed-dialog.tsx'
import { useBlocking } from './use-blocking.ts'
import { useOpened } from './use-opened.ts'
import { type RowSelection, YearGrid } from './year-grid.tsx'

interface CalendarViewProps {
  calendar: OwnerCalendar
  months: number
  today: CivilDate
}

const MONTHS_TEXT: Record<number, string> = { 12: '12 months', 3: 'a quarter', 1: 'a month' }

/** Calendar of an owner's listings over a year, a quarter or a month. */
export function CalendarView({ calendar, months, today }: CalendarViewProps) {
  const [selection, setSelection] = useState<RowSelection | null>(null)
  const [form, setForm] = useState<BlockStart | null>(null)
  const [isFeedOpen, setFeedOpen] = useState(false)
  const { hrefWith, searchWith, isLoading } = useListAddress()
  const search = searchWith({})
  const canBlock = mayAs(calendar.right, 'sell')
  const { rows, listings, total, page, pages, window } = calendar
  const opened = useOpened(rows.flatMap(({ allocations }) => allocations))
  const openedRow = rows.find(({ allocations }) =>
    allocations.some((allocation) => opened.allocations.includes(allocation)),
  )

  // Other rows or months: what was selected is not there any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new window or page
  useEffect(() => setSelection(null), [window.start, window.end, page, search])

  const blocking = useBlocking()
  const { run, isPending } = useMutation(blocking.send, {
    ...blocking,
    onDone: () => setSelection(null),
    // The form lists the taken days, and the possible acts.
    onRefused: (refusal, { resources: listings, spans: [days = { from: '', until: '' }], kind }) =>
      setForm({ listings, ...days, kind, quantity: 1, refusal }),
  })

  function blockSelected(row: CalendarRow, span: DateSpan, kind: BlockKind) {
    const days = { from: span.start, until: span.end }
    if (row.spots.length > 0) setForm({ listings: [row.id], ...days, kind })
    else if (row.capacity === 1)
      void run({ resources: [row.id], spans: [days], quantity: 1, kind, note: '', freeOnly: false })
    else setForm({ listings: [row.id], ...days, kind, quantity: Math.max(1, leftOn(row, span) ?? 1) })
  }

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-2xl lg:text-3xl">Calendar</h1>
          <p className="num mt-1 text-sm text-ink-2">
            {`All ${plural(listings, ['listing', 'listings'])}, ${MONTHS_TEXT[months]}. `}
            {canBlock ? (
              <>
                <span className="hidden lg:inline">Drag across free days to block them.</span>
                <span className="lg:hidden">Open a listing to block its days.</span>
              </>
            ) : (
              'You can view this calendar. You need the right to sell to block days.'
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <Button variant="outline" onPress={() => setFeedOpen(true)}>
            <Rss aria-hidden />
            iCal feed
          </Button>
          {canBlock && listings > 0 && (
            <Button
              variant="accent"
              onPress={() => setForm({ listings: [], from: today, until: today, kind: 'blocked' })}
            >
              <CalendarPlus aria-hidden />
              Block dates
            </Button>
          )}
        </div>
      </div>
      {listings === 0 ? (
        <div className="mt-6">
          <EmptyState icon={Lock} title="No live listings yet">
            Block and book days once a listing is in the catalogue.
          </EmptyState>
        </div>
      ) : (
        <div className="mt-5 lg:rounded-lg lg:border lg:border-line lg:bg-surface" aria-busy={isLoading}>
          <CalendarToolbar calendar={calendar} months={months} today={today} />
          {total === 0 ? (
            <div className="p-4">
              <EmptyState
                icon={CalendarSearch}
                title="No matching listings"
                actions={
                  <LinkButton to={`/dashboard/calendar?owner=${calendar.owner.id}`} variant="outline" size="sm">
                    Show all listings
                  </LinkButton>
                }
              >
                {`None of your ${formatNumber(listings)} listings match these filters.`}
              </EmptyState>
            </div>
          ) : (
            <>
              <div className={`hidden lg:block ${isLoading ? 'opacity-60' : ''}`}>
                <YearGrid
                  calendar={calendar}
                  months={months}
                  today={today}
                  selection={selection}
                  canBlock={canBlock}
                  isPending={isPending}
                  search={<ListingSearch variant="bar" />}
                  onSelect={setSelection}
                  onOpen={opened.open}
                  onBlock={blockSelected}
                />
              </div>
              <div className="mt-4 lg:hidden">
                <CalendarList calendar={calendar} months={months} today={today} />
              </div>
            </>
          )}
        </div>
      )}
      <div className="mt-5">
        <Pagination
          page={page}
          pages={pages}
          hrefFor={(to) => hrefWith({ page: String(to) })}
          label="Pages of listings"
        />
      </div>
      {openedRow && (
        <AllocationDrawer
          title={openedRow.title}
          allocations={opened.allocations}
          capacityOf={(resource) => (openedRow.spots.find((spot) => spot.resource === resource) ?? openedRow).capacity}
          spotOf={(resource) => openedRow.spots.find((spot) => spot.resource === resource)?.name ?? null}
          today={today}
          canBlock={canBlock}
          onClose={opened.close}
        />
      )}
      {form && (
        <BlockDialog
          calendar={calendar}
          start={form}
          today={today}
          onClose={() => {
            setForm(null)
            setSelection(null)
          }}
        />
      )}
      {isFeedOpen && <FeedDialog owner={calendar.owner.id} onClose={() => setFeedOpen(false)} />}
    </>
  )
}
