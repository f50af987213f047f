import { Download, Scale } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CompareDays, Comparison } from '../../../../worker/catalogue/rules/compare.ts'
import { LISTINGS } from '../../../../worker/catalogue/rules/nouns.ts'
import { comparePath } from '../../../../worker/catalogue/rules/paths.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { ShareMenu } from '../../../kit/share/share-menu.tsx'
import { useIdentity } from '../../../site.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { CompareDates } from './compare-dates.tsx'
import { CompareTable } from './compare-table.tsx'

interface CompareViewProps extends Comparison {
  days: CompareDays
  today: CivilDate
}

const CRUMBS = [{ label: 'Shortlist', to: '/shortlist' }, { label: 'Compare' }]

/** Title of the page: `Compare 3 listings`. */
export const compareTitle = (count: number): string =>
  count > 0 ? `Compare ${plural(count, LISTINGS)}` : 'Compare listings'

/** Comparison of places of any media, or instructions while fewer than two are chosen. */
export function CompareView({ listings, missing, days, today }: CompareViewProps) {
  const site = useIdentity()

  const ids = listings.map(({ id }) => id)
  const path = comparePath(ids, days)
  const title = compareTitle(listings.length)
  return (
    <div className="page pt-7 pb-20">
      <Breadcrumbs items={CRUMBS} />
      <div className="mt-3 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-1 text-ink-2">Different units, brought to one month and one thousand views.</p>
        </div>
        {listings.length > 0 && (
          <div className="flex flex-wrap gap-2.5">
            <LinkButton to={path.replace('/compare', '/compare.csv')} variant="outline" reloadDocument download>
              <Download aria-hidden />
              Export CSV
            </LinkButton>
            <ShareMenu text={`${title} on ${site.name}`} path={path} label="Share link" isButton />
          </div>
        )}
      </div>
      {missing.length > 0 && (
        <Notice>
          {plural(missing.length, [
            'listing is no longer available, or the link is incomplete:',
            'listings are no longer available, or the link is incomplete:',
          ])}{' '}
          <span className="font-semibold">{missing.join(', ')}</span>
        </Notice>
      )}
      {listings.length === 1 && <Notice>Add a second listing to compare.</Notice>}
      {listings.length > 0 ? (
        <>
          <CompareDates ids={ids} days={days} today={today} />
          <CompareTable places={listings} days={days} today={today} />
          <p className="mt-2 max-w-[100ch] text-xs text-ink-3">
            Price a month is the smallest booking over 30 days with all its insertions, before discounts, GST and
            one-off costs; of a channel, a venue or a paper that of its cheapest spot. CPM is that price divided by the
            views in the month, times 1,000. Where an audience cannot be brought to views, there is none.
          </p>
        </>
      ) : (
        <HowToChoose />
      )}
    </div>
  )
}

const Notice = ({ children }: { children: ReactNode }) => (
  <p className="mt-5 rounded-lg bg-info-soft px-4 py-3 text-sm text-info-ink wrap-anywhere">{children}</p>
)

const HowToChoose = () => (
  <div className="mt-8">
    <EmptyState
      icon={Scale}
      title="Choose listings to compare"
      actions={
        <>
          <LinkButton to="/category">Discover media</LinkButton>
          <LinkButton to="/shortlist" variant="outline">
            Open the shortlist
          </LinkButton>
        </>
      }
    >
      <ol className="list-inside list-decimal space-y-1 text-left">
        <li>Save listings with the bookmark on their picture.</li>
        <li>Open the shortlist and tick two to four of them, of any media.</li>
        <li>Compare, then share the link or download the CSV.</li>
      </ol>
    </EmptyState>
  </div>
)
