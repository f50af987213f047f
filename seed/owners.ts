import type { owners } from '../worker/organisations/owners.table.ts'
import type { SeededCategory } from './medium.ts'
import { type City, cityNamed } from './places.ts'
import { createRandom, type Random } from './random.ts'
import { readList, readTable, slug } from './text.ts'

type OwnerRow = typeof owners.$inferInsert

/** Invented sellers: name | city | what they sell | whether their papers were checked. */
const TABLE = `
Golconda Skyline Media | Hyderabad | ooh, dooh, transit | yes
Sahyadri Outdoor | Pune | ooh, vehicle, btl | yes
Nandi Screens | Bangalore | dooh, theatre, transit, btl | yes
Yamuna Transit Ads | Delhi | transit, vehicle, airport | yes
Hooghly Print House | Kolkata | newspaper, magazine | yes
Marina Airtime | Chennai | radio, tv, influencer | yes
Sabarmati Fleet Ads | Ahmedabad | vehicle | yes
Awadh Prabhat Group | Lucknow | newspaper, tv, radio | yes
Gulabi Nagar Activations | Jaipur | btl, events | yes
Malabar Cine Ads | Kochi | theatre | yes
Charminar Activations | Hyderabad | btl, events | yes
Deccan Hoardings | Hyderabad | ooh, transit | yes
Forum Spaces | Hyderabad | ooh, dooh, btl | no
Namma Outdoor | Bangalore | ooh, vehicle | yes
Bombay Sites Co. | Mumbai | ooh, transit | yes
Konkan Fleet Works | Mumbai | vehicle, btl | yes
Setu Ad Network | Mumbai | digital, dooh | yes
Tarang Creators | Mumbai | influencer | yes
Utsav Experiences | Mumbai | events, btl | yes
Sahyadri Press | Mumbai | newspaper, magazine | yes
Arabian Sea Broadcast | Mumbai | tv, radio | yes
Rajdhani OOH | Delhi | ooh, dooh | yes
Aravalli Broadcast | Delhi | tv, radio | yes
Vimaan Media | Delhi | airport | yes
Kalakar Collective | Delhi | influencer, events | no
Panna Publications | Delhi | magazine, newspaper | yes
Jaal Digital | Bangalore | digital | yes
Nandi Press | Bangalore | newspaper, magazine | no
Runway Signs | Bangalore | airport | yes
Marina Adsites | Chennai | ooh, dooh, transit | yes
Hooghly Street Media | Kolkata | ooh, transit, vehicle, dooh | yes
Maidan Live | Kolkata | events, btl | no
Ganga Press Works | Patna | newspaper | no
Marina Press | Chennai | newspaper, magazine | yes
Musi Print Works | Hyderabad | newspaper, magazine | yes
Satpura Cine Media | Nagpur | theatre, radio | yes
Narmada Fleet Media | Indore | vehicle, ooh | yes
Punjab Highway Media | Ludhiana | vehicle, ooh, btl | no
Godavari Television | Hyderabad | tv | yes
Khabar Wire Desk | Mumbai | pr | yes
Samvad Communications | Delhi | pr | yes
Cauvery Media Relations | Bangalore | pr | yes
Deccan Newsline | Hyderabad | pr | no
Hooghly Press Relations | Kolkata | pr | yes
`

interface Seller {
  row: OwnerRow
  home: City
  trades: readonly string[]
  isChecked: boolean
}

const SELLERS: readonly Seller[] = readTable(TABLE).map(([name = '', city = '', trades = '', checked]) => {
  const home = cityNamed(city)
  const row = { id: slug(name), name, city, state: home.state }
  return { row, home, trades: readList(trades), isChecked: checked === 'yes' }
})

export const OWNERS: readonly OwnerRow[] = SELLERS.map(({ row }) => row)

/** Sellers whose papers were checked, with what they sell. */
export const CHECKED: readonly { id: string; trades: readonly string[] }[] = SELLERS.filter(
  ({ isChecked }) => isChecked,
).map(({ row, trades }) => ({ id: row.id, trades }))

/** How often a seller turns up: at home twelve times as often as across the country. */
const NEARNESS = { city: 12, state: 5, region: 3, country: 1 } as const
/** Degrees of latitude and longitude, about 450 km. */
const REGION = 4

function nearness(home: City, city: City): number {
  if (home.name === city.name) return NEARNESS.city
  if (home.state === city.state) return NEARNESS.state
  return Math.hypot(home.lat - city.lat, home.lng - city.lng) < REGION ? NEARNESS.region : NEARNESS.country
}

/** Candidates by medium and city, each as often as its nearness says; kept because thousands of listings ask. */
const candidates = new Map<string, readonly string[]>()

function candidatesFor(media: SeededCategory, cityName: string): readonly string[] {
  const key = `${media} ${cityName}`
  const known = candidates.get(key)
  if (known) return known
  const city = cityNamed(cityName)
  const found = SELLERS.filter(({ trades }) => trades.includes(media)).flatMap(({ row, home }) =>
    Array.from({ length: nearness(home, city) }, () => row.id),
  )
  candidates.set(key, found)
  return found
}

/** Someone who sells this medium, most likely somebody of the place. */
export const drawOwner = (random: Random, media: SeededCategory, city: string): string =>
  random.pick(candidatesFor(media, city))

/** The same, decided by a name: every edition of one paper has one owner. */
export const ownerOf = (name: string, media: SeededCategory, city: string): string =>
  drawOwner(createRandom(`${media} ${name}`), media, city)
