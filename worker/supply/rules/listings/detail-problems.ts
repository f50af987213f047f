import { mediaSpec } from '../../../catalogue/rules/registry/media.ts'
import { isCivilDate } from '../../../kernel/rules/dates.ts'
import type { Issue } from '../../../kernel/rules/errors.ts'
import type { ContentDetails } from './content.ts'
import { appearsOf, complete } from './details.ts'

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isCivilDate(text)
const isTime = (text: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)

const isMissing = (value: unknown) => value === null || value === '' || value === 0

/** Missing or incomplete details of a medium. */
export function detailProblems(details: ContentDetails, category: string): Issue[] {
  const issues: Issue[] = []
  const say = (path: string, message: string) => issues.push({ path: `details.${path}`, message })
  const { needed = [], hasIssues } = mediaSpec({ id: category, name: '' })
  for (const [name, message] of needed) {
    if (name !== 'logo' && isMissing(details[name])) say(name, message)
  }
  for (const name of ['face', 'loop', 'instagram', 'youtube', 'ratings'] as const) {
    const part = details[name]
    const values = Object.values(part ?? {})
    if (values.every((value) => isMissing(value))) continue
    if (part && !complete<object>(part)) say(name, 'Fill in all fields, or leave all of them empty')
  }
  const { face, loop, dayparts, appears, from, until } = details
  if (face && (face.width === 0 || face.height === 0)) say('face', 'Enter a width and a height above 0')
  if (loop && loop.slots === 0) say('loop.slots', 'A loop has at least one slot')
  if (dayparts.length > 0 && dayparts.length !== 24) say('dayparts', 'Enter all 24 hours, or none')
  if (hasIssues && !appearsOf(appears)) say('appears', 'Enter the days of issue, and when artwork is due')
  if (appears && appears.from !== '' && !isDay(appears.from)) say('appears.from', 'Choose the day of an issue')
  if (from !== '' && !isDay(from)) say('from', 'Enter a date, such as 2027-01-31')
  if (until !== '' && !isDay(until)) say('until', 'Enter a date, such as 2027-01-31')
  if (isDay(from) && isDay(until) && until < from) say('until', 'It ends before it begins')
  details.issues.forEach(({ name, on, artworkBy }, index) => {
    if (name === '') say(`issues.${index}.name`, 'Name the issue')
    if (!isDay(artworkBy)) say(`issues.${index}.artworkBy`, 'Choose the last day for artwork')
    if (on !== '' && !isDay(on)) say(`issues.${index}.on`, 'Choose the day of the issue')
  })
  details.shows.forEach(({ time, fill }, index) => {
    if (!isTime(time)) say(`shows.${index}.time`, 'Enter a time, such as 18:30')
    if (fill.length !== 7) say(`shows.${index}.fill`, 'Enter the seats filled on each day, Friday to Thursday')
  })
  for (const name of ['audienceCities', 'audienceAges'] as const) {
    details[name].forEach(({ label, percent }, index) => {
      if (label === '' || percent === null) say(`${name}.${index}.label`, 'Enter a name and a share')
    })
  }
  return issues
}
