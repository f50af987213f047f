import { ArrowRight } from 'lucide-react'
import { LinkButton } from '../../ui/link.tsx'

/** A call to action for media owners. */
export function OwnerBand() {
  return (
    <section className="on-dark bg-[#16213d] text-white">
      <div className="page flex flex-col gap-6 py-12 sm:flex-row sm:items-center sm:justify-between lg:py-14">
        <div>
          <h2 className="text-2xl lg:text-3xl">Own a hoarding, a channel or a following?</h2>
          <p className="mt-1.5 text-white/80">
            List it free: our owner desk brings in your places, rates and free dates.
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
