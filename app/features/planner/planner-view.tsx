import { lazy, Suspense, useState } from 'react'
import { TextLink } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { planner, usePlanner } from './client/planner.store.ts'
import { StartCard } from './start-card.tsx'

const PlannerWorkspace = lazy(() =>
  import('./planner-workspace.tsx').then(({ PlannerWorkspace }) => ({ default: PlannerWorkspace })),
)

const POINTS = [
  {
    title: 'Made of real listings',
    text: 'Every line is a listing of this site. Its rate, its shortest booking and its GST are those on its page.',
  },
  {
    title: 'Planned for people',
    text: 'The budget goes where it meets most people, or the same people more often. Reach is an estimate, and says so.',
  },
  {
    title: 'Yours to change',
    text: 'Ask for a change in words, keep a line, drop another. Nothing is booked until you and our team agree.',
  },
]

/** The planner as a page of its own. */
export function PlannerView() {
  const { isStarted } = usePlanner()
  /** Begun by a press on this page, not restored: only then may the input take the focus. */
  const [hasBegun, setBegun] = useState(false)

  function begin() {
    setBegun(true)
    planner.start()
    // The workspace is as high as the screen, below the header: nothing of it is out of sight.
    scrollTo({ top: 0, behavior: 'instant' })
  }

  if (isStarted) {
    return (
      <div className="page flex h-[calc(100dvh-4rem)] min-h-120 flex-col py-4 max-md:px-0 max-md:pb-0">
        <h1 className="mb-3 text-xl max-md:px-5">AI media planner</h1>
        <section
          aria-labelledby="workspace"
          className="relative flex min-h-0 flex-1 flex-col overflow-hidden border border-line bg-surface text-sm max-md:border-x-0 md:rounded-xl"
        >
          <h2 id="workspace" className="sr-only">
            Chat and plan
          </h2>
          <Suspense fallback={<Skeleton className="size-full" />}>
            <PlannerWorkspace autoFocus={hasBegun} />
          </Suspense>
        </section>
      </div>
    )
  }
  return (
    <div className="page pt-7 pb-20">
      <h1 className="text-3xl lg:text-4xl">AI media planner</h1>
      <p className="mt-2 max-w-[68ch] text-ink-2">
        A draft to start from: outdoor, print, radio, television and more, planned within your budget. Rates are checked
        again when you book.
      </p>
      <section
        aria-label="AI planner"
        className="mt-7 overflow-hidden rounded-xl border border-line bg-surface p-5 text-sm sm:p-8"
      >
        <StartCard heading="h2" onStart={begin} />
        <p className="mt-6 not-noscript:hidden">
          The planner needs JavaScript. Without it you can <TextLink to="/discover">search all media</TextLink>.
        </p>
      </section>
      <ul className="mt-10 grid gap-8 sm:grid-cols-3">
        {POINTS.map(({ title, text }) => (
          <li key={title}>
            <h2 className="text-lg">{title}</h2>
            <p className="mt-1 text-sm text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
