import { ArrowRight, ChartColumn, Layers, MessageCircle, TrendingUp } from 'lucide-react'
import type { OwnerExamples } from '../../../../worker/catalogue/figures.server.ts'
import { COMPANY } from '../../../company.ts'
import { LinkButton } from '../../../ui/link.tsx'
import { BookedCalendar } from './booked-calendar.tsx'
import { ClosingBand } from './closing-band.tsx'
import { DarkHero } from './dark-hero.tsx'
import { Nothing } from './example-panel.tsx'
import { ListingSample } from './listing-sample.tsx'
import { MostTaken } from './most-taken.tsx'
import { RateRanges } from './rate-ranges.tsx'
import { OWNER_SIGN_UP, RegisterBand } from './register-band.tsx'
import { Topic } from './topic.tsx'

const { chat, chatLabel } = COMPANY.desks.owners

/** The page for media owners: each benefit with an example from the catalogue. */
export function MediaOwnerView({ examples }: { examples: OwnerExamples }) {
  const { city, today, site, booked, rates, taken } = examples
  return (
    <>
      <DarkHero
        title="Your wall has a price. Show it."
        text="List a hoarding, a station, a title or a following. Your rates and free dates are on the page, and booking requests come to your dashboard."
        side="owner"
        actions={
          <>
            <LinkButton to={OWNER_SIGN_UP} variant="accent" size="lg">
              List your media
              <ArrowRight aria-hidden />
            </LinkButton>
            <LinkButton to={chat} newTab variant="glass" size="lg">
              <MessageCircle aria-hidden />
              {chatLabel}
            </LinkButton>
          </>
        }
      >
        {site && <ListingSample listing={site} today={today} />}
      </DarkHero>
      <div className="py-4 lg:py-8">
        <Topic
          id="inventory"
          icon={Layers}
          title="Inventory management"
          text="One place for everything you own, in the words of your medium: faces and permits outdoors, spots and bands on air, positions in print."
          points={[
            'Fields made for your medium, not a generic form',
            'Booked days are seen by every buyer, so nobody asks twice',
            'The day on which a place is free again is on its page',
          ]}
          link={{ to: '/category/ooh', label: 'See how outdoor is listed' }}
        >
          {booked.length > 0 ? (
            <BookedCalendar city={city} listings={booked} today={today} />
          ) : (
            <Nothing>Every outdoor site in {city} is free today.</Nothing>
          )}
        </Topic>
        <Topic
          id="pricing"
          icon={TrendingUp}
          title="Dynamic pricing"
          text="Your rate is yours, and you see what the street asks. Buyers always read the final number, with its unit."
          points={[
            'A rate in the unit that your trade quotes, from a sq cm to a screen a week',
            'Minimum orders and one-off costs on lines of their own',
            'Rates of your city in the open, so that yours can stand among them',
          ]}
          link={{ to: '/category/ooh/billboard?sort=price', label: 'See billboards by price' }}
          isFlipped
        >
          {rates.length > 0 ? (
            <RateRanges rates={rates} />
          ) : (
            <Nothing>No billboard is listed today. Yours would be the first.</Nothing>
          )}
        </Topic>
        <Topic
          id="performance"
          icon={ChartColumn}
          title="Performance analytics"
          text="See what each of your listings brings and how many of its days are sold, beside the rates around it."
          points={[
            'What each listing earns by month, before GST',
            'Occupancy of each listing, counted from its bookings',
            'Your rate beside the median of similar listings in its city',
          ]}
          link={{ to: '/discover', label: 'Find your street' }}
        >
          {taken.length > 0 ? (
            <MostTaken city={city} listings={taken} />
          ) : (
            <Nothing>No outdoor site in {city} has a day taken at the moment.</Nothing>
          )}
        </Topic>
      </div>
      <RegisterBand />
      <ClosingBand
        title="Already list elsewhere?"
        text="Import your rate card as a CSV or Excel file. You see every row before it is written."
      >
        <LinkButton to={OWNER_SIGN_UP} variant="glass" size="lg">
          Import your rate card
        </LinkButton>
      </ClosingBand>
    </>
  )
}
