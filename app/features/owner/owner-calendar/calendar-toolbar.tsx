import { ChevronLeft, ChevronRight } from 'lucide-react'
import { addMonths, type CivilDate, monthsFrom } from '../../../../worker/kernel/rules/dates.ts'
import type { OwnerCalendar } from '../../../../worker/supply/calendar/calendar.server.ts'
import { useListAddress } from '../../../kit/list/use-list-address.ts'
import { ChosenFilters } from '../../../ui/chosen-filters.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { RouterLink } from '../../../ui/router-link.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { SegmentLinks } from '../../../ui/segment-links.tsx'

const VIEW_LABELS = [
  [12, 'Year'],
  [3, 'Quarter'],
  [1, 'Month'],
] as const

const monthText = (day: CivilDate) => {
  const [month] = monthsFrom(day, 1)
  return `${month?.name ?? ''} ${day.slice(0, 4)}`
}

interface ToolbarProps {
  calendar: OwnerCalendar
  months: number
  today: CivilDate
}

/** Filters of the calendar: months and listings. */
export function CalendarToolbar({ calendar: { window, media, cities }, months, today }: ToolbarProps) {
  const { get: value, hrefWith, searchWith, go } = useListAddress()
  const shift = (by: number) => hrefWith({ from: addMonths(window.start, by).slice(0, 7) })
  const chosen = [
    { name: 'city', label: `City: ${value('city')}` },
    { name: 'media', label: media.find(({ id }) => id === value('media'))?.name ?? value('media') },
    { name: 'free', label: 'With free days' },
    { name: 'q', label: `“${value('q')}”` },
  ].filter(({ name }) => value(name) !== '')
  return (
    <div className="flex flex-wrap items-center gap-2 lg:border-b lg:border-line lg:p-2.5">
      <div className="hidden items-center gap-2 lg:flex">
        <SegmentLinks
          label="Period"
          links={VIEW_LABELS.map(([count, label]) => ({
            label,
            isCurrent: count === months,
            to: hrefWith({ months: count === 12 ? '' : String(count) }),
          }))}
        />
      </div>
      <span className="flex items-center">
        <Step to={shift(-months)} label="Earlier">
          <ChevronLeft aria-hidden className="size-4.5" />
        </Step>
        <h2 className="num px-1 text-sm font-semibold">
          {months === 1 ? monthText(window.start) : `${monthText(window.start)} to ${monthText(window.end)}`}
        </h2>
        <Step to={shift(months)} label="Later">
          <ChevronRight aria-hidden className="size-4.5" />
        </Step>
      </span>
      {window.start.slice(0, 7) !== today.slice(0, 7) && (
        <LinkButton to={hrefWith({ from: '' })} variant="outline" size="sm">
          Today
        </LinkButton>
      )}
      <span className="hidden flex-1 lg:block" />
      {cities.length > 1 && (
        <NativeSelect
          label="City"
          variant="toolbar"
          className="max-lg:min-w-[40%] max-lg:flex-1 lg:w-36"
          value={value('city')}
          onChange={(event) => go({ city: event.target.value })}
          options={[
            { value: '', label: 'All cities' },
            ...cities.map(({ name, count }) => ({ value: name, label: `${name} (${count})` })),
          ]}
        />
      )}
      {media.length > 1 && (
        <NativeSelect
          label="Medium"
          variant="toolbar"
          className="max-lg:min-w-[40%] max-lg:flex-1 lg:w-36"
          value={value('media')}
          onChange={(event) => go({ media: event.target.value })}
          options={[
            { value: '', label: 'All media' },
            ...media.map(({ id, name, count }) => ({ value: id, label: `${name} (${count})` })),
          ]}
        />
      )}
      <NativeSelect
        label="Free days"
        variant="toolbar"
        className="max-lg:min-w-[40%] max-lg:flex-1 lg:w-36"
        value={value('free')}
        onChange={(event) => go({ free: event.target.value })}
        options={[
          { value: '', label: 'All days' },
          { value: '1', label: 'Only with free days' },
        ]}
      />
      <div className="w-full lg:hidden">
        <ListingSearch />
      </div>
      {chosen.length > 0 && (
        <div className="flex w-full flex-wrap items-center gap-2">
          <ChosenFilters
            chosen={chosen.map(({ name, label }) => ({ label, without: searchWith({ [name]: '' }) }))}
            withoutAll={searchWith({ city: '', media: '', free: '', q: '' })}
          />
        </div>
      )}
    </div>
  )
}

function Step({ to, label, children }: { to: string; label: string; children: React.ReactNode }) {
  return (
    <RouterLink
      to={to}
      aria-label={label}
      preventScrollReset
      className="inline-grid size-8.5 place-items-center rounded-sm text-ink-2 hover:bg-surface-2 hover:text-ink pointer-coarse:size-11"
    >
      {children}
    </RouterLink>
  )
}

/** Search for listings by name or number. */
export function ListingSearch({ variant = 'toolbar' }: { variant?: 'toolbar' | 'bar' }) {
  const { get, go } = useListAddress()
  const q = get('q')
  return (
    <form
      aria-label="Listings"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('q')
        go({ q: typeof typed === 'string' ? typed.trim() : '' })
      }}
    >
      <SearchInput
        key={q}
        sends
        label="Find a listing"
        placeholder="Find a listing"
        variant={variant}
        defaultValue={q}
        maxLength={100}
        className={variant === 'bar' ? '[&_input]:h-11!' : ''}
      />
    </form>
  )
}
