import { Compass, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CategorySummary } from '../../../../worker/catalogue/rules/listing.ts'
import { CHOWK } from '../../../art/picture.ts'
import { COMPANY } from '../../../company.ts'
import { LinkButton } from '../../../ui/link.tsx'
import { PricePins } from './price-pins.tsx'

interface HeroProps {
  categories: readonly CategorySummary[]
  /** First of the three buttons: opens the planner. */
  planner: ReactNode
}

/** Hero with a street scene and the price of each medium. It starts under the header. */
export function Hero({ categories, planner }: HeroProps) {
  return (
    <section className="on-dark relative isolate overflow-hidden bg-[#0f1735] text-white">
      <div className="page relative z-10 pt-28 pb-[310px] text-center sm:pb-[380px] lg:pt-34 lg:pb-[470px] xl:pb-[500px]">
        <h1 className="mx-auto max-w-[13ch] text-[2.75rem] leading-[1.04] tracking-[-0.025em] sm:text-5xl lg:text-6xl">
          Every medium meets here.
        </h1>
        <p className="mx-auto mt-5 max-w-[46ch] text-base text-white/85 lg:text-lg">
          Plan and compare {categories.length} kinds of media all over India. Verified owners, prices in the open, one
          desk that answers.
        </p>
        <div className="mx-auto mt-8 flex max-w-sm flex-col justify-center gap-3 sm:max-w-none sm:flex-row">
          {planner}
          <LinkButton to="/category" variant="glass" size="lg">
            <Compass aria-hidden />
            Discover media
          </LinkButton>
          <LinkButton to={COMPANY.desks.sales.chat} newTab variant="clear" size="lg">
            <MessageCircle aria-hidden />
            Chat with us
          </LinkButton>
        </div>
      </div>
      <img
        {...CHOWK}
        alt=""
        fetchPriority="high"
        className="absolute inset-x-0 bottom-0 -z-10 h-[440px] w-full mask-[linear-gradient(transparent,#000_22%)] object-cover sm:h-[520px] lg:h-auto lg:aspect-[1600/640]"
      />
      <PricePins categories={categories} />
    </section>
  )
}
