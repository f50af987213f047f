import type { ContentSeason } from '../../../../worker/supply/rules/listings/content.ts'
import { dayOfYear } from '../../../../worker/supply/rules/listings/season-problems.ts'

const TONES = ['fill-chart-4', 'fill-chart-2', 'fill-chart-5', 'fill-chart-1', 'fill-chart-3']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const DAYS = 366

/** Year as a bar with its seasons; the rows under it have the same data. */
export function SeasonBar({ seasons }: { seasons: readonly ContentSeason[] }) {
  const parts = seasons.flatMap(({ fromMd, untilMd }, at) => {
    const [from, until] = [dayOfYear(fromMd), dayOfYear(untilMd)]
    if (from === null || until === null) return []
    const tone = TONES[at % TONES.length] ?? ''
    return from <= until
      ? [{ from, until, tone }]
      : [
          { from, until: DAYS - 1, tone },
          { from: 0, until, tone },
        ]
  })
  return (
    <div aria-hidden className="mb-4">
      <svg
        aria-hidden
        viewBox={`0 0 ${DAYS} 3`}
        preserveAspectRatio="none"
        className="block h-3 w-full rounded-full bg-surface-3"
      >
        {parts.map(({ from, until, tone }) => (
          <rect key={`${from} ${until}`} x={from} width={until - from + 1} height={3} className={tone} />
        ))}
      </svg>
      <p className="num mt-1 flex text-2xs text-ink-3">
        {MONTHS.map((month, at) => (
          <span key={month} className={`flex-1 ${at % 2 === 1 ? 'max-sm:hidden' : ''}`}>
            {month}
          </span>
        ))}
      </p>
    </div>
  )
}
