import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { CampaignLine } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { titleWithRef } from '../../../worker/catalogue/rules/listing-marks.ts'
import { type CivilDate, monthName } from '../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import { lineDays } from '../../kit/listing-card/line-order.ts'
import { LineMarks } from '../../kit/listing-card/listing-marks.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card, CardLink } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { variants } from '../../ui/variants.ts'
import { linePath } from './line-path.ts'
import { LOOKS, lookOf } from './looks.ts'
import { type Bar, linesOn, type MonthWeek, monthsOf, runsIn, weeksOf } from './month-days.ts'
import { lineWords, offersOtherDays } from './states.ts'

interface MonthCalendarProps {
  lines: readonly CampaignLine[]
  today: CivilDate
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Maximum number of visible bars per day; the rest is a count. */
const MAX_LANES = 5

/** Heights in rem: of the day's number, of a bar, and of the space below the last bar. */
const HEAD = 2
const LANE = 1.5
const FOOT = 0.5

/** Line on the days that it books or would book; after an offer, the days that its owner holds. */
const onItsDays = (line: CampaignLine): CampaignLine => {
  const { offer } = line
  if (offer === null || !offersOtherDays(line)) return line
  return { ...line, starts: offer.starts, ends: offer.ends, days: offer.days }
}

/** Calendar of the lines, a month at a time; on phones a list. */
export function MonthCalendar({ lines, today }: MonthCalendarProps) {
  const shown = lines.filter((line) => lookOf(line, today) !== 'gone')
  const dated = shown.map(onItsDays)
  const looks = new Map(
    shown.map((line) => [line.id, offersOtherDays(line) ? 'offered' : lookOf(line, today)] as const),
  )
  const words = new Map(shown.map((line) => [line.id, lineWords(line, today)]))
  const months = monthsOf(dated)
  const current = months.findIndex((month) => month.slice(0, 7) >= today.slice(0, 7))
  const [chosen, setChosen] = useState<CivilDate | null>(null)
  const at = Math.max(0, chosen !== null && months.includes(chosen) ? months.indexOf(chosen) : current)
  const month = months[at]
  if (month === undefined) return null
  const runs = runsIn(month, dated)
  const [before, after] = [months[at - 1], months[at + 1]]
  return (
    <Card as="section" aria-labelledby="calendar" className="overflow-hidden">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 pr-2.5 pl-4">
        <h2 id="calendar" className="text-base">
          Calendar
        </h2>
        <div className="flex items-center gap-1">
          <IconButton
            aria-label={before ? `Show ${monthName(before)}` : 'Earlier month'}
            whyNot={before === undefined && 'The campaign starts in this month.'}
            onPress={() => setChosen(before ?? month)}
          >
            <ChevronLeft aria-hidden />
          </IconButton>
          <p aria-live="polite" className="num min-w-32 text-center text-sm font-semibold">
            {monthName(month)}
          </p>
          <IconButton
            aria-label={after ? `Show ${monthName(after)}` : 'Later month'}
            whyNot={after === undefined && 'The campaign ends in this month.'}
            onPress={() => setChosen(after ?? month)}
          >
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
      </header>
      <table className="hidden w-full table-fixed border-collapse text-sm min-[700px]:table">
        <caption className="sr-only">
          {monthName(month)}: {plural(runs.length, ['booking', 'bookings'])}
        </caption>
        <thead>
          <tr className="bg-surface-2 text-left text-xs text-ink-3">
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" className="border-l border-line px-2 py-2 font-semibold first:border-l-0">
                <abbr title={name} className="no-underline">
                  {name.slice(0, 3)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, dated).map((week) => (
            <Week key={week.days.find((day) => day !== null)} {...{ week, dated, looks, words, today }} />
          ))}
        </tbody>
      </table>
      <ul className="divide-y divide-line min-[700px]:hidden">
        {runs.map(({ line, span }) => {
          const { label, tone } = words.get(line.id) ?? lineWords(line, today)
          return (
            <li key={`${line.id} ${span.start}`} className="relative grid gap-1 px-4 py-3 hover:bg-surface-2">
              <p className="num text-xs font-semibold text-ink-3">
                {lineDays({ starts: span.start, ends: span.end, days: null }, today)}
              </p>
              <h3 className="text-sm leading-5 font-bold wrap-anywhere">
                <CardLink to={linePath(line)} preventScrollReset>
                  {line.snapshot.title}
                </CardLink>
              </h3>
              <LineMarks line={line.snapshot} />
              <Badge tone={tone} className="justify-self-start">
                {label}
              </Badge>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

interface WeekProps {
  week: MonthWeek<CampaignLine>
  dated: readonly CampaignLine[]
  looks: ReadonlyMap<string, keyof typeof LOOKS>
  words: ReadonlyMap<string, { label: string }>
  today: CivilDate
}

function Week({ week, dated, looks, words, today }: WeekProps) {
  const lanes = Math.min(MAX_LANES, 1 + Math.max(0, ...week.bars.map(({ lane }) => lane)))
  const hidden = week.bars.filter(({ lane }) => lane >= MAX_LANES)
  const isCut = hidden.length > 0
  return (
    <tr className="border-t border-line">
      {week.days.map((day, column) => {
        const more = hidden.filter(({ from, to }) => from <= column && column <= to).length
        return (
          <td
            key={WEEKDAYS[column]}
            style={{ height: `${HEAD + (lanes + (isCut ? 1 : 0)) * LANE + FOOT}rem` }}
            className="relative border-l border-line p-0 align-top first:border-l-0 empty:bg-surface-2"
          >
            {day !== null && (
              <>
                <DayNumber day={day} isToday={day === today} />
                <span className="sr-only">
                  {linesOn(day, dated)
                    .map(({ id, snapshot }) => `, ${snapshot.title}, ${snapshot.ref} (${words.get(id)?.label})`)
                    .join('')}
                </span>
                {week.bars
                  .filter(({ from, lane }) => from === column && lane < MAX_LANES)
                  .map((bar) => (
                    <WeekBar key={bar.line.id} bar={bar} look={looks.get(bar.line.id) ?? 'asked'} />
                  ))}
                {more > 0 && (
                  <span aria-hidden className="num absolute bottom-1 left-2 text-2xs font-semibold text-ink-3">
                    {more} more
                  </span>
                )}
              </>
            )}
          </td>
        )
      })}
    </tr>
  )
}

const numberStyles = variants({
  base: 'num m-1 inline-grid size-6 place-items-center rounded-full text-xs font-semibold',
  variants: { isToday: { true: 'bg-ink text-bg', false: 'text-ink-2' } },
})

const DayNumber = ({ day, isToday }: { day: CivilDate; isToday: boolean }) => (
  <time dateTime={day} aria-current={isToday ? 'date' : undefined} className={numberStyles({ isToday })}>
    {Number(day.slice(8))}
  </time>
)

const barStyles = variants({
  base: 'absolute z-1 flex h-5 items-center overflow-hidden border px-1.5 text-2xs font-semibold whitespace-nowrap',
  variants: {
    look: LOOKS,
    isBegun: { true: 'border-l-0', false: 'ml-1 rounded-l-sm' },
    isOpen: { true: 'border-r-0', false: 'rounded-r-sm' },
  },
})

/** Bar over days of a week. The cells below it give the same to screen readers, and the list of lines has the links. */
function WeekBar({
  bar: { line, lane, from, to, isBegun, isOpen },
  look,
}: {
  bar: Bar<CampaignLine>
  look: keyof typeof LOOKS
}) {
  const inset = (isBegun ? 0 : 0.25) + (isOpen ? 0 : 0.25)
  return (
    <Link
      to={linePath(line)}
      preventScrollReset
      tabIndex={-1}
      aria-hidden
      title={titleWithRef(line.snapshot)}
      style={{ top: `${HEAD + lane * LANE}rem`, left: 0, width: `calc(${(to - from + 1) * 100}% - ${inset}rem)` }}
      className={barStyles({ look, isBegun, isOpen })}
    >
      <span className="truncate">{line.snapshot.title}</span>
    </Link>
  )
}
