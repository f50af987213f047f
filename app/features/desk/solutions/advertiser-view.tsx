import { ArrowRight, BadgeCheck, ChartLine, Compass, Sparkles } from 'lucide-react'
import type { AdvertiserExamples } from '../../../../worker/catalogue/figures.server.ts'
import type { Showcase } from '../../../../worker/catalogue/rules/pages.ts'
import { listingPath } from '../../../../worker/catalogue/rules/paths.ts'
import { type ContentPage, partsOf, type Section, sectionOf } from '../../../content/page.ts'
import { ClosingBand } from './closing-band.tsx'
import { DarkHero } from './dark-hero.tsx'
import { Nothing } from './example-panel.tsx'
import { HoursChart } from './hours-chart.tsx'
import { OrderSum } from './order-sum.tsx'
import { PlanCard } from './plan-card.tsx'
import { Topic } from './topic.tsx'
import { VerifiedExamples } from './verified-examples.tsx'

/** Numbered steps of a process. */
function Steps({ section: { id, title, sections } }: { section: Section }) {
  return (
    <section aria-labelledby={id} className="page py-12 lg:py-16">
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      <ol className="mt-8 grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {sections.map((step, at) => (
          <li key={step.id} className="border-t-2 border-ink pt-4">
            <span aria-hidden className="num text-sm font-semibold text-ink-3">
              {at + 1}
            </span>
            <h3 className="mt-1 text-lg">{step.title}</h3>
            <p className="mt-1 max-w-[34ch] text-ink-2">{partsOf(step.body).texts}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface AdvertiserViewProps {
  page: ContentPage
  examples: AdvertiserExamples
  showcase: Showcase
}

/** The page for advertisers: each benefit with listings from the catalogue. */
export function AdvertiserView({ page, examples, showcase }: AdvertiserViewProps) {
  const { city, today, site, station, verified } = examples
  return (
    <>
      <DarkHero
        page={page}
        side="advertiser"
        looks={[
          { variant: 'accent', lead: Sparkles },
          { variant: 'glass', lead: Compass },
        ]}
      >
        <PlanCard showcase={showcase} />
      </DarkHero>
      <div className="py-4 lg:py-8">
        <Topic section={sectionOf(page, 'planning')} icon={Sparkles}>
          {site ? <OrderSum listing={site} /> : <Nothing>No outdoor site is free in {city} today.</Nothing>}
        </Topic>
        <Topic section={sectionOf(page, 'inventory')} icon={BadgeCheck} isFlipped>
          {verified.length > 0 ? (
            <VerifiedExamples listings={verified} today={today} />
          ) : (
            <Nothing>No verified owner has a free place in {city} today.</Nothing>
          )}
        </Topic>
        <Topic
          section={sectionOf(page, 'analytics')}
          icon={ChartLine}
          link={station && { to: listingPath(station), label: `See ${station.title}` }}
        >
          {station ? <HoursChart {...station} /> : <Nothing>No station is free in {city} today.</Nothing>}
        </Topic>
      </div>
      <Steps section={sectionOf(page, 'steps')} />
      <ClosingBand section={sectionOf(page, 'closing')} look={{ variant: 'accent', trail: ArrowRight }} />
    </>
  )
}
