import { BadgeCheck, IndianRupee, Layers, type LucideIcon, MessageSquare, Scale, Sparkles } from 'lucide-react'
import { partsOf, type Section } from '../../../content/page.ts'

/** Icons of the benefits, by the ids of their headings. */
const ICONS: Record<string, LucideIcon> = {
  'prices-in-the-open': IndianRupee,
  'owners-we-have-checked': BadgeCheck,
  'every-medium': Layers,
  'a-plan-in-a-minute': Sparkles,
  'one-measure-for-all': Scale,
  'one-desk': MessageSquare,
}

/** Differences to other marketplaces. */
export function Benefits({ section: { id, title, sections } }: { section: Section }) {
  return (
    <section aria-labelledby={id} className="page py-16 lg:py-24">
      <h2 id={id} className="max-w-[20ch] text-3xl lg:text-4xl">
        {title}
      </h2>
      <ul className="mt-9 grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {sections.map((benefit) => {
          const Icon = ICONS[benefit.id] ?? BadgeCheck
          return (
            <li key={benefit.id}>
              <span className="grid size-11 place-items-center rounded-lg bg-accent-soft text-accent-deep">
                <Icon aria-hidden className="size-5.5" strokeWidth={1.75} />
              </span>
              <h3 className="mt-4 text-lg">{benefit.title}</h3>
              <p className="mt-1 max-w-[38ch] text-ink-2">{partsOf(benefit.body).texts}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
