import { type LucideIcon, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { plural } from '../../worker/domain/text/plural.ts'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { EmptyState } from './empty-state.tsx'
import { LinkButton } from './link.tsx'
import { Pagination } from './pagination.tsx'
import { SearchInput } from './search-input.tsx'
import { SegmentLinks } from './segment-links.tsx'

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
  /** Filters of the list: the parameter, and its values with their labels; an empty value is no filter. */
  filter?: { name: string; label: string; options: readonly { value: string; label: string }[] }
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
  empty,
  children,
}: ListPageProps<Item>) {
  const { pathname, search } = useLocation()
  const isLoading = useNavigation().state === 'loading'
  const params = new URLSearchParams(search)
  const q = params.get('q') ?? ''
  const chosen = (filter && params.get(filter.name)) ?? ''
  /** Parameters that a search keeps. */
  const others = [...params].filter(([key, value]) => value !== '' && key !== 'q' && key !== 'page')

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
        <Form key={pathname} method="get" role="search" className="flex min-w-0 flex-1 basis-64 gap-2">
          {others.map(([key, value]) => (
            <input key={key} type="hidden" name={key} value={value} />
          ))}
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
        </Form>
      </div>
      <p role="status" className="num mt-3 text-xs text-ink-3">
        {isLoading ? 'Loading…' : `${plural(total, noun)}${q ? ` for “${q}”` : ''}`}
      </p>
      <div className={`mt-2 transition-opacity duration-150 ${isLoading ? 'opacity-60' : ''}`}>
        {items.length > 0 ? (
          <Card>
            <ul className="divide-y divide-line">
              {items.map((item) => (
                <li key={keyOf(item)} className="relative p-4 hover:bg-surface-2">
                  {children(item)}
                </li>
              ))}
            </ul>
          </Card>
        ) : q || chosen ? (
          <EmptyState
            icon={SearchX}
            title="Nothing fits"
            actions={
              <LinkButton to={hrefWith({ q: '', ...(filter && { [filter.name]: '' }) })} variant="outline" size="sm">
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
