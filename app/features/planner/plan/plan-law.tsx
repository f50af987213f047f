import type { ComplianceNote, Plan } from '../../../../worker/planner/rules/plan/plan.ts'

const VERDICTS: Record<ComplianceNote['verdict'], string> = {
  refused: 'Not planned',
  held: 'Runs once the documents are there',
  conditions: 'Planned, with duties',
}

/** Legal requirements of a campaign of this kind, with the required documents. */
export function PlanLaw({ compliance }: Pick<Plan, 'compliance'>) {
  if (compliance.length === 0) return null
  return (
    <section aria-labelledby="law">
      <h2 id="law" className="mb-2.5 text-lg">
        Legal requirements
      </h2>
      <ul className="grid gap-3">
        {compliance.map(({ code, verdict, statute, text, documents }) => (
          <li key={code} className="rounded-lg border border-line bg-surface p-4 text-sm break-inside-avoid">
            <p className="font-semibold wrap-anywhere">{statute}</p>
            <p className="text-xs text-ink-3">{VERDICTS[verdict]}</p>
            <p className="mt-1 wrap-anywhere text-ink-2">{text}</p>
            {documents.length > 0 && (
              <ul className="mt-2 list-disc pl-5 wrap-anywhere">
                {documents.map((document) => (
                  <li key={document}>{document}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
