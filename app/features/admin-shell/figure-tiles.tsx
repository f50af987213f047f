import type { AdminOverview } from '../../../worker/admin/overview.server.ts'
import { formatNumber } from '../../../worker/domain/money.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

interface Figure {
  label: string
  value: (overview: AdminOverview) => number
  /** What is counted, in small print. */
  note: (overview: AdminOverview) => string
}

const inWords = (count: number, one: string, more: string) => `${formatNumber(count)} ${count === 1 ? one : more}`

const FIGURES: readonly Figure[] = [
  {
    label: 'Listings',
    value: ({ listings }) => listings,
    note: ({ categories }) => `in ${inWords(categories, 'category', 'categories')}`,
  },
  { label: 'Sellers', value: ({ owners }) => owners, note: () => 'in the catalogue' },
  {
    label: 'Accounts',
    value: ({ users }) => users.advertiser + users.mediaOwner + users.admin,
    note: ({ users }) => `${inWords(users.admin, 'of them is', 'of them are')} staff`,
  },
  { label: 'Sign-ins today', value: ({ signInsToday }) => signInsToday, note: () => 'since midnight, India time' },
]

/** The first figures at a glance; their places are held while they are counted. */
export function FigureTiles({ overview }: { overview: AdminOverview | undefined }) {
  return (
    <dl
      aria-busy={!overview}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line xl:grid-cols-4"
    >
      {FIGURES.map(({ label, value, note }) => (
        <div key={label} className="min-w-0 bg-surface p-4">
          <dt className="text-xs font-medium text-ink-3">{label}</dt>
          {overview ? (
            <>
              <dd className="num mt-1.5 text-2xl leading-8 font-bold">{formatNumber(value(overview))}</dd>
              <dd className="mt-1 text-xs text-ink-3">{note(overview)}</dd>
            </>
          ) : (
            <dd>
              <Skeleton className="mt-1.5 h-8 w-20" />
              <Skeleton className="mt-1 h-4.5 w-28" />
              <span className="sr-only">Loading</span>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
