import { List, Map as MapIcon } from 'lucide-react'
import { RouterLink } from '../../ui/router-link.tsx'

interface ViewSwitchProps {
  isMap: boolean
  /** Search part of the address, for each view. */
  list: string
  map: string
}

const STYLE =
  'inline-flex h-9 items-center gap-1.5 rounded-md px-3 text-sm font-semibold text-ink-2 aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-card pointer-coarse:h-11'

/** Links to the list and the map, with the same filters. */
export function ViewSwitch({ isMap, list, map }: ViewSwitchProps) {
  return (
    <nav aria-label="View" className="inline-flex shrink-0 rounded-lg bg-surface-2 p-1">
      <RouterLink to={{ search: list }} preventScrollReset aria-current={isMap ? undefined : 'true'} className={STYLE}>
        <List aria-hidden className="size-4" strokeWidth={1.75} />
        List
      </RouterLink>
      <RouterLink to={{ search: map }} preventScrollReset aria-current={isMap ? 'true' : undefined} className={STYLE}>
        <MapIcon aria-hidden className="size-4" strokeWidth={1.75} />
        Map
      </RouterLink>
    </nav>
  )
}
