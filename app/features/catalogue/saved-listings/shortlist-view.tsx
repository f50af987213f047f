import { Bookmark } from 'lucide-react'
import { LISTINGS } from '../../../../worker/catalogue/rules/nouns.ts'
import { toSearch } from '../../../../worker/catalogue/rules/search-part.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import {
  clearShortlist,
  MAX_SAVED,
  restoreShortlist,
  type Saved,
  useShortlist,
} from '../../../kit/shortlist/shortlist.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button } from '../../../ui/button.tsx'
import { DownloadLink } from '../../../ui/download-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { toast } from '../../../ui/toast.tsx'
import { EstimateSaved } from './estimate-dialog.tsx'
import { SavedListings } from './saved-listings.tsx'
import { ShortlistSkeleton } from './shortlist-skeleton.tsx'

/** Listings saved in this browser. Only the browser knows them, so the list appears after hydration. */
export function ShortlistView({ today }: { today: CivilDate }) {
  const saved = useShortlist()
  return (
    <div className="page pt-7 pb-20">
      <Breadcrumbs items={[{ label: 'Discover media', to: '/category' }, { label: 'Shortlist' }]} />
      <div className="mt-3 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-3xl lg:text-4xl">Shortlist</h1>
          <p className="num mt-1.5 text-ink-2">{facts(saved)}</p>
        </div>
        {saved && saved.length > 0 && (
          <div className="flex flex-wrap gap-2.5">
            <EstimateSaved saved={saved} today={today} />
            <DownloadLink
              to={`/shortlist.csv${toSearch({ ids: saved.map(({ id }) => id).join(',') })}`}
              total={saved.length}
            />
            <Button variant="outline" onPress={clearAll}>
              Clear all
            </Button>
          </div>
        )}
      </div>
      <noscript>
        <p className="mt-7 rounded-lg bg-info-soft px-4 py-3 text-sm text-info-ink">
          The shortlist is kept in your browser and needs JavaScript, which is off.
        </p>
      </noscript>
      {saved === null && <ShortlistSkeleton />}
      {saved?.length === 0 && <Nothing />}
      {saved && saved.length > 0 && <SavedListings saved={saved} today={today} />}
    </div>
  )
}

const facts = (saved: readonly Saved[] | null): string =>
  saved && saved.length > 0
    ? `${plural(saved.length, LISTINGS)} of up to ${MAX_SAVED}, kept in this browser.`
    : `Up to ${MAX_SAVED} listings, kept in this browser.`

function clearAll() {
  const cleared = clearShortlist()
  toast({
    tone: 'info',
    title: `${plural(cleared.length, LISTINGS)} removed`,
    action: { label: 'Undo', onAction: () => restoreShortlist(cleared) },
  })
}

const Nothing = () => (
  <div className="mt-8">
    <EmptyState
      icon={Bookmark}
      title="Nothing saved yet"
      actions={<LinkButton to="/category">Discover media</LinkButton>}
    >
      <ol className="list-inside list-decimal space-y-1 text-left">
        <li>Open a medium and a city.</li>
        <li>Press the bookmark on listings that you like.</li>
        <li>Come back here to compare up to four of them.</li>
      </ol>
    </EmptyState>
  </div>
)
