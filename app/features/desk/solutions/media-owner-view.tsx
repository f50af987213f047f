import { ArrowRight, ChartColumn, Layers, MessageCircle, TrendingUp } from 'lucide-react'
import type { OwnerExamples } from '../../../../worker/catalogue/figures.server.ts'
import { type ContentPage, sectionOf } from '../../../content/page.ts'
import { BookedCalendar } from './booked-calendar.tsx'
import { ClosingBand } from './closing-band.tsx'
import { DarkHero } from './dark-hero.tsx'
import { Nothing } from './example-panel.tsx'
import { ListingSample } from './listing-sample.tsx'
import { MostTaken } from './most-taken.tsx'
import { RateRanges } from './rate-ranges.tsx'
import { RegisterBand } from './register-band.tsx'
import { Topic } from './topic.tsx'

interface MediaOwnerViewProps {
  page: ContentPage
  examples: OwnerExamples
}

/** The page for media owners: each benefit with an example from the catalogue. */
export function MediaOwnerView({ page, examples }: MediaOwnerViewProps) {
  const { city, today, site, booked, rates, taken } = examples
  return (
    <>
      <DarkHero
        page={page}
        side="owner"
        looks={[
          { variant: 'accent', trail: ArrowRight },
          { variant: 'glass', lead: MessageCircle },
        ]}
      >
        {site && <ListingSample listing={site} today={today} />}
      </DarkHero>
      <div className="py-4 lg:py-8">
        <Topic section={sectionOf(page, 'inventory')} icon={Layers}>
          {booked.length > 0 ? (
            <BookedCalendar city={city} listings={booked} today={today} />
          ) : (
            <Nothing>Every outdoor site in {city} is free today.</Nothing>
          )}
        </Topic>
        <Topic section={sectionOf(page, 'pricing')} icon={TrendingUp} isFlipped>
          {rates.length > 0 ? (
            <RateRanges rates={rates} />
          ) : (
            <Nothing>No billboard is listed today. Yours would be the first.</Nothing>
          )}
        </Topic>
        <Topic section={sectionOf(page, 'performance')} icon={ChartColumn}>
          {taken.length > 0 ? (
            <MostTaken city={city} listings={taken} />
          ) : (
            <Nothing>No outdoor site in {city} has a day taken at the moment.</Nothing>
          )}
        </Topic>
      </div>
      <RegisterBand section={sectionOf(page, 'register')} />
      <ClosingBand section={sectionOf(page, 'closing')} look={{ variant: 'glass' }} />
    </>
  )
}
