import { Skeleton } from '../../ui/skeleton.tsx'

/** Placeholder rows, shown when loading takes long enough to be noticed. */
export const ListSkeleton = () => (
  <div aria-busy="true" className="late divide-y divide-line">
    {['w-2/5', 'w-1/3', 'w-1/2', 'w-1/4'].map((width) => (
      <div key={width} className="flex items-center gap-4 p-4">
        <div className="grid flex-1 gap-2">
          <Skeleton className={`h-3.5 rounded-xs ${width}`} />
          <Skeleton className="h-3 w-1/5 rounded-xs" />
        </div>
        <Skeleton className="h-6 w-20 rounded-full" />
        <Skeleton className="h-3.5 w-24 rounded-xs" />
      </div>
    ))}
  </div>
)
