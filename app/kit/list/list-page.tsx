import { type LucideIcon, SearchX } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { formatNumber } from '../../../worker/kernel/rules/money.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardLink } from '../../ui/card.tsx'
import { ChosenFilters } from '../../ui/chosen-filters.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { variants } from '../../ui/variants.ts'
import { BulkBar } from './bulk-bar.tsx'
import type { Changes, ListAddress } from './list-address.ts'
import { FilterForm, type FilterFormProps, labelOf, ViewLinks, type Views } from './list-filters.tsx'
import { useListKeys } from './use-list-keys.ts'
import type { Selection } from './use-selection.tsx'

interface ListPageProps<Letter extends string>
  extends Pick<FilterFormProps, 'search' | 'selects' | 'order' | 'fields'> {
  /** Name of the items, the heading: `Campaigns`. */
  name: string
  noun: readonly [one: string, many: string]
  address: ListAddress
  /** Number of items on all pages. */
  total: number
  /** Page number, for paging by number. */
  page?: number
  pages?: number
  /** Parameters of the neighbouring pages, for paging by cursor; null without one. */
  cursor?: { previous: Changes | null; next: Changes | null }
  /** Text that replaces the number of items. */
  status?: string | undefined
  /** Filter shown as links. */
  views?: Views
  /** Active filters without a field, each with the parameter to remove. */
  chips?: readonly { name: string; label: string }[]
  /** Downloads and links after the filters. */
  tools?: ReactNode
  /** Content between the filters and the rows. */
  notice?: ReactNode
  selection?: Selection | undefined
  bulk?: { label: string; sum?: string; acts: ReactNode }
  /** Letters that act on the focused item. */
  keys?: { letters: readonly Letter[]; onLetter: (letter: Letter, id: string) => void }
  /** `open`: every item is a separate card. */
  look?: 'framed' | 'open'
  /** Empty state of a list without any item. */
  empty: { icon: LucideIcon; title: string; text?: ReactNode; actions?: ReactNode }
  /** Rows of the list. */
  children: ReactNode
}

const listStyles = variants({
  slots: {
    views: '',
    bar: 'flex flex-wrap items-center gap-2',
    foot: 'flex flex-wrap items-center gap-3',
  },
  variants: {
    look: {
      framed: {
        views: 'border-b border-line px-4 [&>nav]:border-0',
        bar: 'border-b border-line px-4 py-2.5',
        foot: 'justify-between px-4 py-2.5',
      },
      open: { views: 'mb-4', bar: 'mb-3', foot: 'mt-5 justify-center' },
    },
  },
})

/**
 * List whose address holds its search, filters, order and page; the loader selects the rows. It renders its own
 * states: empty, no match, and the previous rows, dimmed, while others load.
 */
export function ListPage<Letter extends string = never>({
  name,
  noun,
  address,
  total,
  page = 1,
  pages = 1,
  cursor,
  status,
  search,
  views,
  selects = [],
  order,
  fields,
  chips = [],
  tools,
  notice,
  selection,
  bulk,
  keys,
  look = 'framed',
  empty,
  children,
}: ListPageProps<Letter>) {
  const rows = useRef<HTMLDivElement>(null)
  useListKeys<Letter>(rows, { ...keys, selection })
  const { get, hrefWith, searchWith, isLoading } = address
  const styles = listStyles({ look })
  const isFramed = look === 'framed'
  const filters = [...(views && !views.isPart ? [views] : []), ...selects]
  const chosen = chips.filter((one) => get(one.name) !== '')
  const names = ['q', ...[...filters, ...chips].map((one) => one.name), ...(fields?.names ?? [])]
  const none = Object.fromEntries(names.map((one) => [one, '']))
  const hasForm = search !== undefined || selects.length > 0 || order !== undefined || fields !== undefined
  const q = get('q')
  const counter = (
    <p role="status" className="num text-xs text-ink-3">
      {isLoading ? 'Loading…' : (status ?? `${plural(total, noun)}${q ? ` for “${q}”` : ''}`)}
    </p>
  )
  const wanted = [
    ...(q ? [`“${q}”`] : []),
    ...filters.flatMap((one) => (get(one.name) ? [labelOf(one, get(one.name))] : [])),
  ]
  const hasPages = cursor ? cursor.previous !== null || cursor.next !== null : pages > 1

  const parts = (
    <>
      {views && (
        <div className={styles.views()}>
          <ViewLinks views={views} address={address} />
        </div>
      )}
      {(hasForm || tools) && (
        <div className={styles.bar()}>
          {hasForm && <FilterForm {...{ name, many: noun[1], address, search, selects, order, fields }} />}
          {tools}
        </div>
      )}
      {chosen.length > 0 && (
        <div className={styles.bar()}>
          <ChosenFilters
            chosen={chosen.map((one) => ({ label: one.label, without: searchWith({ [one.name]: '' }) }))}
            withoutAll={searchWith(none)}
          />
        </div>
      )}
      {!isFramed && total > 0 && <div className="mb-2">{counter}</div>}
      {notice}
      {bulk && selection && selection.chosen.size > 0 && (
        <BulkBar label={bulk.label} count={selection.chosen.size} sum={bulk.sum} onClear={selection.clear}>
          {bulk.acts}
        </BulkBar>
      )}
      <div ref={rows} className={`transition-opacity duration-150 ${isLoading ? 'opacity-60' : ''}`}>
        {total > 0 ? (
          children
        ) : (
          <div className={isFramed ? 'p-5' : undefined}>
            {names.some((one) => get(one) !== '') ? (
              <EmptyState
                icon={SearchX}
                title={`No ${noun[1]} for ${wanted.join(', ') || 'these filters'}`}
                actions={
                  <LinkButton to={hrefWith(none)} variant="outline" size="sm">
                    Clear filters
                  </LinkButton>
                }
              >
                Remove a filter, or search for another word.
              </EmptyState>
            ) : (
              <EmptyState icon={empty.icon} title={empty.title} actions={empty.actions}>
                {empty.text}
              </EmptyState>
            )}
          </div>
        )}
      </div>
      {(isFramed || hasPages) && (
        <div className={styles.foot()}>
          {isFramed && counter}
          {cursor && hasPages && (
            <nav aria-label={`Pages of ${noun[1]}`} className="flex gap-2">
              <CursorLink to={cursor.previous && hrefWith(cursor.previous)} many={noun[1]}>
                Previous
              </CursorLink>
              <CursorLink to={cursor.next && hrefWith(cursor.next)} many={noun[1]}>
                Next
              </CursorLink>
            </nav>
          )}
          <Pagination
            page={page}
            pages={pages}
            hrefFor={(to) => hrefWith({ page: to === 1 ? '' : `${to}` })}
            label={`Pages of ${noun[1]}`}
          />
        </div>
      )}
    </>
  )
  return isFramed ? (
    <Card as="section" aria-label={name} aria-busy={isLoading} className="overflow-hidden">
      {parts}
    </Card>
  ) : (
    <section aria-label={name} aria-busy={isLoading}>
      {parts}
    </section>
  )
}

