import { ArrowRight } from 'lucide-react'
import { partsOf, type Section } from '../../../content/page.ts'
import { TickList } from '../../../ui/tick-list.tsx'
import { Actions } from './actions.tsx'

/** Requirements for listing inventory, and the link to start. */
export function RegisterBand({ section: { id, title, body, sections } }: { section: Section }) {
  const { texts, links } = partsOf(body)
  return (
    <section aria-labelledby={id} className="page pb-18 lg:pb-22">
      <div className="grid gap-8 rounded-2xl bg-surface p-7 shadow-card sm:p-10 lg:grid-cols-[1fr_1.2fr] lg:gap-14">
        <div>
          <h2 id={id} className="text-3xl">
            {title}
          </h2>
          <p className="mt-3 mb-6 max-w-[46ch] text-ink-2">{texts}</p>
          <Actions links={links} looks={[{ variant: 'accent', trail: ArrowRight }]} />
        </div>
        {sections.map((details) => {
          const needs = partsOf(details.body)
          return (
            <div key={details.id}>
              <h3 className="text-lg">{details.title}</h3>
              <TickList items={needs.points} className="mt-4 text-base sm:grid-cols-1!" />
              <p className="mt-5 text-sm text-ink-2">{needs.texts}</p>
            </div>
          )
        })}
      </div>
    </section>
  )
}
