import { groupBy } from '../../../../worker/kernel/rules/group-by.ts'
import type { Plan } from '../../../../worker/planner/rules/plan/plan.ts'
import { notePages, notesOf } from './deck-pages.ts'
import { partOf, Slide } from './slide.tsx'

/** Slides of the law, the assumptions and the warnings of a plan. */
export function NoteSlides({ plan }: { plan: Plan }) {
  const pages = notePages(notesOf(plan))
  return pages.map((notes, at) => (
    <Slide key={notes[0]?.text} title="What it assumes, and what the law asks" part={partOf(at, pages)}>
      {[...groupBy(notes, ({ heading }) => heading)].map(([heading, own]) => (
        <div key={heading} className="deck-notes">
          <h3>{heading}</h3>
          <ul>
            {own.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      ))}
    </Slide>
  ))
}
