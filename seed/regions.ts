import { ALL_INDIA, type Area } from '../worker/catalogue/rules/places/coverage.ts'
import { isKnownState } from '../worker/catalogue/rules/places/gazetteer.ts'
import type { ListingRow } from './medium.ts'
import { cityNamed } from './places.ts'

const HINDI_BELT =
  'Bihar, Chandigarh, Chhattisgarh, Delhi, Haryana, Jharkhand, Madhya Pradesh, Rajasthan, Uttar Pradesh, Uttarakhand'
const METROS = ['Mumbai', 'Delhi', 'Kolkata', 'Chennai', 'Bangalore', 'Hyderabad', 'Pune', 'Ahmedabad']

const inCity = (name: string): Area => ({ state: cityNamed(name).state, city: name })
const inStates = (names: string): Area[] => names.split(/ and |, /).map((state) => ({ state, city: '' }))

/** Areas that a listing covers, by name. @throws RangeError for an unknown area */
export function areasOf({ city, area }: Pick<ListingRow, 'city' | 'area'>): Area[] {
  if (area === 'All India') return [ALL_INDIA]
  if (area === 'Eight metros') return METROS.map(inCity)
  if (area === `${city} edition` || area === `${city} and suburbs`) return [inCity(city)]
  const areas = inStates(area === 'Hindi belt' ? HINDI_BELT : area)
  const unknown = areas.find(({ state }) => !isKnownState(state))
  if (unknown) throw new RangeError(`No such area: ${area}`)
  return areas
}
