import { type ComponentType, lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { DayPickerProps } from './day-picker.tsx'

// The server draws the calendar at once; the browser loads its code only where one is shown.
const load = () => import('./day-picker.tsx')
let DayPicker: ComponentType<DayPickerProps> = import.meta.env.SSR ? (await load()).default : lazy(load)

/** Loads the code of a calendar that the document shows, before hydration: else the first press would find nobody. */
export async function loadShownDays(): Promise<void> {
  if (document.querySelector('[data-days]')) DayPicker = (await load()).default
}

export const LazyDayPicker = (props: DayPickerProps) => (
  <Suspense fallback={<Skeleton className="h-96 w-full" />}>
    <div data-days>
      <DayPicker {...props} />
    </div>
  </Suspense>
)
