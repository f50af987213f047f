import { expect, test } from 'vitest'
import { foldLine, icalFile, icalText } from './ical.ts'

const octets = (text: string) => new TextEncoder().encode(text).length

test('typed text is escaped, and cannot begin a line of its own', () => {
  expect(icalText('a,b;c\\d')).toBe('a\\,b\\;c\\\\d')
  expect(icalText('one\r\nEND:VEVENT\rtwo\nthree')).toBe('one\\nEND:VEVENT\\ntwo\\nthree')
  expect(icalText('bell\u0007 and null\u0000')).toBe('bell and null')
})

test('lines have 75 octets at most, as many as fit, and folding loses nothing and breaks no character', () => {
  // The last character of each length in UTF-8 and the first one of the next are among them.
  for (const character of ['a', '~', '\u0080', 'é', '\u07ff', '\u0800', 'ह', '\uffff', '\u{10000}', '🎬']) {
    const line = `SUMMARY:${character.repeat(200)}`
    const parts = foldLine(line).split('\r\n')
    expect(parts.length).toBeGreaterThan(2)
    expect(Math.max(...parts.map(octets))).toBeLessThanOrEqual(75)
    expect(Math.min(...parts.slice(0, -1).map(octets)) + octets(character)).toBeGreaterThan(75)
    expect(parts.slice(1).every((part) => part.startsWith(' '))).toBe(true)
    expect(foldLine(line).replaceAll('\r\n ', '')).toBe(line)
  }
  expect(foldLine('SHORT:line')).toBe('SHORT:line')
  expect([75, 76].map((length) => foldLine('x'.repeat(length)).split('\r\n').length)).toEqual([1, 2])
})

test('an event is of whole days, and ends before the day after', () => {
  const event = {
    uid: 'x@adchowk',
    starts: '2027-02-01',
    until: '2027-02-08',
    summary: 'Heera',
    description: '',
    location: 'Pune',
  }
  const file = icalFile('Name', [{ ...event, isTentative: true }], new Date('2026-11-24T06:30:00.123Z'))
  expect(file).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//AdChowk//Owner calendar//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Name',
      'BEGIN:VEVENT',
      'UID:x@adchowk',
      'DTSTAMP:20261124T063000Z',
      'DTSTART;VALUE=DATE:20270201',
      'DTEND;VALUE=DATE:20270208',
      'SUMMARY:Heera',
      'LOCATION:Pune',
      'STATUS:TENTATIVE',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
  const other = { ...event, description: 'Painting', location: '', isTentative: false }
  const lines = icalFile('Name', [other], new Date('2026-11-24T06:30:00Z')).split('\r\n')
  expect(lines).toEqual(expect.arrayContaining(['DESCRIPTION:Painting', 'STATUS:CONFIRMED']))
  expect(lines.filter((line) => line.startsWith('LOCATION'))).toEqual([])
})
