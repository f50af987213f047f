import { Skeleton } from '../../ui/skeleton.tsx'

const BAR = 'h-3 rounded-full!'

/** Placeholder while the first plan is made. */
export function PlanSkeleton() {
  return (
    <div aria-busy className="grid gap-3.5 overflow-hidden p-4 lg:px-6">
      <p className="sr-only" role="status">
        A plan is being made
      </p>
      <Skeleton className="h-7 w-2/5" />
      <Skeleton className="h-4 w-3/5" />
      <div className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-4">
        {['cost', 'people', 'certificate', 'curve'].map((name) => (
          <div key={name} className="grid gap-3 bg-surface p-3.5">
            <Skeleton className={`${BAR} w-3/5`} />
            <Skeleton className="h-7 w-4/5" />
            <Skeleton className={`${BAR} w-full`} />
            <Skeleton className={`${BAR} w-2/3`} />
          </div>
        ))}
      </div>
      <div className="grid grid-cols-3 gap-2.5">
        {['a', 'b', 'c'].map((name) => (
          <div key={name} className="grid gap-2.5 rounded-lg border border-line bg-surface p-3.5">
            <Skeleton className={`${BAR} w-1/2`} />
            <Skeleton className={`${BAR} w-4/5`} />
          </div>
        ))}
      </div>
      <div className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {['w-1/2', 'w-3/5', 'w-2/5', 'w-2/3'].map((width) => (
          <div key={width} className="flex items-center gap-3 p-3">
            <Skeleton className="h-11 w-15 shrink-0" />
            <div className="grid flex-1 gap-2">
              <Skeleton className={`${BAR} ${width}`} />
              <Skeleton className={`${BAR} w-1/4`} />
            </div>
            <Skeleton className="h-4 w-20 shrink-0" />
          </div>
        ))}
      </div>
    </div>
  )
}
