import { civilDate, formatLongDate } from '../../../../worker/kernel/rules/dates.ts'
import { groupBy } from '../../../../worker/kernel/rules/group-by.ts'
import type { Plan } from '../../../../worker/planner/rules/plan/plan.ts'
import type { PlanApproval } from '../../../../worker/planner/rules/plan-talk/plan-talk.ts'
import { useIdentity, useOrigin } from '../../../site.ts'
import { objectiveOf } from '../plan/brief-words.ts'
import { cityText, dateRange, fullMoney, planParts } from '../plan/plan-formats.ts'
import { ChartSlides } from './chart-slides.tsx'
import { notePages, notesOf } from './deck-pages.ts'
import { LineSlides } from './line-slides.tsx'
import { OverviewSlide } from './overview-slide.tsx'
import { DeckPlan, partOf, Slide } from './slide.tsx'

/** Slides with legal rules, assumptions and warnings of a plan. */
function NoteSlides({ plan }: { plan: Plan }) {
  const pages = notePages(notesOf(plan))
  return pages.map((notes, at) => (
    <Slide key={notes[0]?.text} title="Assumptions and legal requirements" part={partOf(at, pages)}>
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

interface PlanDeckProps {
  plan: Plan
  /** Path of the plan: `/plans/…`. */
  path: string
  /** Time of saving, ISO 8601. */
  createdAt: string
  approval: PlanApproval | null
}

/** Slides of a shared plan for a client, for print only. The figures are those of the plan. */
export function PlanDeck({ plan, path, createdAt, approval }: PlanDeckProps) {
  const parts = planParts(plan)
  return (
    <DeckPlan value={plan}>
      <article className="deck hidden print:block" aria-label="Client deck">
        <Cover plan={plan} createdAt={createdAt} approval={approval} />
        <OverviewSlide plan={plan} parts={parts} />
        <ChartSlides plan={plan} />
        <LineSlides plan={plan} parts={parts} />
        <NoteSlides plan={plan} />
        <NextSteps plan={plan} path={path} approval={approval} />
      </article>
    </DeckPlan>
  )
}

const dayOf = (instant: string) => formatLongDate(civilDate(new Date(instant)))

const approvalText = ({ name, createdAt }: PlanApproval): string => `Approved by ${name} on ${dayOf(createdAt)}`

function Cover({ plan, createdAt, approval }: Omit<PlanDeckProps, 'path'>) {
  const site = useIdentity()

  const { brief, title, totals } = plan
  return (
    <section className="deck-slide deck-cover">
      <p className="deck-brand">{site.name}</p>
      <div>
        <p className="deck-kicker">Media plan</p>
        <h1>{title}</h1>
        {brief.product && <p className="deck-lead">For {brief.product}</p>}
        <p className="deck-lead">
          {objectiveOf(brief)} · {cityText(brief)}
          {brief.startDate && brief.endDate && ` · ${dateRange(brief.startDate, brief.endDate)}`}
        </p>
      </div>
      <div className="deck-cover-sum">
        <p>
          <strong>{fullMoney(totals.payable)}</strong> all in: media, printing and GST
        </p>
        <p>
          {approval
            ? approvalText(approval)
            : `Draft of ${dayOf(createdAt)}, rates valid until ${formatLongDate(plan.validUntil)}`}
        </p>
      </div>
    </section>
  )
}

/** Earliest artwork deadline of the lines; null when none is known. */
const firstArtworkDay = ({ lineItems }: Plan) =>
  lineItems.reduce<string | null>(
    (first, { artworkBy }) => (artworkBy !== null && (first === null || artworkBy < first) ? artworkBy : first),
    null,
  )

function NextSteps({ plan, path, approval }: Omit<PlanDeckProps, 'createdAt'>) {
  const origin = useOrigin()
  const artwork = firstArtworkDay(plan)
  const documents = new Set(plan.compliance.flatMap(({ documents }) => documents))
  const steps = [
    approval
      ? `${approvalText(approval)}. It covers exactly this plan (${approval.hash.slice(0, 12)}).`
      : 'Approve the plan, or comment on a line, on its page.',
    'Send it as an enquiry or make it a campaign: each media owner then confirms rate and days.',
    `Rates and days are looked up again after ${formatLongDate(plan.validUntil)}.`,
    documents.size > 0 && `Bring the documents that the law requires: ${[...documents].slice(0, 6).join('; ')}.`,
    artwork !== null &&
      `Artwork is needed from ${formatLongDate(artwork)} on; the day of each line is in the workbook.`,
    'Give the state of the buyer’s GST registration: it decides between CGST with SGST, and IGST.',
  ].filter((step) => typeof step === 'string')
  return (
    <Slide title="Next steps">
      <ol className="deck-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="deck-link">
        {origin}
        {path}
      </p>
      <p className="deck-small">Workbook with live formulas, comments and approval are on that page.</p>
    </Slide>
  )
}
