import { SearchX, Signpost } from 'lucide-react'
import { useState } from 'react'
import { useNavigation } from 'react-router'
import { LISTING_STATES } from '../../../../worker/catalogue/rules/listing-state.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { type MemberRight, mayAs } from '../../../../worker/organisations/rules/owners/rights.ts'
import type {
  BulkAct,
  OwnerListingRow,
  OwnerListings,
  OwnerListingsQuery,
} from '../../../../worker/supply/rules/listings/owner-listing.ts'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { useListSearch } from '../../../ui/use-list-search.ts'
import { AskOne, AskSeveral, type Question } from './act-dialogs.tsx'
import { BulkToolbar } from './bulk-toolbar.tsx'
import { COLUMNS, ListingRow, type RowAct } from './listing-row.tsx'
import { fetchOpenLines } from './listings.queries.ts'
import { ListingsFilters, StateTabs } from './listings-filters.tsx'
import { importPath, ListingsHeader } from './listings-header.tsx'
import { RateDialog } from './rate-dialog.tsx'
import { useListingActs } from './use-listing-acts.ts'
import { LISTINGS_PATH } from './words.ts'

interface ListingsViewProps {
  list: OwnerListings
  query: OwnerListingsQuery
  owners: readonly { id: string; name: string; right: MemberRight }[]
  media: readonly { id: string; name: string }[]
  now: number
}

