import type { StoredField } from '../../../catalogue/rules/custom-field.ts'
import { distanceKm } from '../../../catalogue/rules/places/distance.ts'
import { isKnownState } from '../../../catalogue/rules/places/gazetteer.ts'
import { CITY_POINTS } from '../../../catalogue/rules/places/points.ts'
import { isSoldBySpots, mediaSpec } from '../../../catalogue/rules/registry/media.ts'
import { UNITS } from '../../../catalogue/rules/registry/units.ts'
import type { Issue } from '../../../kernel/rules/errors.ts'
import type { ListingContent } from './content.ts'
import { detailProblems } from './detail-problems.ts'
import { seasonProblems } from './season-problems.ts'
import { maySupplyService } from './selling.ts'
import { spotProblems, unitProblems } from './spot-problems.ts'

/** Category of a listing, with the fields set by staff. */
export interface ListingCategory {
  id: string
  fields: readonly StoredField[]
  subcategories: readonly { id: string }[]
}

const MIN_DESCRIPTION = 40
/** A pin may be so far from the middle of its town. */
const MAX_FROM_CITY_KM = 120

/**
 * Problems that prevent publishing a listing; empty when it can be published. Paths are those of `formOf`.
 * @param category with its present fields and groups
 */
export function problemsOf(content: ListingContent, category: ListingCategory): Issue[] {
  const issues: Issue[] = []
  const say = (path: string, message: string) => issues.push({ path, message })
  if (content.title === '') say('title', 'Name the listing')
  if (!category.subcategories.some(({ id }) => id === content.subcategory)) say('subcategory', 'Choose a group')
  if (content.type === '') say('type', 'Choose a format')
  if (content.description.length < MIN_DESCRIPTION) {
    say('description', `Describe it in at least ${MIN_DESCRIPTION} characters`)
  }
  if (!content.audience) say('audience', 'Enter the number of people it reaches')
  const isBySpots = isSoldBySpots(category.id)
  if (isBySpots && content.spots.length === 0) say('spots', `Add at least one ${spotNoun(category.id)}`)
  if (!isBySpots) issues.push(...unitProblems(category.id, content, ''))
  if (content.supply !== null && !maySupplyService(category.id)) {
    say('supply', 'This can only be chosen for space at a place')
  }
  return [
    ...issues,
    ...placeProblems(content, category.id),
    ...spotProblems(category.id, content.spots),
    ...seasonProblems(content.seasons),
    ...discountProblems(content),
    ...detailProblems(content.details, category.id),
    ...customProblems(content.custom, category.fields),
  ]
}

const spotNoun = (category: string) => mediaSpec({ id: category, name: '' }).spotNoun[0]

function placeProblems({ place, coverage }: ListingContent, category: string): Issue[] {
  const issues: Issue[] = []
  const say = (path: string, message: string) => issues.push({ path, message })
  const { where } = mediaSpec({ id: category, name: '' })
  const town = CITY_POINTS.find(({ name }) => name.toLowerCase() === place.city.toLowerCase())
  if (place.city === '') say('place.city', 'Enter the city')
  if (place.state === '') say('place.state', 'Choose the state')
  else if (!isKnownState(place.state)) say('place.state', 'Choose a state of India')
  else if (town && town.state.toLowerCase() !== place.state.toLowerCase()) {
    say('place.state', `${town.name} is in ${town.state}`)
  }
  if (place.area === '') say('place.area', where === 'area' ? 'Enter the areas that it covers' : 'Enter the locality')
  if (place.address === '') say('place.address', 'Enter the address')
  if ((place.lat === null) !== (place.lng === null)) say('place.lat', 'A point needs both latitude and longitude')
  const isMoving = where === 'base' || (where === 'site or base' && place.pin === 'base')
  if (place.lat === null && (where === 'site' || (where === 'site or base' && !isMoving))) {
    say('place.lat', 'Set its point on the map')
  }
  if (place.lat !== null && place.lng !== null && town) {
    const km = distanceKm(town, { lat: place.lat, lng: place.lng })
    if (km > MAX_FROM_CITY_KM) say('place.lat', `This point is ${Math.round(km)} km from ${town.name}`)
  }
  if (where === 'area' && coverage.length === 0) say('coverage', 'Add the areas that it covers')
  coverage.forEach(({ state }, index) => {
    if (state !== '' && !isKnownState(state)) say(`coverage.${index}.state`, 'Choose a state of India')
  })
  const names = coverage.map(({ state, city }) => `${state}\n${city}`.toLowerCase())
  names.forEach((name, index) => {
    if (names.indexOf(name) < index) say(`coverage.${index}.state`, 'This area is in the list twice')
  })
  return issues
}

function discountProblems({ discounts, unit, spots }: ListingContent): Issue[] {
  const months = discounts.map((one) => one.months)
  const units = [unit, ...spots.map((spot) => spot.unit)].filter((one) => one !== null)
  const isByTime = units.some((one) => UNITS[one].period !== 'release')
  return [
    ...discounts.flatMap((_, index) =>
      months.indexOf(months[index] ?? 0) < index
        ? [{ path: `discounts.${index}.months`, message: 'There is another discount for as many months' }]
        : [],
    ),
    ...(discounts.length > 0 && units.length > 0 && !isByTime
      ? [{ path: 'discounts', message: 'It is not sold by time, so it has no long bookings' }]
      : []),
  ]
}

function customProblems(values: ListingContent['custom'], fields: readonly StoredField[]): Issue[] {
  return fields.flatMap(({ id, name, type, required, options = [] }): Issue[] => {
    const value = Object.hasOwn(values, id) ? values[id] : undefined
    const path = `custom.${id}`
    if (value === undefined || value === '') return required ? [{ path, message: `Fill in: ${name}` }] : []
    if (type === 'number' && typeof value !== 'number') return [{ path, message: 'Enter a number' }]
    if (type === 'boolean' && typeof value !== 'boolean') return [{ path, message: 'Choose yes or no' }]
    if (type === 'text' && typeof value !== 'string') return [{ path, message: 'Enter a text' }]
    if (type === 'select' && !(typeof value === 'string' && options.includes(value))) {
      return [{ path, message: 'Choose one of the values offered' }]
    }
    return []
  })
}
