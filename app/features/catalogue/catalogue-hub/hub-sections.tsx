import type { CategorySummary } from '../../../../worker/catalogue/rules/listing.ts'
import { isMediaType, MEDIA } from '../../../../worker/catalogue/rules/registry/media.ts'
import { HUB_SECTIONS } from '../../../../worker/catalogue/rules/registry/spec.ts'
import { HubCard } from './hub-card.tsx'

interface Section {
  title: string
  text: string
  categories: CategorySummary[]
}

/** The four sections of the hub, then categories added by staff. Empty sections are left out. */
function sectionsOf(categories: readonly CategorySummary[]): Section[] {
  const sections = Object.entries(HUB_SECTIONS).map(([name, { title, text }]) => ({
    title,
    text,
    categories: categories.filter(({ id }) => isMediaType(id) && MEDIA[id].section === name),
  }))
  const more = {
    title: 'More media',
    text: 'New at the chowk.',
    categories: categories.filter(({ id }) => !isMediaType(id)),
  }
  return [...sections, more].filter((section) => section.categories.length > 0)
}

export function HubSections({ categories }: { categories: readonly CategorySummary[] }) {
  return (
    <div className="mt-10 space-y-12 lg:mt-12 lg:space-y-16">
      {sectionsOf(categories).map(({ title, text, categories }, at) => (
        <section
          key={title}
          className="grid gap-6 border-t border-line pt-8 lg:grid-cols-[200px_minmax(0,1fr)] lg:gap-10"
        >
          <div>
            <h2 className="text-xl">{title}</h2>
            <p className="mt-1 text-sm text-ink-3">{text}</p>
          </div>
          <div className="grid gap-x-8 gap-y-7 md:grid-cols-2">
            {categories.map((category) => (
              <HubCard key={category.id} category={category} eager={at === 0} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
