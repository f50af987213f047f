import { ArrowUpRight, Lock, Sparkles } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { FRAME_SIZE, type Scene, sceneUrl } from '../../art/picture.ts'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/link.tsx'

const STARTS: readonly { title: string; text: string; scene: Scene }[] = [
  {
    title: 'Open a shop',
    text: 'Jewellery showroom opening in Bandra, Mumbai, in January, 25 lakh all in',
    scene: { category: 'ooh', id: 'start-shop', variant: 'unipole', place: { state: 'Maharashtra' } },
  },
  {
    title: 'Launch a product',
    text: 'New cold drink for students in Hyderabad and Warangal in February, 40 lakh',
    scene: { category: 'dooh', id: 'start-launch', variant: null, place: { state: 'Telangana' } },
  },
  {
    title: 'Fill an event',
    text: 'College fest in Pune, last week of February, 5 lakh',
    scene: { category: 'transit', id: 'start-event', variant: 'bus', place: { state: 'Maharashtra' } },
  },
  {
    title: 'Ask a price',
    text: 'What does a front page in Kolkata cost?',
    scene: {
      category: 'newspaper',
      id: 'start-price',
      variant: null,
      title: 'Nav Prabhat',
      place: { state: 'West Bengal' },
    },
  },
]

const POINTS = [
  {
    title: 'Made of real listings',
    text: 'Each line is a listing on this site, with its rate, shortest booking and GST.',
  },
  {
    title: 'Planned for people',
    text: 'The budget goes where it reaches most of your audience. Reach is an estimate, and marked as one.',
  },
  {
    title: 'Yours to change',
    text: 'Ask in words, keep a line, move its days, drop another.',
  },
]

interface EmptyPlanProps {
  onStart: () => void
  onAsk: (text: string) => void
}

/** Replaces the plan before the first message: a description of it, and examples to start with. */
export function EmptyPlan({ onStart, onAsk }: EmptyPlanProps) {
  const begin = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onStart()
  }
  return (
    <div className="@container m-auto w-full max-w-172 md:p-6">
      <div className="max-md:hidden">
        <span className="grid size-12 place-items-center rounded-lg bg-accent-soft text-accent-deep">
          <Sparkles aria-hidden className="size-6" strokeWidth={1.75} />
        </span>
        <h3 className="mt-5 text-3xl">Your plan appears here</h3>
        <p className="mt-2 max-w-[56ch] text-base text-ink-2">
          Lines with pictures and prices, the total with printing and GST, a map and a flowchart. Change anything in
          words or by hand.
        </p>
      </div>
      {/* A form, which waits for React: a press before hydration is submitted afterwards. */}
      <form data-react="" onSubmit={begin} className="mb-5 noscript:hidden md:mt-5">
        <Button type="submit" variant="accent" size="lg" className="max-md:w-full">
          Start AI Planning
        </Button>
      </form>
      <p className="mb-5 not-noscript:hidden">
        The planner needs JavaScript. Without it you can <TextLink to="/discover">search all media</TextLink>.
      </p>
      <p className="mb-2.5 text-sm font-bold">Or start from one of these</p>
      <ul className="grid gap-2.5 @xl:grid-cols-2">
        {STARTS.map(({ title, text, scene }) => (
          <li key={title}>
            <button
              type="button"
              onClick={() => onAsk(text)}
              className="flex size-full items-center gap-3.5 rounded-lg border border-line bg-surface p-2.5 pr-3.5 text-left transition-colors duration-150 hover:border-line-strong hover:bg-surface-2"
            >
              <img
                src={sceneUrl(scene)}
                alt=""
                {...FRAME_SIZE.card}
                decoding="async"
                className="h-16 w-21 shrink-0 rounded-sm bg-surface-3 object-cover"
              />
              <span className="min-w-0 flex-1">
                <span className="block text-sm font-bold">{title}</span>
                <span className="block text-xs text-ink-2">{text}</span>
              </span>
              <ArrowUpRight aria-hidden className="size-4.5 shrink-0 text-ink-3" strokeWidth={1.75} />
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-5 flex items-center gap-2.5 text-xs text-ink-3">
        <Lock aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
        Planning books and charges nothing. Owners confirm each line.
      </p>
      <ul className="mt-5 grid gap-x-6 gap-y-3 border-t border-line pt-5 text-xs @xl:grid-cols-3">
        {POINTS.map(({ title, text }) => (
          <li key={title}>
            <p className="font-bold">{title}</p>
            <p className="mt-0.5 text-ink-3">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
