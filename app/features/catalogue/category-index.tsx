import { FolderOpen } from 'lucide-react'
import type { CategoryPage } from '../../../worker/catalogue/rules/pages.ts'
import { groupPath } from '../../../worker/catalogue/rules/paths.ts'
import { describeMinimum } from '../../../worker/catalogue/rules/rate.ts'
import { mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
import type { LanguageGroup, MediaSpec } from '../../../worker/catalogue/rules/registry/spec.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import type { CardData } from '../../kit/listing-card/card-data.ts'
import { useGstRate } from '../../site.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ArrowLink } from '../../ui/link.tsx'
import { GroupCard } from './group-card.tsx'
import { LanguageForm } from './language-form.tsx'
import { ListingGrid } from './listing-grid.tsx'
import { PageHeading } from './page-heading.tsx'
import { categoryFacts } from './sentences.ts'

interface CategoryIndexProps {
  page: Omit<CategoryPage, 'free'> & { free: CardData[]; language: LanguageGroup | undefined; today: CivilDate }
}

/** Index of a medium: its groups, a few places that are free today, and notes on booking. */
export function CategoryIndex({ page }: CategoryIndexProps) {
  const { category, language } = page
  const spec = mediaSpec(category)
  return (
    <div className="page pt-7 pb-20">
      <PageHeading crumbs={[{ label: spec.label }]} title={spec.heading} facts={categoryFacts(spec, category)}>
        {spec.languages && spec.shape === 'groups' && !spec.manyLanguages && (
          <LanguageForm languages={spec.languages} language={language} />
        )}
      </PageHeading>
      <div className="mt-7 grid gap-5 lg:grid-cols-2">
        {category.subcategories.map((group) => (
          <GroupCard key={group.id} category={category} group={group} spec={spec} language={language} />
        ))}
      </div>
      {category.subcategories.length === 0 && (
        <EmptyState icon={FolderOpen} title="Nothing listed here yet">
          This medium is new. Owners are adding their first places.
        </EmptyState>
      )}
      <FreeNow page={page} />
      <BeforeYouBook page={page} spec={spec} />
    </div>
  )
}

function FreeNow({ page: { category, free, language, today } }: CategoryIndexProps) {
  // There is one list per group: the link opens the largest and names it.
  const largest = category.subcategories.toSorted((a, b) => b.inventoryCount - a.inventoryCount)[0]
  if (free.length === 0 || !largest) return null
  return (
    <section className="mt-14">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-2xl">Free now</h2>
        <ArrowLink to={groupPath(category.id, largest.id, { available: 'now', language })}>
          See all in {largest.name}
        </ArrowLink>
      </div>
      <div className="mt-5">
        <ListingGrid category={category.id} listings={free} today={today} as="row" heading="h3" />
      </div>
    </section>
  )
}

function BeforeYouBook({ page: { free, category }, spec }: CategoryIndexProps & { spec: MediaSpec }) {
  const shortest = free
    .map(({ rate }) => rate)
    .toSorted((a, b) => a.minDuration - b.minDuration || a.minQuantity - b.minQuantity)[0]
  const facts = [
    { value: spec.leadTime, label: 'from booking to the first showing' },
    ...(shortest ? [{ value: describeMinimum(shortest), label: 'the shortest booking of the places above' }] : []),
    { value: `${useGstRate(category.id).percent}% GST`, label: 'on every line, shown before you confirm' },
  ]
  return (
    <section className="mt-14 grid gap-8 rounded-2xl bg-surface-2 p-6 sm:p-9 lg:grid-cols-[1fr_2fr]">
      <div>
        <h2 className="text-xl">Before you book</h2>
        <p className="mt-1 text-sm text-ink-2">Lead times, and costs on top of the rate.</p>
      </div>
      <dl className="grid gap-6 sm:grid-cols-3">
        {facts.map(({ value, label }) => (
          <div key={label}>
            <dt className="num text-lg leading-6 font-bold">{value}</dt>
            <dd className="mt-1 text-sm text-ink-2">{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
