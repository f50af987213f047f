import { CalendarDays, IndianRupee, type LucideIcon, MapPin, Sparkles, Target } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { Button } from '../../ui/button.tsx'

const NEEDED: readonly { icon: LucideIcon; what: string; example: string }[] = [
  { icon: Target, what: 'Goal', example: 'A shop opening, a launch, a festive sale' },
  { icon: MapPin, what: 'City', example: 'Places of your audience' },
  { icon: IndianRupee, what: 'Budget', example: 'For the whole campaign, with or without GST' },
  { icon: CalendarDays, what: 'Dates', example: 'First and last day, or the festival' },
]

interface StartCardProps {
  heading: 'h2' | 'h3'
  autoFocus?: boolean
  onStart: () => void
}

/** Introduction of the planner: its purpose and its questions. */
export function StartCard({ heading: Heading, autoFocus = false, onStart }: StartCardProps) {
  const begin = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onStart()
  }
  return (
    <div>
      <span className="grid size-13 place-items-center rounded-lg bg-accent-soft text-accent-deep">
        <Sparkles aria-hidden className="size-6" strokeWidth={1.75} />
      </span>
      <Heading className="mt-5 text-2xl">From a brief to a draft plan</Heading>
      <p className="mt-2 max-w-[56ch] text-base text-ink-2">
        Describe your campaign in your own words. You get a split across media from listings with real rates, which you
        can change. Rates are checked again when you book.
      </p>
      <p className="mt-6 text-sm font-semibold">What to have ready</p>
      <ul className="mt-3 grid gap-x-6 gap-y-4 text-sm sm:grid-cols-2">
        {NEEDED.map(({ icon: Icon, what, example }) => (
          <li key={what} className="flex gap-3">
            <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-ink-3" strokeWidth={1.75} />
            <p className="min-w-0">
              <span className="font-semibold">{what}</span>
              <br />
              <span className="text-ink-3">{example}</span>
            </p>
          </li>
        ))}
      </ul>
      {/* A form, which waits for React: a press before hydration is submitted afterwards. */}
      <form data-react="" onSubmit={begin} className="mt-8 noscript:hidden">
        <Button type="submit" autoFocus={autoFocus} variant="accent" size="lg" className="w-full sm:w-auto">
          Start AI Planning
        </Button>
      </form>
    </div>
  )
}
