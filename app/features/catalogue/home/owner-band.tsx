import { ArrowRight } from 'lucide-react'
import { LinkButton } from '../../../ui/link.tsx'

/** A call to action for media owners. */
export function OwnerBand() {
  return (
    <section className="on-dark bg-[#16213d] text-white">
      <div className="page flex flex-col gap-6 py-12 sm:flex-row sm:items-center sm:justify-between lg:py-14">
        <div>
          <h2 className="text-2xl lg:text-3xl">Own a hoarding, a channel or a following?</h2>
          <p className="mt-1.5 text-white/80">
            List it free: write your listings or import a rate card, and set rates and free dates yourself.
          </p>
        </div>
        <LinkButton to="/media-owner" variant="accent" size="lg">
          List your media
          <ArrowRight aria-hidden />
        </LinkButton>
      </div>
    </section>
  )
}
