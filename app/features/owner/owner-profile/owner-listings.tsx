import { MapPin, Shapes } from 'lucide-react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { mediaSpec } from '../../../../worker/catalogue/rules/registry/media.ts'
import { toSearch } from '../../../../worker/catalogue/rules/search-part.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { placeChip } from '../../../kit/listing-card/cards.ts'
import { ListingCard } from '../../../kit/listing-card/listing-card.tsx'
import { Button } from '../../../ui/button.tsx'
import { DownloadLink } from '../../../ui/download-link.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { REFINING, RefinedList } from '../../../ui/refined-list.tsx'
import type { OwnerView } from './owner-view.tsx'

/** Number of pictures that load at once: the first row. */
const FIRST_ROW = 4

/** Listings of an owner, filtered by medium and city. */
export function OwnerListings({ view, path }: { view: OwnerView; path: string }) {
  const { owner, query, listings, total, listed, page, pages, today } = view
  const isRefining = useNavigation().location?.pathname === path
  const isNarrow = query.media !== undefined || query.city !== undefined
  return (
    <section className="mt-8">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="text-xl">Listings</h2>
          <p role="status" className="num mt-0.5 text-sm text-ink-2">
            {isRefining
              ? REFINING
              : isNarrow
                ? `${formatNumber(total)} of ${plural(listed, ['listing', 'listings'])}`
                : plural(listed, ['listing', 'listings'])}
            {isNarrow && !isRefining && (
              <>
                {' · '}
                <TextLink to={path} preventScrollReset>
                  Show all
                </TextLink>
              </>
            )}
          </p>
        </div>
        <OwnerFilters view={view} />
      </div>
      <RefinedList isRefining={isRefining} className="mt-5">
        {listings.length > 0 ? (
          <ul className="grid grid-cols-1 gap-x-6 gap-y-9 xs:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
            {listings.map((listing, index) => (
              <li key={listing.id} className="grid min-w-0">
                <ListingCard
                  listing={listing}
                  today={today}
                  heading="h3"
                  chip={placeChip(listing, query.city)}
                  eager={index < FIRST_ROW}
                />
              </li>
            ))}
          </ul>
        ) : (
          <p className="rounded-lg border border-dashed border-line-strong p-8 text-center text-ink-2">
            {isNarrow ? 'No matching listings.' : 'This owner has no listings now.'}{' '}
            {isNarrow && <TextLink to={path}>Show all listings</TextLink>}
          </p>
        )}
      </RefinedList>
      {total > 0 && (
        <div className="mt-8 flex justify-end">
          <DownloadLink to={`/owner.csv${toSearch({ owner: owner.id, ...query, page: 1 })}`} total={total} />
        </div>
      )}
      <div className="mt-8">
        <Pagination
          page={page}
          pages={pages}
          hrefFor={(number) => `${path}${toSearch({ ...query, page: number })}`}
          label="Pages of listings"
        />
      </div>
    </section>
  )
}

/** Plain form that applies at once with scripts. */
function OwnerFilters({ view: { media, cities, query } }: { view: OwnerView }) {
  const submit = useSubmit()
  const counted = (name: string, count: number) => `${name} (${formatNumber(count)})`
  return (
    <Form
      // After a link changes the address, the form shows its values.
      key={`${query.media} ${query.city}`}
      method="get"
      replace
      preventScrollReset
      data-live
      aria-label="Filter listings"
      className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1 max-sm:*:basis-36"
      onChange={(event) => {
        const form = new FormData(event.currentTarget)
        for (const [name, value] of [...form]) if (value === '') form.delete(name)
        submit(form, { replace: true, preventScrollReset: true })
      }}
    >
      <NativeSelect
        variant="toolbar"
        name="media"
        label="Medium"
        icon={Shapes}
        defaultValue={query.media ?? ''}
        options={[
          { value: '', label: 'All media' },
          ...media
            .filter(({ count, id }) => count > 0 || id === query.media)
            .map((one) => ({ value: one.id, label: counted(mediaSpec(one).label, one.count) })),
        ]}
      />
      <NativeSelect
        variant="toolbar"
        name="city"
        label="City"
        icon={MapPin}
        defaultValue={query.city ?? ''}
        options={[
          { value: '', label: 'All cities' },
          ...cities.map(({ name, count }) => ({ value: name, label: counted(name, count) })),
        ]}
      />
      <Button type="submit" variant="outline" size="sm" className="not-noscript:hidden">
        Show
      </Button>
    </Form>
  )
}
