import { Compass, Hourglass, Mail, MessageCircle } from 'lucide-react'
import { FRAME_SIZE, sceneUrl } from '../../art/picture.ts'
import { COMPANY } from '../../company.ts'
import { LinkButton } from '../../ui/link.tsx'
import { hasHero } from './navigation.ts'
import type { UpcomingPage } from './upcoming-pages.ts'

const PICTURES = [
  { category: 'transit', variant: 'coach' },
  { category: 'ooh', variant: 'flyover' },
  { category: 'radio', variant: 'car' },
  { category: 'theatre', variant: 'facade' },
].map((picture) => sceneUrl({ ...picture, id: 'upcoming' }))

/** Says plainly that a page is not there yet, what it will hold, and what can be done now. */
export function UpcomingView({ page: { path, title, text } }: { page: UpcomingPage }) {
  const isDark = hasHero(path)
  const { chat } = path === '/media-owner' ? COMPANY.desks.owners : COMPANY.desks.sales
  return (
    <section className={isDark ? 'on-dark bg-[#0f1735] pt-16 text-white' : undefined}>
      <div className="page grid items-center gap-12 py-12 lg:grid-cols-2 lg:gap-16 lg:py-20">
        <div className="min-w-0">
          <p className="inline-flex items-center gap-2 rounded-full bg-accent-soft px-3 py-1 text-xs font-semibold text-accent-deep">
            <Hourglass aria-hidden className="size-3.5" strokeWidth={2} />
            Coming soon
          </p>
          <h1 className="mt-4 text-4xl lg:text-5xl">{title}</h1>
          <p className={`mt-4 max-w-[48ch] text-lg ${isDark ? 'text-white/85' : 'text-ink-2'}`}>{text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton to="/category" variant="accent">
              <Compass aria-hidden />
              Browse media
            </LinkButton>
            <LinkButton to={chat} newTab variant={isDark ? 'glass' : 'outline'}>
              <MessageCircle aria-hidden />
              Chat with us
            </LinkButton>
            <LinkButton to={`mailto:${COMPANY.email}`} variant={isDark ? 'glass' : 'outline'}>
              <Mail aria-hidden />
              Write to us
            </LinkButton>
          </div>
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
    </section>
  )
}
