import { Skeleton } from '../../../ui/skeleton.tsx'

const CARDS = ['first', 'second', 'third', 'fourth']

/** Placeholder of the cards until the saved listings are known. */
export const ShortlistSkeleton = () => (
  <div aria-busy="true" className="mt-7 grid grid-cols-1 gap-x-6 gap-y-9 xs:grid-cols-2 lg:grid-cols-4 noscript:hidden">
    {CARDS.map((card) => (
      <div key={card} className="space-y-2">
        <Skeleton className="aspect-4/3 w-full rounded-card" />
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    ))}
  </div>
)
