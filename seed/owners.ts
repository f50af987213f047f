import type { owners } from '../worker/organisations/owners.table.ts'
import { type City, cityNamed } from './places.ts'
import { createRandom, type Random } from './random.ts'
import { readTable, slug } from './text.ts'

type OwnerRow = typeof owners.$inferInsert

/** Invented sellers: name | city | documents checked. Their media are listed in `sellers`. */
const TABLE = `
Golconda Skyline Media | Hyderabad | yes
Sahyadri Outdoor | Pune | yes
Nandi Screens | Bangalore | yes
Yamuna Transit Ads | Delhi | yes
Hooghly Print House | Kolkata | yes
Marina Airtime | Chennai | yes
Sabarmati Fleet Ads | Ahmedabad | yes
Awadh Prabhat Group | Lucknow | yes
Gulabi Nagar Activations | Jaipur | yes
Malabar Cine Ads | Kochi | yes
Charminar Activations | Hyderabad | yes
Deccan Hoardings | Hyderabad | yes
Forum Spaces | Hyderabad | no
Namma Outdoor | Bangalore | yes
Bombay Sites Co. | Mumbai | yes
Konkan Fleet Works | Mumbai | yes
Setu Ad Network | Mumbai | yes
Tarang Creators | Mumbai | yes
Utsav Experiences | Mumbai | yes
Sahyadri Press | Mumbai | yes
Arabian Sea Broadcast | Mumbai | yes
Rajdhani OOH | Delhi | yes
Aravalli Broadcast | Delhi | yes
Vimaan Media | Delhi | yes
Kalakar Collective | Delhi | no
Panna Publications | Delhi | yes
Jaal Digital | Bangalore | yes
Nandi Press | Bangalore | no
Runway Signs | Bangalore | yes
Marina Adsites | Chennai | yes
Hooghly Street Media | Kolkata | yes
Maidan Live | Kolkata | no
Ganga Press Works | Patna | no
Marina Press | Chennai | yes
Musi Print Works | Hyderabad | yes
Satpura Cine Media | Nagpur | yes
Narmada Fleet Media | Indore | yes
Punjab Highway Media | Ludhiana | no
Godavari Television | Hyderabad | yes
Khabar Wire Desk | Mumbai | yes
Samvad Communications | Delhi | yes
Cauvery Media Relations | Bangalore | yes
Deccan Newsline | Hyderabad | no
Hooghly Press Relations | Kolkata | yes
`

interface Seller {
  row: OwnerRow
  home: City
  isChecked: boolean
}

const SELLERS: readonly Seller[] = readTable(TABLE).map(([name = '', city = '', checked]) => {
  const home = cityNamed(city)
  const row = { id: slug(name), name, city, state: home.state }
  return { row, home, isChecked: checked === 'yes' }
})

export const OWNERS: readonly OwnerRow[] = SELLERS.map(({ row }) => row)

/** Sellers whose documents were checked. */
export const CHECKED: readonly OwnerRow[] = SELLERS.filter(({ isChecked }) => isChecked).map(({ row }) => row)

/** Weights of a seller: at home twelve times as often as across the country. */
const NEARNESS = { city: 12, state: 5, region: 3, country: 1 } as const
/** Degrees of latitude and longitude, about 450 km. */
const REGION = 4

function nearness(home: City, city: City): number {
  if (home.name === city.name) return NEARNESS.city
  if (home.state === city.state) return NEARNESS.state
  return Math.hypot(home.lat - city.lat, home.lng - city.lng) < REGION ? NEARNESS.region : NEARNESS.country
}

/**
 * Candidates of the sellers of a medium by city, each repeated by its nearness; cached, as thousands of listings use
 * them.
 */
const candidates = new Map<readonly string[], Map<string, readonly string[]>>()

function candidatesFor(sellers: readonly string[], cityName: string): readonly string[] {
  const byCity = candidates.get(sellers) ?? new Map<string, readonly string[]>()
  candidates.set(sellers, byCity)
  const known = byCity.get(cityName)
  if (known) return known
  const city = cityNamed(cityName)
  const found = SELLERS.filter(({ row }) => sellers.includes(row.name)).flatMap(({ row, home }) =>
    Array.from({ length: nearness(home, city) }, () => row.id),
  )
  byCity.set(cityName, found)
  return found
}

/** One of the sellers of a medium, by their names: most likely a local one. */
export const drawOwner = (random: Random, sellers: readonly string[], city: string): string =>
  random.pick(candidatesFor(sellers, city))

/** Owner by a name, such as a newspaper: every edition of one paper has one owner. */
export const ownerOf = (
  name: string,
  { media, sellers }: { media: string; sellers: readonly string[] },
  city: string,
): string => drawOwner(createRandom(`${media} ${name}`), sellers, city)
