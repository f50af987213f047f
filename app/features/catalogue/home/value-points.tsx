import { BadgeCheck, ChartLine, Layers, type LucideIcon, Sparkles } from 'lucide-react'
import type { Showcase } from '../../../../worker/catalogue/rules/pages.ts'
import { ExamplePlan } from './example-plan.tsx'

const POINTS: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Sparkles,
    title: 'AI-powered planning',
    text: 'Describe the goal and the budget. Get a split across media with reach and line items you can change.',
  },
  {
    icon: Layers,
    title: 'All media types on one platform',
    text: 'Television, print, outdoor and creators share one search, one shortlist and one plan.',
  },
  {
    icon: BadgeCheck,
    title: 'Verified media owners',
    text: 'A seller gets the tick once our staff have checked its documents. Its page says which documents, and on which day.',
  },
  {
    icon: ChartLine,
    title: 'Real-time analytics',
    text: 'Audience, hours and free dates on each listing as they are now, and a report of what ran for each campaign.',
  },
]

/** Advantages over booking by phone, next to an example of monthly cost. */
export function ValuePoints({ showcase }: { showcase: Showcase }) {
  return (
    <section className="page grid grid-cols-[minmax(0,1fr)] gap-12 py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:items-center lg:gap-20 lg:py-24">
      <div>
        <h2 className="text-3xl lg:text-4xl">From brief to booked, without twenty phone calls.</h2>
        <ul className="mt-9 space-y-7">
          {POINTS.map(({ icon: Icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent-deep">
                <Icon aria-hidden className="size-5.5" strokeWidth={1.75} />
              </span>
              <div className="min-w-0">
                <h3 className="text-base font-bold">{title}</h3>
                <p className="mt-0.5 text-sm text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      {showcase.items.length > 1 && <ExamplePlan showcase={showcase} />}
    </section>
  )
}
