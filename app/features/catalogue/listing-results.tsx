import { ArrowUpDown } from 'lucide-react'
import { useLocation, useNavigation } from 'react-router'
import { REVERSED } from '../../../worker/catalogue/rules/availability/range.ts'
import { mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
import { sortsOf } from '../../../worker/catalogue/rules/registry/spec.ts'
import { toSearch } from '../../../worker/catalogue/rules/search-part.ts'
import { daysIn } from '../../../worker/kernel/rules/dates.ts'
import { formatNumber } from '../../../worker/kernel/rules/money.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import { LazyMap } from '../../kit/map/lazy-map.tsx'
import { ViewSwitch } from '../../kit/map/view-switch.tsx'
import { ChosenFilters } from '../../ui/chosen-filters.tsx'
import { DownloadLink } from '../../ui/download-link.tsx'
import { TextLink } from '../../ui/link.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { REFINING, RefinedList } from '../../ui/refined-list.tsx'
import { RouterLink } from '../../ui/router-link.tsx'
import { useLiveForm } from '../../ui/use-live-form.ts'
import { chosenOwn, ownValues } from './custom-filters.ts'
import { FilterBar } from './filter-bar.tsx'
import { filterSearch, filterValues } from './filter-values.ts'
import { chosenFacets, chosenListFilters, otherCities, sortLabel, sortNote, without } from './filters.ts'
import { ListingGrid } from './listing-grid.tsx'
import type { ListingsView } from './listings-view.ts'
import { MoreFilters } from './more-filters.tsx'
import { NoResults } from './no-results.tsx'
import { resultCount } from './sentences.ts'

/**
 * Count for a range of days: `8 of 14 sites are free on all 62 days. Show the 6 that are free in part`; nothing
 * without days.
 */
function DaysCount({ view: { category, days, query } }: { view: ListingsView }) {
  if (!days) return null
  const { noun, section } = mediaSpec(category)
  const long = daysIn(days.span)
  const issues = section === 'print' && 'in every issue of '
  const on = long === 1 ? `${issues || 'on '}this day` : `${issues || 'on all '}${formatNumber(long)} days`
  const isPart = query.free === 'part'
  const isReversed = query.from !== undefined && query.until !== undefined && query.until < query.from
  return (
    <p className="num mt-4 text-sm text-ink-2">
      {isReversed && <span className="font-semibold text-danger">{REVERSED}. </span>}
      <b className="font-bold text-ink">
        {formatNumber(days.all)} of {plural(days.any, noun)}
      </b>{' '}
      free {on}.{' '}
      {isPart ? (
        <TextLink to={{ search: toSearch({ ...query, free: undefined, page: 1 }) }} preventScrollReset>
          Show only those free {on} ({formatNumber(days.all)})
        </TextLink>
      ) : (
        days.part > 0 && (
          <TextLink to={{ search: toSearch({ ...query, free: 'part', page: 1 }) }} preventScrollReset>
            Show those partly free ({formatNumber(days.part)})
          </TextLink>
        )
      )}
    </p>
  )
}

interface ListingResultsProps {
  view: ListingsView
  /** Level of the cards' titles. */
  heading: 'h2' | 'h3'
}

/** List with its filters, order and pages. The address holds all of it. */
export function ListingResults({ view, heading }: ListingResultsProps) {
  const { category, query, listings, today, page, pages } = view
  const spec = mediaSpec(category)
  const values = filterValues(spec, query)
  const own = ownValues(view.fields, query)
  const form = useLiveForm({ ...values, ...own }, (data) => filterSearch(spec, data))
  const { pathname } = useLocation()
  const isRefining = useNavigation().location?.pathname === pathname
  const note = sortNote(spec, values.sort)
  const more = [...chosenFacets(spec, view.facets, query), ...chosenOwn(view.fields, query)]
  const chosen = [...chosenListFilters(spec, category.subcategories, query, today), ...more]
  const withoutAll = without(query, chosen)
  return (
    <>
      {/* autoComplete: browsers would restore old values on a page whose address has others. */}
      <search>
        <form {...form} method="get" data-live autoComplete="off" aria-label={`Filter ${spec.noun[1]}`}>
          <input type="hidden" name="view" defaultValue={values.view} />
          {spec.facets.includes('group') && <input type="hidden" name="group" defaultValue={values.group} />}
          <FilterBar
            view={view}
            spec={spec}
            values={values}
            on={chosen.filter(({ name }) => name !== 'q' && name !== 'group').length}
            withoutAll={withoutAll}
            more={<MoreFilters view={view} spec={spec} values={values} own={own} on={more.length} />}
          />
          <OtherCities view={view} />
          <DaysCount view={view} />
          <div className="mt-6 grid items-center gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[auto_minmax(0,1fr)_auto]">
            <p role="status" className="num text-sm text-ink-2">
              {isRefining
                ? REFINING
                : view.map
                  ? plural(view.total, spec.noun)
                  : resultCount(spec, { ...view, size: query.size }, (view.subcategory ?? category).inventoryCount)}
            </p>
            <div className="flex flex-wrap items-center gap-2 max-lg:order-last sm:max-lg:col-span-2">
              <ChosenFilters
                chosen={chosen.map((filter) => ({ label: filter.label, without: without(query, [filter]) }))}
                withoutAll={withoutAll}
              />
            </div>
            <div className="flex min-w-0 items-center gap-2 max-sm:justify-between">
              {spec.onMap && (
                <ViewSwitch
                  isMap={view.map !== null}
                  list={toSearch({ ...query, view: undefined, page: 1 })}
                  map={toSearch({ ...query, view: 'map', page: 1 })}
                />
              )}
              <NativeSelect
                variant="toolbar"
                name="sort"
                label="Sort by"
                icon={ArrowUpDown}
                options={sortsOf(spec).map((sort) => ({
                  value: sort,
                  label: sortLabel(spec, sort, view.subcategory?.id),
                }))}
                defaultValue={values.sort}
                className={view.map ? 'hidden' : 'w-auto'}
              />
            </div>
          </div>
        </form>
      </search>
      {note && !view.map && <p className="mt-1.5 text-xs text-ink-3 lg:text-right">{note}</p>}
      <RefinedList isRefining={isRefining} className="mt-5">
        {view.map && view.total > 0 ? (
          <LazyMap map={view.map} searchOf={(city) => toSearch({ ...query, city, page: 1 })} />
        ) : listings.length === 0 ? (
          <NoResults spec={spec} query={query} chosen={chosen} />
        ) : (
          <ListingGrid
            category={category.id}
            listings={listings}
            today={today}
            as="list"
            heading={heading}
            place={spec.facets.includes('city') ? query.city : undefined}
          />
        )}
      </RefinedList>
      {view.total > 0 && (
        <div className="mt-8 flex justify-end">
          <DownloadLink
            to={`/listings.csv${toSearch({ category: category.id, subcategory: subcategoryOf(view), ...query, page: 1, view: undefined })}`}
            total={view.total}
          />
        </div>
      )}
      <div className="mt-8" hidden={view.map !== null}>
        <Pagination
          page={page}
          pages={pages}
          hrefFor={(number) => `${pathname}${toSearch({ ...query, page: number })}`}
          label={`Pages of ${spec.noun[1]}`}
        />
      </div>
    </>
  )
}

/** Group of an address: a segment of the path, or a parameter where groups have no page. */
const subcategoryOf = ({ subcategory, query }: ListingsView): string | undefined =>
  query.group === undefined ? subcategory?.id : undefined

/** Links to the cities that a fixed list of options does not have. */
function OtherCities({ view: { category, cities, query } }: { view: ListingsView }) {
  const others = otherCities(mediaSpec(category), cities)
  if (others.length === 0) return null
  return (
    <ul
      aria-label="Other cities"
      className="-mx-5 mt-2 flex items-center gap-x-1.5 overflow-x-auto px-5 py-1 text-xs whitespace-nowrap [scrollbar-width:none] md:mx-0 md:flex-wrap md:gap-y-1.5 md:px-0"
    >
      <li aria-hidden className="mr-1 text-ink-3">
        Also in
      </li>
      {others.map(({ name, count }) => (
        <li key={name}>
          <RouterLink
            to={{ search: toSearch({ ...query, city: name, page: 1 }) }}
            preventScrollReset
            aria-current={query.city === name ? 'true' : undefined}
            className="inline-flex h-8 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-3 font-semibold hover:border-ink-3 aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-on-brand pointer-coarse:h-11"
          >
            {name}
            <span className="num font-medium opacity-70">{count}</span>
          </RouterLink>
        </li>
      ))}
    </ul>
  )
}
