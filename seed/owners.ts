import type { owners } from '../worker/catalogue/catalogue.table.ts'
import type { SeededCategory } from './medium.ts'
import { type City, cityNamed } from './places.ts'
import { createRandom, type Random } from './random.ts'
import { readList, readTable, slug } from './text.ts'

type OwnerRow = typeof owners.$inferInsert

/** Invented sellers: name | city | what they sell | verified | year of the first check | hours to a reply. */
const TABLE = `
Golconda Skyline Media | Hyderabad | ooh, dooh, transit | yes | 2020 | 2
Sahyadri Outdoor | Pune | ooh, vehicle, btl | yes | 2019 | 3
Nandi Screens | Bangalore | dooh, theatre, transit, btl | yes | 2021 | 4
Yamuna Transit Ads | Delhi | transit, vehicle, airport | yes | 2019 | 3
Hooghly Print House | Kolkata | newspaper, magazine | yes | 2021 | 4
Marina Airtime | Chennai | radio, tv, influencer | yes | 2020 | 5
Sabarmati Fleet Ads | Ahmedabad | vehicle | yes | 2020 | 3
Awadh Prabhat Group | Lucknow | newspaper, tv, radio | yes | 2018 | 6
Gulabi Nagar Activations | Jaipur | btl, events | yes | 2021 | 3
Malabar Cine Ads | Kochi | theatre | yes | 2021 | 4
Charminar Activations | Hyderabad | btl, events | yes | 2022 | 3
Deccan Hoardings | Hyderabad | ooh, transit | yes | 2021 | 4
Forum Spaces | Hyderabad | ooh, dooh, btl | no | 2024 | 9
Namma Outdoor | Bangalore | ooh, vehicle | yes | 2020 | 3
Bombay Sites Co. | Mumbai | ooh, transit | yes | 2019 | 5
Konkan Fleet Works | Mumbai | vehicle, btl | yes | 2022 | 4
Setu Ad Network | Mumbai | digital, dooh | yes | 2021 | 2
Tarang Creators | Mumbai | influencer | yes | 2021 | 4
Utsav Experiences | Mumbai | events, btl | yes | 2020 | 5
Sahyadri Press | Mumbai | newspaper, magazine | yes | 2020 | 6
Arabian Sea Broadcast | Mumbai | tv, radio | yes | 2018 | 8
Rajdhani OOH | Delhi | ooh, dooh | yes | 2019 | 4
Aravalli Broadcast | Delhi | tv, radio | yes | 2018 | 6
Vimaan Media | Delhi | airport | yes | 2020 | 5
Kalakar Collective | Delhi | influencer, events | no | 2024 | 7
Panna Publications | Delhi | magazine, newspaper | yes | 2021 | 8
Jaal Digital | Bangalore | digital | yes | 2022 | 2
Nandi Press | Bangalore | newspaper, magazine | no | 2023 | 9
Runway Signs | Bangalore | airport | yes | 2021 | 6
Marina Adsites | Chennai | ooh, dooh, transit | yes | 2021 | 4
Hooghly Street Media | Kolkata | ooh, transit, vehicle, dooh | yes | 2022 | 5
Maidan Live | Kolkata | events, btl | no | 2025 | 10
Ganga Press Works | Patna | newspaper | no | 2024 | 12
Marina Press | Chennai | newspaper, magazine | yes | 2021 | 5
Musi Print Works | Hyderabad | newspaper, magazine | yes | 2022 | 6
Satpura Cine Media | Nagpur | theatre, radio | yes | 2022 | 6
Narmada Fleet Media | Indore | vehicle, ooh | yes | 2022 | 4
Punjab Highway Media | Ludhiana | vehicle, ooh, btl | no | 2024 | 8
Godavari Television | Hyderabad | tv | yes | 2019 | 6
Khabar Wire Desk | Mumbai | pr | yes | 2020 | 2
Samvad Communications | Delhi | pr | yes | 2019 | 3
Cauvery Media Relations | Bangalore | pr | yes | 2022 | 4
Deccan Newsline | Hyderabad | pr | no | 2024 | 6
Hooghly Press Relations | Kolkata | pr | yes | 2021 | 5
`

interface Seller {
  row: OwnerRow
  home: City
  trades: readonly string[]
}

const SELLERS: readonly Seller[] = readTable(TABLE).map(
  ([name = '', city = '', trades = '', verified, since, hours]) => {
    const home = cityNamed(city)
    const repliesIn = `about ${hours} hours`
    const row = { id: slug(name), name, city, state: home.state, since: Number(since), repliesIn }
    return { row: { ...row, verified: verified === 'yes' }, home, trades: readList(trades) }
  },
)

export const OWNERS: readonly OwnerRow[] = SELLERS.map(({ row }) => row)

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
