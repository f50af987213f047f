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

/** Title of a plan: `Protein bar launch, Mumbai and Pune`. */
export function titleOf(brief: Brief): string {
  const purpose = PURPOSES[brief.objective ?? ''] ?? 'campaign'
  const product = brief.product?.trim().replace(/\s+/g, ' ') ?? ''
  const name = product === '' ? purpose.replace(/^(launch|awareness)$/, '$1 campaign') : `${product} ${purpose}`
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${placesText(brief)}`
}

function placesText({ geoScope, cities, excludedCities }: Brief): string {
  if (geoScope === 'pan_india') return 'all of India'
  const names = cities.filter((city) => !excludedCities.includes(city))
  if (names.length > MAX_NAMED) return `${names.slice(0, 2).join(', ')} and ${names.length - 2} more cities`
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('')
}
