import { Rss } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { describeMinimum, describePrice } from '../../../../worker/catalogue/rules/rate.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../../worker/kernel/rules/money.ts'
import { mayAs } from '../../../../worker/organisations/rules/owners/rights.ts'
import type { ListingCalendar, SoldCalendar } from '../../../../worker/supply/calendar/listing-calendar.server.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button } from '../../../ui/button.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { AllocationDrawer } from './allocation-drawer.tsx'
import { BlockPanel } from './block-panel.tsx'
import { FeedDialog } from './feed-dialog.tsx'
import { type Selected, spanOfSelected, weeksFrom } from './layout.ts'
import { AheadCard, ComingCard, GapsCard } from './side-cards.tsx'
import { useOpened } from './use-opened.ts'
import { Weeks } from './weeks.tsx'
import { YearRibbon } from './year-ribbon.tsx'

interface ListingCalendarViewProps {
  calendar: ListingCalendar
  /** Id of the spot in the address. */
  spot: string | null
  today: CivilDate
}

function soldText({ capacity, soldOut, rate }: SoldCalendar): string {
  if (soldOut) return 'marked as sold out'
  if (capacity === null) return 'not limited'
  if (rate.unit === 'per_sq_cm') return `${capacity} sq cm an issue`
  return capacity === 1 ? 'one at a time' : `${capacity} at a time`
}

/** Calendar of a listing: its year, its weeks day by day, and acts. */
export function ListingCalendarView({ calendar, spot, today }: ListingCalendarViewProps) {
  const { sold, window, seasons, title, ref, id } = calendar
  const shown = sold.find(({ resource }) => resource === `${id}:${spot}`) ?? sold[0]
  const [first, setFirst] = useState(() => weeksFrom(today, 1)[0] ?? today)
  const [selected, setSelected] = useState<Selected | null>(null)
  const opened = useOpened(shown?.allocations ?? [])
  const [isFeedOpen, setFeedOpen] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const canBlock = mayAs(calendar.right, 'sell')
  if (!shown) return null
  const { amount, unit } = describePrice(shown.rate, shown.seconds)
  const hasSpots = sold.length > 1 || shown.name !== null
  const canBlockShown = canBlock && !shown.soldOut && shown.capacity !== null

  return (
    <article>
      <Breadcrumbs
        items={[{ label: 'Calendar', to: `/dashboard/calendar?owner=${calendar.ownerId}` }, { label: title }]}
      />
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-2xl wrap-anywhere lg:text-3xl">{title}</h1>
          <p className="num mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-2">
            <Badge tone="success">Live</Badge>
            <span>
              {ref} · {formatMoney(amount)} {unit} · at least {describeMinimum(shown.rate)} · {soldText(shown)}
            </span>
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <Button variant="outline" onPress={() => setFeedOpen(true)}>
            <Rss aria-hidden />
            iCal feed
          </Button>
        </div>
      </div>
      {hasSpots && (
        <NativeSelect
          label="Spot"
          className="mt-4 max-w-sm"
          value={shown.resource}
          onChange={(event) => {
            setSelected(null)
            void navigate(`?spot=${encodeURIComponent(event.target.value.split(':')[1] ?? '')}`, {
              replace: true,
              preventScrollReset: true,
            })
          }}
          options={sold.map(({ resource, name }) => ({ value: resource, label: name ?? title }))}
        />
      )}
      <div className="mt-5">
        <YearRibbon sold={[shown]} seasons={seasons} start={window.start} today={today} />
      </div>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Weeks
          sold={shown}
          seasons={seasons}
          window={window}
          first={first}
          today={today}
          selected={selected}
          canBlock={canBlockShown}
          onMove={setFirst}
          onSelect={setSelected}
          onOpen={opened.open}
          onEnter={() => panel.current?.querySelector<HTMLElement>('button[type=submit]')?.focus()}
        />
        <div ref={panel} className="grid gap-5">
          {canBlockShown && (
            <BlockPanel
              key={shown.resource}
              sold={shown}
              listing={sold.length > 1 ? id : null}
              span={selected && spanOfSelected(selected)}
              today={today}
              onSpan={(span) => setSelected(span && { anchor: span.start, head: span.end })}
            />
          )}
          {!canBlock && (
            <p className="text-sm text-ink-2">You can view this calendar. You need the right to sell to block days.</p>
          )}
          <GapsCard sold={shown} today={today} window={window} />
          <AheadCard sold={shown} today={today} />
          <ComingCard sold={shown} today={today} onOpen={opened.open} />
        </div>
      </div>
      {opened.allocations.length > 0 && (
        <AllocationDrawer
          title={title}
          allocations={opened.allocations}
          capacityOf={() => shown.capacity}
          spotOf={() => shown.name}
          today={today}
          canBlock={canBlock}
          onClose={opened.close}
        />
      )}
      {isFeedOpen && <FeedDialog owner={calendar.ownerId} listing={{ id, title }} onClose={() => setFeedOpen(false)} />}
    </article>
  )
}
