import { type LucideIcon, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { plural } from '../../worker/kernel/rules/text/plural.ts'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { EmptyState } from './empty-state.tsx'
import { LinkButton } from './link.tsx'
import { NativeSelect } from './native-select.tsx'
import { Pagination } from './pagination.tsx'
import { SearchInput } from './search-input.tsx'
import { SegmentLinks } from './segment-links.tsx'

/** A filter of a list: the parameter, and its values with their labels; an empty value is no filter. */
interface ListFilter {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  icon?: LucideIcon
}

interface ListPageProps<Item> {
  /** What is listed, for labels: `Messages`. */
  name: string
  noun: readonly [one: string, many: string]
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  total: number
  page: number
  pages: number
  /** What the search field finds. */
  placeholder: string
  /** One filter as links. */
  filter?: ListFilter
  /** Several filters, or an order, as selects; each holds with its choice. */
  selects?: readonly ListFilter[]
  /** `cards`: every item brings a card of its own. */
  look?: 'rows' | 'cards'
  /** Shown while there is nothing at all. */
  empty: { icon: LucideIcon; title: string; text: string }
  children: (item: Item) => ReactNode
}

/** A list of the back office whose search, filter and page are in the address; the loader cuts it. */
export function ListPage<Item>({
  name,
  noun,
  items,
  keyOf,
  total,
  page,
  pages,
  placeholder,
  filter,
  selects = [],
  look = 'rows',
  empty,
  children,
}: ListPageProps<Item>) {
  const { pathname, search } = useLocation()
  const isLoading = useNavigation().state === 'loading'
  const params = new URLSearchParams(search)
  const q = params.get('q') ?? ''
  const chosen = (filter && params.get(filter.name)) ?? ''
  /** Parameters that a search keeps. */
  const own = ['q', 'page', ...selects.map(({ name }) => name)]
  const others = [...params].filter(([key, value]) => value !== '' && !own.includes(key))
  const isNarrowed = [...params].some(([key, value]) => value !== '' && key !== 'page')

  /** The address with other values; the first page, unless another is named. */
  function hrefWith(changes: Record<string, string>): string {
    const next = new URLSearchParams(search)
    next.delete('page')
    for (const [key, value] of Object.entries(changes)) {
      if (value === '') next.delete(key)
      else next.set(key, value)
    }
    return next.size > 0 ? `${pathname}?${next}` : pathname
  }

  return (
    <section aria-label={name} aria-busy={isLoading}>
      <div className="flex flex-wrap items-center gap-3">
        {filter && (
          <SegmentLinks
            label={filter.label}
            links={filter.options.map(({ value, label }) => ({
              to: hrefWith({ [filter.name]: value }),
              label,
              isCurrent: value === chosen,
            }))}
          />
        )}
        <Form key={pathname} method="get" role="search" className="flex min-w-0 flex-1 basis-64 flex-wrap gap-2">
          {others.map(([key, value]) => (
            <input key={key} type="hidden" name={key} value={value} />
          ))}
          {selects.map(({ name, label, options, icon }) => (
            <NativeSelect
              key={`${name} ${params.get(name)}`}
              variant="toolbar"
              name={name}
              label={label}
              options={options}
              {...(icon && { icon })}
              defaultValue={params.get(name) ?? ''}
              onChange={({ target }) => target.form?.requestSubmit()}
              className="max-w-full"
            />
          ))}
          <span className="flex min-w-0 flex-1 basis-64 gap-2">
            <SearchInput
              key={q}
              variant="toolbar"
              label={`Search ${name.toLowerCase()}`}
              placeholder={placeholder}
              defaultValue={q}
              maxLength={100}
              className="flex-1"
            />
            <Button type="submit" variant="outline" size="sm">
              Search
            </Button>
          </span>
        </Form>
      </div>
      <p role="status" className="num mt-3 text-xs text-ink-3">
        {isLoading ? 'Loading…' : `${plural(total, noun)}${q ? ` for “${q}”` : ''}`}
      </p>
      <div className={`mt-2 transition-opacity duration-150 ${isLoading ? 'opacity-60' : ''}`}>
        {items.length > 0 && look === 'cards' ? (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {items.map((item) => (
              <li key={keyOf(item)}>{children(item)}</li>
            ))}
          </ul>
        ) : items.length > 0 ? (
          <Card>
            <ul className="divide-y divide-line">
              {items.map((item) => (
                <li key={keyOf(item)} className="relative p-4 hover:bg-surface-2">
                  {children(item)}
                </li>
              ))}
            </ul>
          </Card>
        ) : isNarrowed ? (
          <EmptyState
            icon={SearchX}
            title="Nothing fits"
            actions={
              <LinkButton to={pathname} variant="outline" size="sm">
                Show all
              </LinkButton>
            }
          >
            Search for another word, or leave the filter out.
          </EmptyState>
        ) : (
          <EmptyState icon={empty.icon} title={empty.title}>
            {empty.text}
          </EmptyState>
        )}
      </div>
      <div className="mt-5">
        <Pagination
          page={page}
          pages={pages}
          hrefFor={(to) => hrefWith({ page: to === 1 ? '' : `${to}` })}
          label={`Pages of ${name.toLowerCase()}`}
        />
      </div>
    </section>
  )
}
