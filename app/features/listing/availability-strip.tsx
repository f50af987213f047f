import { type Availability, bookedMonths } from '../../../worker/domain/catalogue/availability.ts'
import type { CivilDate } from '../../../worker/domain/dates.ts'
import { Card } from '../../ui/card.tsx'
import { Section } from './section.tsx'

interface AvailabilityStripProps {
  availability: Availability
  today: CivilDate
  /** The legend of the two colours. */
  words?: { free: string; booked: string } | undefined
}

const WORDS = { free: 'Free', booked: 'Booked' }

/** The next six months, booked days before free ones. */
export function AvailabilityStrip({ availability, today, words = WORDS }: AvailabilityStripProps) {
  return (
    <Section title="Availability">
      <Card className="p-5">
        <ol className="flex gap-1.5">
          {bookedMonths(availability, today).map(({ name, booked }) => (
            <li key={name} className="flex-1 text-center text-xs text-ink-2">
              <span
                aria-hidden
                className="block h-2.5 rounded-full bg-success-dot"
                style={booked > 0 ? { background: split(booked) } : undefined}
              />
              <span className="mt-1.5 block">{name}</span>
              <span className="sr-only">{monthText(booked)}</span>
            </li>
          ))}
        </ol>
        <ul aria-hidden className="mt-3 flex gap-5 text-xs text-ink-3">
          <li className="flex items-center gap-1.5">
            <span className="size-2 rounded-full bg-success-dot" />
            {words.free}
          </li>
          <li className="flex items-center gap-1.5">
            <span className="size-2 rounded-full bg-warn-dot" />
            {words.booked}
          </li>
        </ul>
      </Card>
    </Section>
  )
}

/** A bar in two colours, divided where the booking ends. */
function split(booked: number): string {
  const at = `${Math.round(booked * 100)}%`
  return `linear-gradient(90deg, var(--warn-dot) ${at}, var(--success-dot) ${at})`
}

function monthText(booked: number): string {
  if (booked === 0) return ', free'
  return booked === 1 ? ', booked' : `, booked for the first ${Math.round(booked * 100)}% of the month`
}
