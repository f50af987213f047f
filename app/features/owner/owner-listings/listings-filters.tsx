import { Form, useSubmit } from 'react-router'
import type { ListingState } from '../../../../worker/catalogue/rules/listing-state.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import type { OwnerListingsQuery } from '../../../../worker/supply/rules/listings/owner-listing.ts'
import { Button } from '../../../ui/button.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { RouterLink } from '../../../ui/router-link.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { STATES } from './words.ts'

const TABS = ['live', 'review', 'draft', 'paused', 'archived'] as const
const TAB =
  'relative flex h-11 items-center gap-1.5 text-sm font-semibold whitespace-nowrap text-ink-3 hover:text-ink aria-[current]:text-ink after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 aria-[current]:after:bg-ink focus-visible:-outline-offset-2'
const SORTS = [
  { value: 'due', label: 'Next request' },
  { value: 'title', label: 'Title' },
  { value: 'updated', label: 'Last changed' },
  { value: 'rate', label: 'Rate' },
]

interface StateTabsProps {
  /** None: all. */
  state: ListingState | undefined
  counts: Readonly<Record<ListingState, number>>
  all: number
  hrefFor: (state: ListingState | '') => string
}

/** The states with how many listings each has. */
export function StateTabs({ state: shown, counts, all, hrefFor }: StateTabsProps) {
  return (
    <nav aria-label="Listings by state" className="overflow-x-auto px-4 [scrollbar-width:none]">
      <ul className="flex gap-6">
        {['' as const, ...TABS].map((state) => (
          <li key={state} className="shrink-0">
            <RouterLink to={hrefFor(state)} aria-current={(shown ?? '') === state ? 'true' : undefined} className={TAB}>
              {state === '' ? 'All' : STATES[state].tab}
              <span className="num text-xs font-medium text-ink-3">
                {formatNumber(state === '' ? all : counts[state])}
              </span>
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface Named {
  id: string
  name: string
}

interface ListingsFiltersProps {
  query: OwnerListingsQuery
  owners: readonly Named[]
  media: readonly Named[]
  /** Cities of the listings that there are. */
  cities: readonly string[]
}

/** The search and the filters; a choice is sent at once. */
export function ListingsFilters({ query, owners, media, cities }: ListingsFiltersProps) {
  const submit = useSubmit()
  // A city of the address that no listing has any more is still the filter.
  const city = cities.find((name) => name.toLowerCase() === query.city?.toLowerCase()) ?? query.city ?? ''
  return (
    <Form
      method="get"
      role="search"
      className="grid grid-cols-2 items-center gap-2 border-t border-line p-3 sm:flex sm:flex-wrap"
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement) void submit(currentTarget)
      }}
    >
      {query.state && <input type="hidden" name="state" value={query.state} />}
      <SearchInput
        key={query.q ?? ''}
        variant="toolbar"
        label="Search listings"
        placeholder="Title, reference or area"
        defaultValue={query.q ?? ''}
        maxLength={100}
        className="col-span-2 sm:w-60"
      />
      {owners.length > 1 && (
        <Filter
          name="owner"
          label="Company"
          all="All companies"
          value={query.owner ?? ''}
          options={owners.map(option)}
        />
      )}
      <Filter name="media" label="Medium" all="All media" value={query.media ?? ''} options={media.map(option)} />
      <Filter
        name="city"
        label="City"
        all="All cities"
        value={city}
        options={[...new Set([...cities, ...(city ? [city] : [])])].map((name) => ({ value: name, label: name }))}
      />
      <NativeSelect
        key={`sort ${query.sort ?? ''}`}
        variant="toolbar"
        label="Sort"
        name="sort"
        defaultValue={query.sort ?? 'due'}
        options={SORTS}
        className="sm:max-w-40"
      />
      <Button type="submit" variant="outline" size="sm">
        Search
      </Button>
    </Form>
  )
}

const option = ({ id, name }: Named) => ({ value: id, label: name })

interface FilterProps {
  name: string
  label: string
  /** What no choice is called. */
  all: string
  value: string
  options: readonly { value: string; label: string }[]
}

const Filter = ({ name, label, all, value, options }: FilterProps) => (
  <NativeSelect
    key={value}
    variant="toolbar"
    label={label}
    name={name}
    defaultValue={value}
    options={[{ value: '', label: all }, ...options]}
    className="sm:max-w-44"
  />
)
