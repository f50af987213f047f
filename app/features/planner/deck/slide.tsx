import { createContext, type ReactNode, useContext } from 'react'
import { formatLongDate } from '../../../../worker/kernel/rules/dates.ts'
import type { Plan } from '../../../../worker/planner/rules/plan/plan.ts'
import { useIdentity } from '../../../site.ts'

/** Plan of the deck, for the foot of each slide. */
export const DeckPlan = createContext<Pick<Plan, 'title' | 'validUntil'>>({ title: '', validUntil: '' })

/** Page of the deck. */
export function Slide({ title, part, children }: { title: string; part?: string | undefined; children: ReactNode }) {
  const site = useIdentity()

  const plan = useContext(DeckPlan)
  return (
    <section className="deck-slide">
      <header className="deck-head">
        <h2>{title}</h2>
        {part && <p>{part}</p>}
      </header>
      <div className="deck-body">{children}</div>
      <footer className="deck-foot">
        <span>
          {site.name} · {plan.title}
        </span>
        <span>Planned, not ordered. Rates valid until {formatLongDate(plan.validUntil)}</span>
      </footer>
    </section>
  )
}

/** Number of a page among several: `2 of 5`. */
export const partOf = (at: number, pages: readonly unknown[]): string | undefined =>
  pages.length > 1 ? `${at + 1} of ${pages.length}` : undefined
