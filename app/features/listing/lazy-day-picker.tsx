import { type ComponentType, lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { DayPickerProps } from './day-picker.tsx'
import type { IssuePickerProps } from './issue-picker.tsx'

// The server draws the calendars at once; the browser loads their code only where one is shown.
const loadDays = () => import('./day-picker.tsx')
const loadIssues = () => import('./issue-picker.tsx')
let DayPicker: ComponentType<DayPickerProps> = import.meta.env.SSR ? (await loadDays()).default : lazy(loadDays)
let IssuePicker: ComponentType<IssuePickerProps> = import.meta.env.SSR ? (await loadIssues()).default : lazy(loadIssues)

/** Loads the code of a visible calendar before hydration: otherwise the first press would have no handler. */
export async function loadShownDays(): Promise<void> {
  if (document.querySelector('[data-days]')) DayPicker = (await loadDays()).default
  if (document.querySelector('[data-issues]')) IssuePicker = (await loadIssues()).default
}

export const LazyDayPicker = (props: DayPickerProps) => (
  <Suspense fallback={<Skeleton className="h-96 w-full" />}>
    <div data-days>
      <DayPicker {...props} />
    </div>
  </Suspense>
)

export const LazyIssuePicker = (props: IssuePickerProps) => (
  <Suspense fallback={<Skeleton className="h-96 w-full" />}>
    <div data-issues>
      <IssuePicker {...props} />
    </div>
  </Suspense>
)
