import { type ComponentType, lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { MapViewProps } from './map-view.tsx'

// The server renders the map at once; the browser loads its code only when one is shown.
const load = () => import('./map-view.tsx')
let MapView: ComponentType<MapViewProps> = import.meta.env.SSR ? (await load()).default : lazy(load)

/** Loads the code of a visible map before hydration: otherwise the first press would have no handler. */
export async function loadShownMap(): Promise<void> {
  if (document.querySelector('[data-map]')) MapView = (await load()).default
}

export const LazyMap = (props: MapViewProps) => (
  <Suspense fallback={<Skeleton className="aspect-4/3 w-full" />}>
    <div data-map>
      <MapView {...props} />
    </div>
  </Suspense>
)
