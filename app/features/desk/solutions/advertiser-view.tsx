import { ArrowRight, BadgeCheck, ChartLine, Compass, Sparkles } from 'lucide-react'
import { HOLD, OWNER_ANSWER } from '../../../../worker/booking/rules/promises/promises.ts'
import type { AdvertiserExamples } from '../../../../worker/catalogue/figures.server.ts'
import type { Showcase } from '../../../../worker/catalogue/rules/pages.ts'
import { listingPath } from '../../../../worker/catalogue/rules/paths.ts'
import { LinkButton } from '../../../ui/link.tsx'
import { ClosingBand } from './closing-band.tsx'
import { DarkHero } from './dark-hero.tsx'
import { Nothing } from './example-panel.tsx'
import { HoursChart } from './hours-chart.tsx'
import { OrderSum } from './order-sum.tsx'
import { PlanCard } from './plan-card.tsx'
import { Topic } from './topic.tsx'
import { VerifiedExamples } from './verified-examples.tsx'

interface StepsProps {
  id: string
  title: string
  steps: readonly { title: string; text: string }[]
}

/** Numbered steps of a process. */
function Steps({ id, title, steps }: StepsProps) {
  return (
    <section aria-labelledby={id} className="page py-12 lg:py-16">
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      <ol className="mt-8 grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, at) => (
          <li key={step.title} className="border-t-2 border-ink pt-4">
            <span aria-hidden className="num text-sm font-semibold text-ink-3">
              {at + 1}
            </span>
            <h3 className="mt-1 text-lg">{step.title}</h3>
            <p className="mt-1 max-w-[34ch] text-ink-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const STEPS = [
  { title: 'Brief', text: 'Type it, or talk it through with the planner.' },
  { title: 'Pick', text: 'Compare by price, audience and cost per thousand.' },
  { title: 'Send', text: `Your days are held for ${HOLD} while our team looks at the campaign.` },
  { title: 'Confirm', text: `Each owner answers within ${OWNER_ANSWER}. Nothing is due before it confirms.` },
] as const

interface AdvertiserViewProps {
  examples: AdvertiserExamples
  showcase: Showcase
}

/** The page for advertisers: each benefit with listings from the catalogue. */
export function AdvertiserView({ examples: { city, today, site, station, verified }, showcase }: AdvertiserViewProps) {
  return (
    <>
      <DarkHero
        title="From brief to booked, on one page."
        text="Every kind of media, one brief. Every price is on the page, before GST and before a phone call."
        side="advertiser"
        actions={
          <>
            <LinkButton to="/planner" variant="accent" size="lg">
              <Sparkles aria-hidden />
              Plan with AI
            </LinkButton>
            <LinkButton to="/category" variant="glass" size="lg">
              <Compass aria-hidden />
              Discover media
            </LinkButton>
          </>
        }
      >
        <PlanCard showcase={showcase} />
      </DarkHero>
      <div className="py-4 lg:py-8">
        <Topic
          id="planning"
          icon={Sparkles}
          title="AI campaign planning"
          text="Say what you sell, to whom, where and for how much. The planner answers with lines that you can keep, swap or drop."
          points={[
            'Every line is a real listing with its real rate',
            'Printing, mounting and GST are counted, not discovered later',
            'The plan is yours to export, share or turn into a campaign',
          ]}
          link={{ to: '/planner', label: 'Open the planner' }}
        >
          {site ? <OrderSum listing={site} /> : <Nothing>No outdoor site is free in {city} today.</Nothing>}
        </Topic>
        <Topic
          id="inventory"
          icon={BadgeCheck}
          title="Premium verified inventory"
          text="An owner is verified once our staff have checked its papers. The owner’s page says which papers were checked, and on which day."
          points={[
            'Every audience figure says who states it, and on which day',
            'Permits and material on outdoor and transit, page and position in print',
            'Free dates and the shortest booking on every listing',
          ]}
          link={{ to: '/category', label: 'See all media' }}
          isFlipped
        >
          {verified.length > 0 ? (
            <VerifiedExamples listings={verified} today={today} />
          ) : (
            <Nothing>No verified owner has a free place in {city} today.</Nothing>
          )}
        </Topic>
        <Topic
          id="analytics"
          icon={ChartLine}
          title="Real-time analytics"
          text="Know when your audience is there before you spend. Each campaign has a report of what ran, from the proofs of its owners."
          points={[
            'Hours of a weekday for television and radio',
            'People a day at sites, screens and terminals',
            'Cost of a thousand views, side by side',
          ]}
          link={
            station
              ? { to: listingPath(station), label: `See ${station.title}` }
              : { to: '/category/radio', label: 'See radio stations' }
          }
        >
          {station ? <HoursChart {...station} /> : <Nothing>No station is free in {city} today.</Nothing>}
        </Topic>
      </div>
      <Steps id="steps" title="Four steps, no phone tree" steps={STEPS} />
      <ClosingBand
        title="Your first plan is free, and so is the tenth."
        text="Export it, share it, or book it line by line."
      >
        <LinkButton to="/signup" variant="accent" size="lg">
          Get Started
          <ArrowRight aria-hidden />
        </LinkButton>
      </ClosingBand>
    </>
  )
}
