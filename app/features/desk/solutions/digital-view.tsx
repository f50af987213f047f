import { MessageCircleHeart, Search, Sparkles, Target } from 'lucide-react'
import type { Subcategory } from '../../../../worker/catalogue/rules/listing.ts'
import type { CategoryPage } from '../../../../worker/catalogue/rules/pages.ts'
import { groupPath } from '../../../../worker/catalogue/rules/paths.ts'
import { UNITS } from '../../../../worker/catalogue/rules/registry/units.ts'
import { formatMoney } from '../../../../worker/kernel/rules/money.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { COMPANY } from '../../../company.ts'
import { LinkButton } from '../../../ui/link.tsx'
import { ClosingBand } from './closing-band.tsx'
import { DigitalRates } from './digital-rates.tsx'
import { ServiceCard } from './service-card.tsx'

const LISTINGS = ['listing', 'listings'] as const

/** The page for digital services, with today's rates from the catalogue. */
export function DigitalView({ category }: Pick<CategoryPage, 'category'>) {
  const group = (id: string) => category.subcategories.find((one) => one.id === id)
  return (
    <>
      <div className="page pt-9 pb-16 lg:pb-20">
        <div className="max-w-[720px]">
          <h1 className="text-4xl lg:text-5xl">Digital marketing, next to everything else you book</h1>
          <p className="mt-4 text-lg text-ink-2">
            Search, social and performance, planned with your print, outdoor and television.
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <LinkButton to="/planner" variant="accent" size="lg">
              <Sparkles aria-hidden />
              Plan with AI
            </LinkButton>
            <LinkButton to="/category/digital" variant="outline" size="lg">
              See digital inventory
            </LinkButton>
          </div>
        </div>
        <div className="mt-12 grid gap-6 lg:grid-cols-3">
          <ServiceCard
            id="search"
            icon={Search}
            title="Search marketing"
            text="Be the answer when people ask. Keywords in English, Hindi and the language of the city."
            points={[
              'Words and cities that you pick, others shut out',
              'A report of what people really typed',
              'Calls and forms counted, not only clicks',
            ]}
            variant="skyscraper"
            link={{ to: COMPANY.desks.sales.chat, label: 'Ask for a keyword plan', newTab: true }}
          >
            <p className="text-ink-2">
              Sold by auction: a click has no fixed price. You set the cap for a day, and the fee is agreed before the
              first one.
            </p>
          </ServiceCard>
          <ServiceCard
            id="social"
            icon={MessageCircleHeart}
            title="Social media"
            text="Paid posts, stories and lead forms in the feeds, with creators beside them."
            points={[
              'People chosen by city, language, age and interest',
              'The same artwork resized for post and story',
              'Creators in the same plan',
            ]}
            variant="banner"
            link={{ to: groupPath('digital', 'social'), label: 'Social media packages' }}
          >
            <Price group={group('social')} />
          </ServiceCard>
          <ServiceCard
            id="performance"
            icon={Target}
            title="Performance marketing"
            text="Pay for what comes of it: clicks, completed views and leads, with caps that you set."
            points={[
              'The price of a result agreed first',
              'Invalid traffic filtered, and shown on the listing',
              'Pause on any day',
            ]}
            variant="video"
            link={{ to: groupPath('digital', 'programmatic'), label: 'Performance marketing packages' }}
          >
            <Price group={group('programmatic')} />
          </ServiceCard>
        </div>
        <DigitalRates category={category} />
      </div>
      <ClosingBand
        title="Not sure how much of it should be digital?"
        text="Tell the planner your goal and budget. It splits the money across all kinds of media, digital among them."
      >
        <LinkButton to="/planner" variant="accent" size="lg">
          Plan with AI
        </LinkButton>
      </ClosingBand>
    </>
  )
}

/** The lowest rate of a group, counted from the catalogue. */
function Price({ group }: { group: Subcategory | undefined }) {
  const [range] = group?.ranges ?? []
  if (!group || !range) return <p className="text-ink-2">Nothing is listed today.</p>
  return (
    <p className="text-ink-2">
      From <span className="num text-base font-bold text-ink">{formatMoney(range.from)}</span> {UNITS[range.unit].label}
      , {plural(group.inventoryCount, LISTINGS)} today
    </p>
  )
}
