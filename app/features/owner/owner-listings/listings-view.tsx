import { Archive, IndianRupee, Pause, Play, Signpost } from 'lucide-react'
import { useState } from 'react'
import { LISTING_STATES } from '../../../../worker/catalogue/rules/listing-state.ts'
import { type MemberRight, mayAs } from '../../../../worker/organisations/rules/owners/rights.ts'
import type {
  BulkAct,
  OwnerListingRow,
  OwnerListings,
  OwnerListingsQuery,
} from '../../../../worker/supply/rules/listings/owner-listing.ts'
import { DataTable } from '../../../kit/list/data-table.tsx'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { useListAddress } from '../../../kit/list/use-list-address.ts'
import { useSelection } from '../../../kit/list/use-selection.tsx'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { AskOne, AskSeveral, type Question } from './act-dialogs.tsx'
import { listingColumns, listingName, type RowAct } from './listing-columns.tsx'
import { fetchOpenLines } from './listings.queries.ts'
import { importPath, ListingsHeader } from './listings-header.tsx'
import { RateDialog } from './rate-dialog.tsx'
import { useListingActs } from './use-listing-acts.ts'
import { LISTINGS_PATH, STATES } from './words.ts'

const TABS = ['live', 'review', 'draft', 'paused', 'archived'] as const

const ORDER = {
  name: 'sort',
  label: 'Sort',
  options: [
    { value: '', label: 'Next request' },
    { value: 'title', label: 'Title' },
    { value: 'updated', label: 'Last changed' },
    { value: 'rate', label: 'Rate' },
  ],
}

const option = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name })

interface ListingsViewProps {
  list: OwnerListings
  query: OwnerListingsQuery
  owners: readonly { id: string; name: string; right: MemberRight }[]
  media: readonly { id: string; name: string }[]
  now: number
}