/** The listings of an owner in every state; what is chosen, found and sorted is in the address. */
export function ListingsView({ list, query, owners, media, now }: ListingsViewProps) {
  const search = useListSearch()
  const isLoading = useNavigation().state === 'loading'
  const acts = useListingActs()
  const [ids, setIds] = useState<readonly string[]>([])
  const [isRating, setRating] = useState(false)
  const [question, setQuestion] = useState<Question | null>(null)
  const [bulk, setBulk] = useState<'pause' | 'archive' | null>(null)
  const { listings, counts, total, page, pages } = list
  const all = LISTING_STATES.reduce((sum, state) => sum + counts[state], 0)
  const chosen = listings.filter(({ id }) => ids.includes(id))
  const chosenIds = chosen.map(({ id }) => id)
  const rightOf = (owner: string): MemberRight => owners.find(({ id }) => id === owner)?.right ?? 'view'
  const [only] = owners.length === 1 ? owners : owners.filter(({ id }) => id === query.owner)
  const maySellAny = (only ? [only] : owners).some(({ right }) => mayAs(right, 'sell'))
  const isNarrowed = Boolean(query.q || query.media || query.city || query.owner)
  const choosable = listings.filter(({ owner }) => mayAs(rightOf(owner), 'sell'))

  function hrefWith(changes: Record<string, string>): string {
    const next = new URLSearchParams(search)
    next.delete('page')
    for (const [key, value] of Object.entries(changes)) value === '' ? next.delete(key) : next.set(key, value)
    return next.size > 0 ? `${LISTINGS_PATH}?${next}` : LISTINGS_PATH
  }
  async function ask(row: OwnerListingRow, act: RowAct) {
    if (acts.refusesOffline()) return
    if (act === 'duplicate') return void acts.duplicate(row)
    if (act === 'delete') return setQuestion({ row, act, open: 0 })
    if (act !== 'pause' && act !== 'archive') return void acts.act(row, act)
    const open = await fetchOpenLines(row.id).catch(() => null)
    setQuestion({ row, act, open })
  }
  async function actOnChosen(act: BulkAct) {
    if (await acts.several(act)) setIds([])
  }
  return (
    <>
      <ListingsHeader counts={counts} all={all} isNarrowed={isNarrowed} maySell={maySellAny} owner={only?.id ?? null} />
      {all === 0 && !isNarrowed ? (
        <div className="mt-5">
          <EmptyState
            icon={Signpost}
            title="No listing yet"
            actions={
              maySellAny && (
                <>
                  <LinkButton to={`${LISTINGS_PATH}/new`}>Add a listing</LinkButton>
                  <LinkButton to={importPath(only?.id ?? null)} variant="outline">
                    Import a rate card
                  </LinkButton>
                </>
              )
            }
          >
            What you sell is listed here. A draft is seen by nobody before you send it.
          </EmptyState>
        </div>
      ) : (
        <Card className="mt-5 overflow-hidden" aria-busy={isLoading}>
          <StateTabs state={query.state} counts={counts} all={all} hrefFor={(state) => hrefWith({ state })} />
          <ListingsFilters query={query} owners={owners} media={media} cities={list.cities} />
          {chosen.length > 0 && (
            <BulkToolbar
              chosen={chosen}
              mayManage={chosen.every(({ owner }) => mayAs(rightOf(owner), 'manage'))}
              isPending={acts.isPending}
              onRate={() => acts.refusesOffline() || setRating(true)}
              onAct={(act) => {
                if (acts.refusesOffline()) return
                if (act === 'resume') void actOnChosen({ act, ids: chosenIds })
                else setBulk(act)
              }}
              onClear={() => setIds([])}
            />
          )}
          {listings.length === 0 ? (
            <div className="border-t border-line p-5">
              <EmptyState
                icon={SearchX}
                title="Nothing fits"
                actions={
                  <LinkButton to={LISTINGS_PATH} variant="outline" size="sm">
                    Show all
                  </LinkButton>
                }
              />
            </div>
          ) : (
            <>
              <div
                className={`hidden border-t border-line bg-surface-2 px-4 py-2 text-xs font-semibold text-ink-3 ${COLUMNS}`}
              >
                <Checkbox
                  aria-label="Choose all on this page"
                  isSelected={chosen.length === choosable.length && chosen.length > 0}
                  isIndeterminate={chosen.length > 0 && chosen.length < choosable.length}
                  isDisabled={choosable.length === 0}
                  onChange={(isAll) => setIds(isAll ? choosable.map(({ id }) => id) : [])}
                />
                <span>Listing</span>
                <span>Status</span>
                <span className="max-lg:hidden">Booked, next 60 days</span>
                <span className="text-right">Rate</span>
                <span className="pl-3 max-lg:hidden">Next request</span>
                <span />
              </div>
              <ul aria-label="Listings" className="divide-y divide-line border-t border-line">
                {listings.map((row) => (
                  <ListingRow
                    key={row.id}
                    row={row}
                    now={now}
                    isChosen={ids.includes(row.id)}
                    onChoose={() => setIds(ids.includes(row.id) ? ids.filter((id) => id !== row.id) : [...ids, row.id])}
                    maySell={mayAs(rightOf(row.owner), 'sell')}
                    mayManage={mayAs(rightOf(row.owner), 'manage')}
                    isBusy={acts.isPending}
                    onAct={(act) => void ask(row, act)}
                  />
                ))}
              </ul>
            </>
          )}
          <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3">
            <p role="status" className="num text-xs text-ink-3">
              {plural(total, ['listing', 'listings'])}
            </p>
            <Pagination
              page={page}
              pages={pages}
              hrefFor={(to) => hrefWith({ page: to === 1 ? '' : `${to}` })}
              label="Pages of listings"
            />
          </div>
        </Card>
      )}
      {isRating && chosen.length > 0 && (
        <RateDialog
          count={chosen.length}
          isPending={acts.isPending}
          onClose={() => setRating(false)}
          onChange={async (bp) => {
            await actOnChosen({ act: 'rate', ids: chosenIds, change: { by: 'percent', bp } })
            setRating(false)
          }}
        />
      )}
      {bulk && chosen.length > 0 && (
        <AskSeveral
          act={bulk}
          chosen={chosen}
          onClose={() => setBulk(null)}
          onConfirm={() => actOnChosen({ act: bulk, ids: chosenIds })}
        />
      )}
      {question && (
        <AskOne
          question={question}
          onClose={() => setQuestion(null)}
          onConfirm={({ row, act }) => (act === 'delete' ? acts.remove(row) : acts.act(row, act))}
        />
      )}
    </>
  )
}
