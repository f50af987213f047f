import type { CivilDate } from '../../../kernel/rules/dates.ts'

/** A day or days in a row of a calendar for other programs. */
export interface IcalEvent {
  /** Identifier of the event, stable between reads. */
  uid: string
  starts: CivilDate
  /** The first day after it. */
  until: CivilDate
  summary: string
  description: string
  location: string
  /** Not sure yet. */
  isTentative: boolean
}

/** Octets of a line, its end not counted. RFC 5545, 3.1 */
const MAX_OCTETS = 75

/** Octets of a character in UTF-8. */
const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4
}

/** Text of a value: backslash, semicolon, comma and line breaks are escaped, and other control characters left out. RFC 5545, 3.3.11 */
export const icalText = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replace(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are not allowed
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

/** One line, folded between characters: each further part begins with a space. RFC 5545, 3.1 */
export function foldLine(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > MAX_OCTETS) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}

const dateOf = (day: CivilDate) => day.replaceAll('-', '')

const stampOf = (instant: Date) => `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** The file of a calendar, `text/calendar`. */
export function icalFile(name: string, events: readonly IcalEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//AdChowk//Owner calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${icalText(name)}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${icalText(event.uid)}`,
      `DTSTAMP:${stampOf(now)}`,
      `DTSTART;VALUE=DATE:${dateOf(event.starts)}`,
      `DTEND;VALUE=DATE:${dateOf(event.until)}`,
      `SUMMARY:${icalText(event.summary)}`,
      ...(event.description ? [`DESCRIPTION:${icalText(event.description)}`] : []),
      ...(event.location ? [`LOCATION:${icalText(event.location)}`] : []),
      `STATUS:${event.isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
      'TRANSP:OPAQUE',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}
