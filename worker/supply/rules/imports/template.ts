import type { FormField } from '../listings/form-field.ts'
import { EXAMPLE, type ImportColumn } from './column.ts'
import { type Printed, printValue } from './print-value.ts'

/** Examples for fields whose kind is not enough for a good one. */
const EXAMPLES: Readonly<Record<string, Printed>> = {
  ownRef: EXAMPLE,
  title: 'Miyapur X Roads, facing Kukatpally',
  description: 'Seen by everybody who comes from the highway, with a clear view of 200 metres and light after dark.',
  'place.city': 'Hyderabad',
  'place.state': 'Telangana',
  'place.area': 'Miyapur',
  'place.venue': 'Miyapur metro station',
  'place.address': 'NH 65, Miyapur X Roads, Hyderabad 500049',
  'place.lat': 17.4969,
  'place.lng': 78.3561,
  coverage: 'Telangana | Hyderabad; Goa',
  languages: 'Telugu; English',
  features: 'Lit from the front; Near a signal',
  specifications: 'Material: Flex; Facing: Kukatpally',
  seasons: 'Dussehra | 1 Oct | 31 Oct | 20%',
  audience: 125_000,
  leadDays: 5,
  'details.face.width': 40,
  'details.face.height': 20,
  'details.appears.weekdays': 'Mon; Thu',
  'details.appears.artworkDays': 3,
  'details.loop.hours': '06:00 to 22:00',
  'details.from': { date: '2027-02-04' },
  'details.until': { date: '2027-02-07' },
  'details.shows': '10:00 | 40 40 60 80 80 70 50',
  'details.dayparts': '2 2 2 2 4 10 40 80 100 90 60 50 50 45 40 45 60 90 100 90 60 40 20 8',
  'details.issues': 'Jan 2027 | Travel | 2027-01-01 | 2026-12-01',
  'details.audienceCities': 'Hyderabad | 40%; Pune | 20%',
  'details.audienceAges': 'Women 18 to 24 | 30%',
  'details.topics': 'Food; Travel',
  'details.routes': 'Miyapur to LB Nagar',
  'details.terminals': 'T1; T2',
  'spot.name': 'Morning drive',
  'spot.slotFrom': '07:00',
  'spot.slotTo': '11:00',
  'spot.seconds': 10,
  'spot.size': '60 × 10 ft',
}

/** Money by purpose; in rupees. */
const RATE = 125_000
const LEFT_OUT = new Set([
  'ref',
  'discounts',
  'details.appears.from',
  'details.appears.everyMonths',
  'details.appears.everyDays',
  'supply',
  'capacity',
  'spot.capacity',
  'minBudget',
  'nativeTitle',
])

/** Value of a column in the example row. */
export function exampleOf({ key, field }: ImportColumn): Printed {
  if (LEFT_OUT.has(key)) return null
  const known = EXAMPLES[key]
  if (known !== undefined) return known
  const { kind, options, suggestions, min = 0, help } = field
  if (kind === 'money') return key.endsWith('rate') ? RATE : 4_000
  if (kind === 'select') return printValue(field, options?.[0]?.value)
  if (kind === 'boolean') return 'Yes'
  if (kind === 'number') return Math.max(min, 1)
  if (kind === 'percent') return '4%'
  if (kind === 'text' || kind === 'longText')
    return suggestions?.[0] ?? help?.replace(/^.*such as /i, '') ?? field.label
  return null
}

/** Description of a column's values, in words. */
export function describeColumn({ key, field, isSpot }: ImportColumn): string {
  const { help, kind } = field
  const how = HOW[kind]?.(field)
  const parts = [
    help,
    how,
    isSpot && key === 'spot.name' ? 'One row for each; repeat the references in each row' : undefined,
  ]
  return parts.filter((part) => part !== undefined).join('. ')
}

const HOW: Partial<Record<FormField['kind'], (field: FormField) => string>> = {
  money: () => 'Rupees: 125000, 1,25,000 or 1.25 lakh',
  percent: () => 'Such as 18%',
  basisPoints: () => 'Such as 20%',
  boolean: () => 'Yes or No',
  select: () => 'One of the sheet Choices',
  list: () => 'Divide by semicolons',
  facts: () => 'Name: value, divided by semicolons, such as Material: Flex; Lit: Yes',
  rows: ({ columns = [] }) => `${columns.map(({ label }) => label).join(' | ')}; and the next after a semicolon`,
  date: () => 'Such as 1 Dec 2026 or 01/12/2026',
  monthDay: () => 'Such as 1 Oct',
  time: () => 'Such as 20:00',
  minutes: () => 'Such as 20:00; 25:00 is one at night',
  hours: () => '24 numbers, from midnight',
  weekdays: () => 'Such as Mon, Wed, or Daily',
}

/** Rules that apply to every column. */
export const RULES_OF_A_FILE = [
  `The row with the reference ${EXAMPLE} is not imported.`,
  'A listing is matched by its listing reference, else by your own reference. A row without either is a new listing.',
  'An empty cell leaves the value unchanged. A hyphen (-) clears it.',
  'Columns can be left out, and can be in any order.',
] as const

/** The allowed values of columns that have them. */
export const choicesOf = (columns: readonly ImportColumn[]): { heading: string; values: string[] }[] =>
  columns.flatMap(({ heading, field }) =>
    field.options ? [{ heading, values: field.options.map(({ label }) => label) }] : [],
  )
