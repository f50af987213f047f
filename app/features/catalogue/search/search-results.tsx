import { ArrowUpDown } from 'lucide-react'
import { useLocation, useNavigation } from 'react-router'
import { FACETS } from '../../../../worker/catalogue/rules/facets.ts'
import { mediaSpec } from '../../../../worker/catalogue/rules/registry/media.ts'
import type { SearchFacets } from '../../../../worker/catalogue/rules/search/search.ts'
import { SEARCH_SORTS } from '../../../../worker/catalogue/rules/search/sorts.ts'
import { LazyMap } from '../../../kit/map/lazy-map.tsx'
import { ViewSwitch } from '../../../kit/map/view-switch.tsx'
import { ChosenFilters } from '../../../ui/chosen-filters.tsx'
import { DownloadLink } from '../../../ui/download-link.tsx'
import { FilterButton } from '../../../ui/filter-sheet.tsx'
import { languageOf } from '../../../ui/language-of.ts'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { REFINING, RefinedList } from '../../../ui/refined-list.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { useLiveForm } from '../../../ui/use-live-form.ts'
import { chosenSearchFilters } from './chosen-filters.ts'
import { MediaStart } from './media-start.tsx'
import { NoMatches } from './no-matches.tsx'
import { ResultGroups } from './result-groups.tsx'
import { ResultPage } from './result-page.tsx'
import { SearchFilters } from './search-filters.tsx'
import { searchFormQuery, searchValues, searchWith } from './search-values.ts'
import type { SearchView } from './search-view.ts'
import { nounOf, SORT_LABELS, searchedText, searchFacts, searchTitle } from './sentences.ts'

const LABEL = 'Search all media'
const NO_FILTERS = {
  ...Object.fromEntries(FACETS.map((name) => [name, undefined])),
  media: undefined,
  state: undefined,
  city: undefined,
  near: undefined,
  km: undefined,
  least: undefined,
  most: undefined,
  from: undefined,
  until: undefined,
}

/** Names of the media and owners that have results. */
const namesOf = ({ media, more }: SearchFacets) => ({
  media: (id: string) => mediaSpec(media.find((one) => one.id === id) ?? { id, name: id }).label,
  owner: (id: string) =>
    more.find(({ name }) => name === 'owner')?.options.find(({ value }) => value === id)?.label ?? id,
})

/** Search over all media with its filters and results. The address holds all of it. */
export function SearchResults({ view }: { view: SearchView }) {
  const { query, corrected, total, facets, today } = view
  // The fields hold the typed text; places recognised in it are chips.
  const values = searchValues(view.asked)
  const form = useLiveForm(values, searchFormQuery)
  const { pathname } = useLocation()
  const isRefining = useNavigation().location?.pathname === pathname
  const chosen = chosenSearchFilters(query, namesOf(facets), today)
  const isStart = !query.q && chosen.length === 0
  const withoutAll = searchWith(query, NO_FILTERS)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-[264px_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]">
      {/* autoComplete: browsers would restore old values on a page whose address has others. */}
      <search className="contents">
        <form {...form} method="get" data-live autoComplete="off" aria-label={LABEL} className="contents">
          {(['state', 'city', 'near', 'km', 'view'] as const).map((name) => (
            <input key={name} type="hidden" name={name} defaultValue={values[name]} />
          ))}
          <div className="flex gap-2 lg:col-span-2">
            <SearchInput
              sends
              variant="bar"
              label={LABEL}
              placeholder="A road, a station, a title or a creator"
              defaultValue={values.q}
              maxLength={100}
              className="flex-1 overflow-hidden rounded-lg border border-line-field bg-surface"
            />
            <FilterButton on={chosen.length} />
          </div>
          <div className="mt-7 min-w-0 lg:col-start-2">
            <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
              <div role="status" className="min-w-0 flex-1 basis-72">
                <h1 className="num text-2xl wrap-anywhere">{isStart ? LABEL : searchTitle(view)}</h1>
                {corrected && (
                  <p className="mt-1 text-sm wrap-anywhere text-ink-2">
                    Nothing matches “<span lang={languageOf(query.q ?? '')}>{query.q}</span>”. Showing results for{' '}
                    <b className="text-ink">{corrected}</b>.
                  </p>
                )}
                <p className="num mt-1 text-sm text-ink-2">{isRefining ? REFINING : searchFacts(view, isStart)}</p>
              </div>
              <div className="flex items-center gap-2">
                <ViewSwitch
                  isMap={view.map !== null}
                  list={searchWith(query, { view: undefined })}
                  map={searchWith(query, { view: 'map' })}
                />
                {!isStart && view.map === null && (
                  <NativeSelect
                    variant="toolbar"
                    name="sort"
                    label="Sort by"
                    icon={ArrowUpDown}
                    options={SEARCH_SORTS.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }))}
                    defaultValue={values.sort}
                    className="w-auto min-w-0"
                  />
                )}
              </div>
            </div>
            {chosen.length > 0 && (
              <div className="mt-4 flex flex-wrap items-center gap-2">
                <ChosenFilters chosen={chosen} withoutAll={withoutAll} />
              </div>
            )}
          </div>
          <SearchFilters
            view={view}
            on={chosen.length}
            withoutAll={withoutAll}
            className="lg:col-start-1 lg:row-span-2 lg:row-start-2 lg:mt-7"
          />
        </form>
      </search>
      <RefinedList isRefining={isRefining} className="mt-8 min-w-0 lg:col-start-2">
        {view.map && total > 0 ? (
          <LazyMap map={view.map} searchOf={(city) => searchWith(query, { city, near: undefined, km: undefined })} />
        ) : total === 0 ? (
          <NoMatches view={view} chosen={chosen} withoutAll={withoutAll} noun={nounOf(query.media)[1]} />
        ) : isStart ? (
          <MediaStart media={facets.media} />
        ) : query.media?.length === 1 ? (
          <ResultPage view={view} />
        ) : (
          <ResultGroups view={view} />
        )}
        {total > 0 && !isStart && (
          <div className="mt-8 flex justify-end">
            <DownloadLink
              to={`/discover.csv${searchWith(query, { q: searchedText(view), view: undefined })}`}
              total={total}
            />
          </div>
        )}
      </RefinedList>
    </div>
  )
}