/** Link to a neighbouring page; a disabled button when there is none. */
const CursorLink = ({ to, many, children }: { to: string | null; many: string; children: string }) =>
  to === null ? (
    <Button variant="outline" size="sm" whyNot={`No more ${many} in this direction.`}>
      {children}
    </Button>
  ) : (
    <LinkButton to={to} variant="outline" size="sm">
      {children}
    </LinkButton>
  )

interface ListRowsProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  /** Name of the list, if it differs from the section's. */
  label?: string
  /** Rows that can be chosen. */
  selection?: Selection
  children: (item: Item) => ReactNode
}

/** Rows outside of a table: each has its own layout, and its main link covers it. */
export function ListRows<Item>({ items, keyOf, label, selection, children }: ListRowsProps<Item>) {
  const hasChecks = selection !== undefined && selection.choosable.length > 0
  return (
    <>
      {hasChecks && (
        <div className="flex items-center gap-3.5 border-b border-line bg-surface-2 px-4 py-2 text-xs text-ink-2">
          {selection.check()}
          <span aria-hidden>Choose all on this page</span>
        </div>
      )}
      <ul aria-label={label} className="divide-y divide-line border-b border-line">
        {items.map((item) => (
          <li
            key={keyOf(item)}
            data-card={keyOf(item)}
            className="relative flex gap-3.5 p-4 not-has-checked:hover:bg-surface-2 has-checked:bg-select"
          >
            {hasChecks && <div className="relative z-1 pt-0.5">{selection.check(`${keyOf(item)}`)}</div>}
            <div className="min-w-0 flex-1">{children(item)}</div>
          </li>
        ))}
      </ul>
    </>
  )
}

interface TitledRowProps {
  title: ReactNode
  /** Path of the item. */
  to?: string
  /** Badges at the end of the row. */
  mark?: ReactNode
  /** Content under the title. */
  children: ReactNode
}

/** Row with a title, and badges at its end. */
export const TitledRow = ({ title, to, mark, children }: TitledRowProps) => (
  <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
    <div className="min-w-0 flex-1 basis-64">
      <h2 className="text-base leading-6 wrap-anywhere">
        {to === undefined ? title : <CardLink to={to}>{title}</CardLink>}
      </h2>
      <div className="text-sm text-ink-3 wrap-anywhere">{children}</div>
    </div>
    {mark}
  </div>
)

/** Notice of changes in a live list, `3 new acts`: the list changes only on request. */
export const ListChanges = ({ text, children }: { text: string | null; children: ReactNode }) => (
  <div role="status">
    {text !== null && (
      <div className="flex flex-wrap items-center justify-center gap-x-3 border-b border-line bg-select px-4 py-2 text-sm">
        <span className="num">{text}</span>
        {children}
      </div>
    )}
  </div>
)

/** Position in a list: `1 to 25 of 2,456`. */
export const rangeStatus = (from: number, shown: number, total: number): string =>
  `${formatNumber(from)} to ${formatNumber(from + shown - 1)} of ${formatNumber(total)}`
