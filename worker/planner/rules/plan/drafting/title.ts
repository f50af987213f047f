import { monthName } from '../../../../kernel/rules/dates.ts'
import type { Brief } from '../brief.ts'

/** Last words of a title by objective of the brief. */
const PURPOSES: Readonly<Record<string, string>> = {
  launch: 'launch',
  awareness: 'awareness',
  sales: 'sales campaign',
  leads: 'lead campaign',
  footfall: 'footfall campaign',
  event: 'event campaign',
  recruitment: 'recruitment campaign',
}
/** More cities than this are counted instead of named. */
const MAX_NAMED = 3

/** Title of a plan: `Protein bar launch, Mumbai and Pune`; without a product `Campaign in Pune, January 2027`. */
export function titleOf(brief: Brief): string {
  const purpose = PURPOSES[brief.objective ?? ''] ?? 'campaign'
  const product = brief.product?.trim().replace(/\s+/g, ' ') ?? ''
  if (product !== '') return `${capital(`${product} ${purpose}`)}, ${placesText(brief)}`
  const name = capital(purpose.replace(/^(launch|awareness)$/, '$1 campaign'))
  return [`${name} in ${placesText(brief)}`, monthsText(brief)].filter((part) => part !== '').join(', ')
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** `January 2027`, `December 2026 to February 2027`. */
function monthsText({ startDate, endDate }: Brief): string {
  if (!startDate || !endDate) return ''
  const [first, last] = [startDate, endDate].map(monthName)
  return first === last ? `${first}` : `${first} to ${last}`
}

function placesText({ geoScope, cities, excludedCities }: Brief): string {
  if (geoScope === 'pan_india') return 'all of India'
  const names = cities.filter((city) => !excludedCities.includes(city))
  if (names.length > MAX_NAMED) return `${names.slice(0, 2).join(', ')} and ${names.length - 2} more cities`
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('')
}
