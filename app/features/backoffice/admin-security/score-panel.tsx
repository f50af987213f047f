import type { SecurityScore } from '../../../../worker/kernel/rules/platform/security-score.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { Panel } from '../../../ui/panel.tsx'

const MARKS = [
  [90, 'Strong'],
  [70, 'Good'],
  [0, 'Weak'],
] as const

function summary({ total, parts }: SecurityScore): string {
  const [, mark] = MARKS.find(([least]) => total >= least) ?? MARKS[2]
  const steps = parts.filter(({ points, most }) => points < most).length
  return steps === 0 ? `${mark}. No open recommendations.` : `${mark}. ${plural(steps, ['step', 'steps'])} to 100.`
}

/** Security score as a half circle, with the points of each setting. */
export function ScorePanel({ score }: { score: SecurityScore }) {
  return (
    <Panel id="score" title="Security Score">
      <div className="px-4 pt-5 pb-4 text-center">
        <div className="relative mx-auto w-40">
          <svg aria-hidden viewBox="0 0 120 68" className="w-full" fill="none" strokeWidth="12" strokeLinecap="round">
            <path d="M10 60 A50 50 0 0 1 110 60" className="stroke-surface-3" />
            {score.total > 0 && (
              <path
                d="M10 60 A50 50 0 0 1 110 60"
                pathLength={100}
                strokeDasharray={`${score.total} 200`}
                className="stroke-chart-1"
              />
            )}
          </svg>
          <p className="num absolute inset-x-0 bottom-0 text-2xl font-bold">{score.total}/100</p>
        </div>
        <p className="mt-3 text-xs text-ink-2">{summary(score)}</p>
      </div>
      <ul aria-label="Calculation of the score" className="divide-y divide-line border-t border-line text-xs">
        {score.parts.map(({ label, note, points, most }) => (
          <li key={label} className="flex items-baseline justify-between gap-3 px-4 py-2">
            <span className="min-w-0">
              {label}
              <span className="block text-ink-3">{note}</span>
            </span>
            <span className={`num shrink-0 font-semibold ${points < most ? 'text-warn-ink' : 'text-success-ink'}`}>
              {points}
              <span className="font-normal text-ink-3"> of {most}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