/** Listings of an owner in every state; the address holds filters, search and order. */
export function ListingsView({ list, query, owners, media, now }: ListingsViewProps) {
  const address = useListAddress()
  const acts = useListingActs()
  const [isRating, setRating] = useState(false)
  const [question, setQuestion] = useState<Question | null>(null)
  const [bulk, setBulk] = useState<'pause' | 'archive' | null>(null)
  const { listings, counts, total, page, pages } = list
  const all = LISTING_STATES.reduce((sum, state) => sum + counts[state], 0)
  const rightOf = (owner: string): MemberRight => owners.find(({ id }) => id === owner)?.right ?? 'view'
  const [only] = owners.length === 1 ? owners : owners.filter(({ id }) => id === query.owner)
  const maySellAny = (only ? [only] : owners).some(({ right }) => mayAs(right, 'sell'))
  const isNarrowed = Boolean(query.q || query.media || query.city || query.owner)
  const selection = useSelection({
    choosable: listings.flatMap(({ id, owner }) => (mayAs(rightOf(owner), 'sell') ? [id] : [])),
    nameOf: (id) =>
      listings
        .filter((row) => row.id === id)
        .map(listingName)
        .join(),
    isBusy: acts.isPending,
  })
  const chosen = listings.filter(({ id }) => selection.chosen.has(id))
  const chosenIds = chosen.map(({ id }) => id)
  // A city of the address without listings remains the filter.
  const city = list.cities.find((name) => name.toLowerCase() === query.city?.toLowerCase()) ?? query.city
  const cities = [...new Set([...list.cities, ...(city ? [city] : [])])]

  async function ask(row: OwnerListingRow, act: RowAct) {
    if (acts.refusesOffline()) return
    if (act === 'duplicate') return void acts.duplicate(row)
    if (act === 'delete') return setQuestion({ row, act, open: 0 })
    if (act !== 'pause' && act !== 'archive') return void acts.act(row, act)
    const open = await fetchOpenLines(row.id).catch(() => null)
    setQuestion({ row, act, open })
  }
  async function actOnChosen(act: BulkAct) {
    if (await acts.several(act)) selection.clear()
  }
  return (
    <>
      <ListingsHeader counts={counts} all={all} isNarrowed={isNarrowed} maySell={maySellAny} owner={only?.id ?? null} />
      <div className="mt-5">
        <ListPage
          name="Listings"
          noun={['listing', 'listings']}
          address={address}
          {...{ total, page, pages }}
          views={{
            name: 'state',
            label: 'Listings by state',
            options: [
              { value: '', label: 'All', count: all },
              ...TABS.map((state) => ({ value: state, label: STATES[state].tab, count: counts[state] })),
            ],
          }}
          search={{ placeholder: 'Title, reference or area' }}
          selects={[
            ...(owners.length > 1
              ? [
                  {
                    name: 'owner',
                    label: 'Company',
                    options: [{ value: '', label: 'All companies' }, ...owners.map(option)],
                  },
                ]
              : []),
            { name: 'media', label: 'Medium', options: [{ value: '', label: 'All media' }, ...media.map(option)] },
            {
              name: 'city',
              label: 'City',
              options: [{ value: '', label: 'All cities' }, ...cities.map((name) => ({ value: name, label: name }))],
            },
          ]}
          order={ORDER}
          selection={selection}
          bulk={{
            label: 'Acts on the selected listings',
            acts: (
              <BulkActs
                chosen={chosen}
                mayManage={chosen.every(({ owner }) => mayAs(rightOf(owner), 'manage'))}
                isPending={acts.isPending}
                onRate={() => acts.refusesOffline() || setRating(true)}
                onAct={(act) => {
                  if (acts.refusesOffline()) return
                  if (act === 'resume') void actOnChosen({ act, ids: chosenIds })
                  else setBulk(act)
                }}
              />
            ),
          }}
          empty={{
            icon: Signpost,
            title: 'No listings yet',
            text: 'Your listings are shown here. A draft is private until you send it.',
            actions: maySellAny && (
              <>
                <LinkButton to={`${LISTINGS_PATH}/new`}>Add a listing</LinkButton>
                <LinkButton to={importPath(only?.id ?? null)} variant="outline">
                  Import a rate card
                </LinkButton>
              </>
            ),
          }}
        >
          <DataTable
            caption="Listings"
            columns={listingColumns({
              now,
              byTitle: address.sortBy({ ascending: 'title' }),
              maySell: ({ owner }) => mayAs(rightOf(owner), 'sell'),
              mayManage: ({ owner }) => mayAs(rightOf(owner), 'manage'),
              isBusy: acts.isPending,
              onAct: (row, act) => void ask(row, act),
            })}
            rows={listings}
            keyOf={({ id }) => id}
            selection={selection}
          />
        </ListPage>
      </div>
      {isRating && chosen.length > 0 && (
        <RateDialog
          count={chosen.length}
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

interface BulkActsProps {
  chosen: readonly OwnerListingRow[]
  mayManage: boolean
  isPending: boolean
  onRate: () => void
  onAct: (act: 'pause' | 'resume' | 'archive') => void
}

/** Acts on the chosen listings: those that every one of them allows. */
function BulkActs({ chosen, mayManage, isPending, onRate, onAct }: BulkActsProps) {
  const areAll = (...states: OwnerListingRow['state'][]) => chosen.every(({ state }) => states.includes(state))
  return (
    <>
      {areAll('draft', 'live', 'paused') && (
        <Button size="sm" variant="ghost" isDisabled={isPending} onPress={onRate}>
          <IndianRupee aria-hidden />
          Change rate
        </Button>
      )}
      {mayManage && areAll('live') && (
        <Button size="sm" variant="ghost" isDisabled={isPending} onPress={() => onAct('pause')}>
          <Pause aria-hidden />
          Pause
        </Button>
      )}
      {mayManage && areAll('paused') && (
        <Button size="sm" variant="ghost" isPending={isPending} onPress={() => onAct('resume')}>
          <Play aria-hidden />
          Put live
        </Button>
      )}
      {mayManage && areAll('live', 'paused') && (
        <Button size="sm" variant="ghost" isDisabled={isPending} onPress={() => onAct('archive')}>
          <Archive aria-hidden />
          Archive
        </Button>
      )}
    </>
  )
}
