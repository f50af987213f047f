import type { CampaignLine } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { titleWithRef } from '../../../worker/catalogue/rules/listing-marks.ts'
import { type CivilDate, type DateSpan, formatDate } from '../../../worker/kernel/rules/dates.ts'
import { lineDays } from '../../kit/listing-card/line-order.ts'
import { LinePicture } from '../../kit/listing-card/line-picture.tsx'
import { LineMarks } from '../../kit/listing-card/listing-marks.tsx'
import { Card } from '../../ui/card.tsx'
import { variants } from '../../ui/variants.ts'
import { LOOKS, type Look, lookOf } from './looks.ts'
import { lineWords, offersOtherDays } from './states.ts'
import { askedSpans, placeOn, type Track, trackOf } from './weeks.ts'

const barStyles = variants({
  base: 'absolute inset-y-1.5 flex min-w-1.5 items-center overflow-hidden rounded-sm border text-2xs font-semibold whitespace-nowrap sm:inset-y-2.5',
  variants: { look: LOOKS },
})

const keyStyles = variants({ base: 'size-3 shrink-0 rounded-xs border', variants: { look: LOOKS } })

const KEYS: Record<Look, string> = {
  booked: 'Confirmed',
  asked: 'Requested or held',
  offered: 'Offered',
  draft: 'Draft',
  gone: 'Not booked',
}

const percent = ({ left, width }: { left: number; width: number }) => ({ left: `${left}%`, width: `${width}%` })

const COLUMNS = 'sm:grid sm:grid-cols-[13rem_minmax(0,1fr)]'

/** Days of each line, week by week; on phones a bar under each name. */
export function Timeline({ lines, today }: { lines: readonly CampaignLine[]; today: CivilDate }) {
  const track = trackOf(lines)
  if (!track) return null
  const looks = new Set([
    ...lines.map((line) => lookOf(line, today)),
    ...(lines.some(offersOtherDays) ? (['offered'] as const) : []),
  ])
  return (
    <Card as="section" aria-labelledby="timeline" className="overflow-hidden">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3.5">
        <h2 id="timeline" className="text-base">
          Timeline
        </h2>
        <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
          {(Object.keys(KEYS) as Look[])
            .filter((look) => looks.has(look))
            .map((look) => (
              <li key={look} className="flex items-center gap-1.5">
                <span className={keyStyles({ look })} />
                {KEYS[look]}
              </li>
            ))}
        </ul>
      </header>
      <div aria-hidden className={`border-t border-line bg-surface-2 text-xs font-semibold text-ink-3 ${COLUMNS}`}>
        <span className="hidden border-r border-line px-4 py-2.5 sm:block">Line</span>
        <span className="num flex justify-between px-4 py-2 sm:hidden">
          <span>{formatDate(track.start, today)}</span>
          <span>{formatDate(track.end, today)}</span>
        </span>
        <span className="relative hidden h-10 sm:block">
          {track.ticks.map((day) => {
            const { left } = placeOn(track, { start: day, end: day })
            return (
              <span
                key={day}
                style={{ left: `${left}%` }}
                className="num absolute inset-y-0 flex items-center border-l border-line pl-1.5 whitespace-nowrap first:border-l-0"
              >
                {left <= 100 - DATE_WIDTH && formatDate(day, day)}
              </span>
            )
          })}
        </span>
      </div>
      <ul>
        {lines.map((line) => (
          <TimelineRow key={line.id} line={line} track={track} today={today} />
        ))}
      </ul>
    </Card>
  )
}

interface RowProps {
  line: CampaignLine
  track: Track
  today: CivilDate
}

/** Width of a date in the head on a narrow window, in percent of the track: a later one would be cut off. */
const DATE_WIDTH = 10

/** Minimum width of a bar with a label, in percent of the track. */
const WORD_WIDTH = 14

function TimelineRow({ line, track, today }: RowProps) {
  const { label } = lineWords(line, today)
  const look = lookOf(line, today)
  const offered = line.offer && offersOtherDays(line) ? line.offer : null
  const bars: { span: DateSpan; look: Look; word: string }[] = [
    ...askedSpans(line).map((span) => ({ span, look, word: offered ? 'Asked' : label })),
    ...(offered ? askedSpans(offered).map((span) => ({ span, look: 'offered' as const, word: 'Offered' })) : []),
  ]
  const isToday = track.start <= today && today <= track.end
  return (
    <li className={`border-t border-line ${COLUMNS}`}>
      <div className="flex min-w-0 items-center gap-3 px-4 pt-2.5 sm:border-r sm:border-line sm:py-2">
        <span className="hidden shrink-0 sm:block">
          <LinePicture line={line} className="w-11 rounded-sm" />
        </span>
        <div className="min-w-0">
          <p className="truncate text-sm font-semibold" title={titleWithRef(line.snapshot)}>
            {line.snapshot.title}
          </p>
          <LineMarks line={line.snapshot} className="truncate text-xs" />
          <p className="num truncate text-xs text-ink-3">
            {lineDays(line, today)}
            <span className="sr-only">, {label}</span>
            {offered && <span className="sr-only">, offered: {lineDays(offered, today)}</span>}
          </p>
        </div>
      </div>
      <div aria-hidden className="relative mx-4 mb-2 h-9 sm:m-0 sm:h-auto sm:min-h-13">
        {track.ticks.slice(1).map((day) => (
          <span
            key={day}
            style={{ left: `${placeOn(track, { start: day, end: day }).left}%` }}
            className="absolute inset-y-0 border-l border-line"
          />
        ))}
        {bars.map(({ span, look: of, word }) => {
          const place = placeOn(track, span)
          return (
            <span key={`${of} ${span.start}`} style={percent(place)} className={barStyles({ look: of })}>
              {place.width >= WORD_WIDTH && <span className="truncate px-1.5">{word}</span>}
            </span>
          )
        })}
        {isToday && (
          <span
            style={{ left: `${placeOn(track, { start: today, end: today }).left}%` }}
            className="absolute inset-y-0 border-l-2 border-danger-dot"
          />
        )}
      </div>
    </li>
  )
}
