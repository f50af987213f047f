import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CatalogueFigures } from '../../../../worker/catalogue/figures.server.ts'
import { CHOWK } from '../../../art/picture.ts'
import { LinkButton } from '../../../ui/link.tsx'
import { Benefits } from './benefits.tsx'
import { CountedFigures } from './counted-figures.tsx'
import { History } from './history.tsx'

interface AboutViewProps {
  /** The band with the company's own figures. */
  headline: ReactNode
  figures: CatalogueFigures
}

/** The About page: who we are, our purpose, and figures counted from the catalogue. */
export function AboutView({ headline, figures }: AboutViewProps) {
  return (
    <>
      <section className="page pt-12 lg:pt-20">
        <h1 className="max-w-[18ch] text-4xl lg:text-5xl">
          We built the crossing where Indian media is bought and sold.
        </h1>
        <p className="mt-5 max-w-[58ch] text-lg text-ink-2">
          A chowk is where roads, trades and news meet. Booking six media in three cities used to take twenty phone
          calls and a week. It should take an afternoon.
        </p>
        <div className="mt-10 h-64 overflow-hidden rounded-2xl bg-[#0f1735] sm:h-80 lg:aspect-[1600/640] lg:h-auto">
          <img
            {...CHOWK}
            alt=""
            decoding="async"
            fetchPriority="high"
            className="size-full object-cover object-bottom"
          />
        </div>
      </section>
      <div className="page grid gap-x-16 gap-y-10 py-16 lg:grid-cols-2 lg:py-24">
        <Purpose
          title="Our mission"
          aim="Make any ad space in India as plain to book as a train seat: seen, priced, confirmed."
        >
          That means a rate next to every picture, its unit and free dates beside it, and a desk of people who answer.
        </Purpose>
        <Purpose title="Our vision" aim="A tea stall in Warangal and a car maker in Pune plan with the same facts.">
          When small buyers can see what large ones see, more walls, stations and creators earn, and the good ones earn
          most.
        </Purpose>
      </div>
      {headline}
      <Benefits />
      <CountedFigures figures={figures} />
      <History />
      <section className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-5 pb-20">
        <h2 className="max-w-[26ch] text-2xl lg:text-3xl">Come and stand at the corner.</h2>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/signup" variant="accent" size="lg">
            Get Started
            <ArrowRight aria-hidden />
          </LinkButton>
          <LinkButton to="/contact" variant="outline" size="lg">
            Contact us
          </LinkButton>
        </div>
      </section>
    </>
  )
}

function Purpose({ title, aim, children }: { title: string; aim: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-sm font-semibold text-ink-3">{title}</h2>
      <p className="mt-2 text-2xl leading-snug font-bold">{aim}</p>
      <p className="mt-4 max-w-[52ch] text-ink-2">{children}</p>
    </section>
  )
}
