import { type ComponentType, lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { MapViewProps } from './map-view.tsx'

// The server draws the map at once; the browser loads its code only where one is shown.
const load = () => import('./map-view.tsx')
let MapView: ComponentType<MapViewProps> = import.meta.env.SSR ? (await load()).default : lazy(load)

/** Loads the code of a map that the document shows, before hydration: else the first press would find nobody. */
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
