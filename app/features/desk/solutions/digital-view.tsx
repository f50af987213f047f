import { MessageCircleHeart, Search, Sparkles, Target } from 'lucide-react'
import type { Subcategory } from '../../../../worker/catalogue/rules/listing.ts'
import type { CategoryPage } from '../../../../worker/catalogue/rules/pages.ts'
import { UNITS } from '../../../../worker/catalogue/rules/registry/units.ts'
import { formatMoney } from '../../../../worker/kernel/rules/money.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { type ContentPage, partsOf, sectionOf } from '../../../content/page.ts'
import { Actions } from './actions.tsx'
import { ClosingBand } from './closing-band.tsx'
import { DigitalRates } from './digital-rates.tsx'
import { ServiceCard } from './service-card.tsx'

const LISTINGS = ['listing', 'listings'] as const

interface DigitalViewProps extends Pick<CategoryPage, 'category'> {
  page: ContentPage
}

/** The page for digital services, with today's rates from the catalogue. */
export function DigitalView({ page, category }: DigitalViewProps) {
  const group = (id: string) => category.subcategories.find((one) => one.id === id)
  const { texts, links } = partsOf(page.body)
  const search = sectionOf(page, 'search')
  return (
    <>
      <div className="page pt-9 pb-16 lg:pb-20">
        <div className="max-w-[720px]">
          <h1 className="text-4xl lg:text-5xl">{page.heading}</h1>
          <p className="mt-4 mb-7 text-lg text-ink-2">{texts}</p>
          <Actions links={links} looks={[{ variant: 'accent', lead: Sparkles }, { variant: 'outline' }]} />
        </div>
        <div className="mt-12 grid gap-6 lg:grid-cols-3">
          <ServiceCard section={search} icon={Search} variant="skyscraper">
            <p className="text-ink-2">{search.sections.flatMap(({ body }) => partsOf(body).texts)}</p>
          </ServiceCard>
          <ServiceCard section={sectionOf(page, 'social')} icon={MessageCircleHeart} variant="banner">
            <Price group={group('social')} />
          </ServiceCard>
          <ServiceCard section={sectionOf(page, 'performance')} icon={Target} variant="video">
            <Price group={group('programmatic')} />
          </ServiceCard>
        </div>
        <DigitalRates category={category} />
      </div>
      <ClosingBand section={sectionOf(page, 'closing')} look={{ variant: 'accent' }} />
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
