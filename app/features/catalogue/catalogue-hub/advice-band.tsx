import { Mail, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { FRAME_SIZE, sceneUrl } from '../../../art/picture.ts'
import { COMPANY } from '../../../company.ts'
import { useIdentity } from '../../../site.ts'
import { LinkButton } from '../../../ui/link.tsx'

/**
 * Offer of the planner after the list of media.
 * @param planner the button that opens it
 */
export function AdviceBand({ planner }: { planner: ReactNode }) {
  const site = useIdentity()

  return (
    <section className="on-dark mt-14 grid overflow-hidden rounded-2xl bg-[#16213d] text-white md:grid-cols-[1.2fr_1fr]">
      <div className="p-7 sm:p-10">
        <h2 className="text-2xl">Not sure which of these fits?</h2>
        <p className="mt-2 max-w-[46ch] text-sm text-white/80">
          Tell us the goal, the city and the budget. We answer with a split across media and the rates behind it.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          {planner}
          <LinkButton to={COMPANY.desks.sales.chat} newTab variant="glass">
            <MessageCircle aria-hidden />
            Chat with us
          </LinkButton>
          <LinkButton to={`mailto:${site.email}`} variant="glass">
            <Mail aria-hidden />
            Write to us
          </LinkButton>
        </div>
      </div>
      <div className="relative hidden min-h-80 md:block">
        <img
          src={sceneUrl({ category: 'dooh', id: 'not-sure', variant: null }, 'wide')}
          alt=""
          {...FRAME_SIZE.wide}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      </div>
    </section>
  )
}
