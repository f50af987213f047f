import { FileClock, Hourglass } from 'lucide-react'
import { FRAME_SIZE, sceneUrl } from '../../../art/picture.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import type { NewsletterState } from './newsletter-state.ts'
import type { UpcomingPage } from './upcoming-pages.ts'

const PICTURES = [
  { category: 'transit', variant: 'coach' },
  { category: 'ooh', variant: 'unipole-flyover' },
  { category: 'radio', variant: 'car' },
  { category: 'theatre', variant: 'facade' },
].map((picture) => sceneUrl({ ...picture, id: 'upcoming' }))

interface UpcomingViewProps {
  page: UpcomingPage
  state: NewsletterState
}

/** A page that is not built yet: what it will contain, and a form for an email when it is ready. */
export function UpcomingView({ page: { source, title, text, points }, state }: UpcomingViewProps) {
  return (
    <div className="page grid items-center gap-12 py-12 lg:grid-cols-2 lg:gap-16 lg:py-20">
      <div className="min-w-0">
        <p className="inline-flex items-center gap-2 rounded-full bg-accent-soft px-3 py-1 text-xs font-semibold text-accent-deep">
          <Hourglass aria-hidden className="size-3.5" strokeWidth={2} />
          Coming soon
        </p>
        <h1 className="mt-4 text-4xl lg:text-5xl">{title}</h1>
        <p className="mt-4 max-w-[48ch] text-lg text-ink-2">{text}</p>
        <ul className="mt-6 space-y-3 text-ink-2">
          {points.map((point) => (
            <li key={point} className="flex items-start gap-3">
              <FileClock aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-3" strokeWidth={1.75} />
              {point}
            </li>
          ))}
        </ul>
        <NewsletterForm source={source} {...state} />
      </div>
      <div className="grid grid-cols-2 gap-4 pb-8 max-lg:hidden">
        {PICTURES.map((src, at) => (
          <img
            key={src}
            src={src}
            alt=""
            {...FRAME_SIZE.card}
            loading="lazy"
            decoding="async"
            className={`aspect-4/3 w-full rounded-xl object-cover ${at % 2 === 1 ? 'translate-y-8' : ''}`}
          />
        ))}
      </div>
    </div>
  )
}
