import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const ROWS = ['first', 'second', 'third', 'fourth']

/** Placeholder of the page while the list is loading. */
export function CategorySkeletons({ className }: { className: string }) {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        Loading categories
      </p>
      <Skeleton className="h-8.5 w-full sm:w-72" />
      <div className={`mt-4 ${className}`}>
        {CARDS.map((card) => (
          <Card key={card} className="p-4">
            <div className="flex items-center gap-3">
              <Skeleton className="size-9" />
              <div className="flex-1 space-y-2">
                <Skeleton className="h-4 w-2/5" />
                <Skeleton className="h-3 w-1/5" />
              </div>
            </div>
            <div className="mt-5 space-y-4">
              {ROWS.map((row) => (
                <Skeleton key={row} className="h-4" />
              ))}
            </div>
            <Skeleton className="mt-6 h-6 w-3/5" />
          </Card>
        ))}
      </div>
    </div>
  )
}
