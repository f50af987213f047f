/** Share of the population that is 15 or older: about three in four in the official projections for 2026. */
const ADULT_SHARE = 0.76

export const UNIVERSE_BASIS =
  'Adults 15+: our rounded estimate of the 2026 population of each place, Census 2011 carried forward, × 76%'

/**
 * Population of India in 2026, thousands: near the projection of the National Commission on Population (report of the
 * Technical Group on Population Projections, July 2020).
 */
const INDIA = 1_425_900

/**
 * Population in 2026, thousands, by the catalogue's name: our rounded estimates, Census 2011 carried forward. Urban
 * agglomerations without the satellites that have a row of their own: no person counts in both Mumbai and Thane.
 */
const CITIES: Readonly<Record<string, number>> = {
  Mumbai: 18_000,
  Thane: 2_400,
  'Navi Mumbai': 1_450,
  Pune: 7_400,
  Nagpur: 3_100,
  Nashik: 2_200,
  Ahmedabad: 8_800,
  Surat: 8_000,
  Vadodara: 2_350,
  Rajkot: 2_050,
  Indore: 3_300,
  Bhopal: 2_600,
  Panaji: 180,
  Delhi: 22_200,
  Gurugram: 1_700,
  Faridabad: 2_000,
  Noida: 1_050,
  'Greater Noida': 350,
  Ghaziabad: 3_300,
  Jaipur: 4_300,
  Lucknow: 4_000,
  Kanpur: 3_300,
  Varanasi: 1_800,
  Agra: 2_400,
  Chandigarh: 1_220,
  Ludhiana: 2_000,
  Dehradun: 1_050,
  Hyderabad: 11_000,
  Bangalore: 14_000,
  Mysore: 1_330,
  Chennai: 12_000,
  Coimbatore: 3_100,
  Madurai: 1_850,
  Kochi: 3_400,
  Thiruvananthapuram: 2_900,
  Visakhapatnam: 2_400,
  Vijayawada: 2_250,
  Kolkata: 15_700,
  Patna: 2_650,
  Ranchi: 1_550,
  Bhubaneswar: 1_300,
  Guwahati: 1_200,
  Raipur: 1_800,
}

/** Population in 2026, thousands, estimated in the same way: every state and territory of a city in the table. */
const STATES: Readonly<Record<string, number>> = {
  'Andhra Pradesh': 53_700,
  Assam: 36_700,
  Bihar: 132_300,
  Chandigarh: 1_270,
  Chhattisgarh: 31_200,
  Delhi: 22_300,
  Goa: 1_600,
  Gujarat: 74_100,
  Haryana: 31_300,
  Jharkhand: 41_000,
  Karnataka: 69_000,
  Kerala: 36_200,
  'Madhya Pradesh': 89_700,
  Maharashtra: 129_300,
  Odisha: 47_100,
  Punjab: 31_300,
  Rajasthan: 83_600,
  'Tamil Nadu': 77_500,
  Telangana: 38_600,
  'Uttar Pradesh': 242_900,
  Uttarakhand: 12_100,
  'West Bengal': 100_500,
}

/** Defaults, thousands, for a city or state that the catalogue has and these tables do not: a town of the second tier. */
const DEFAULT_CITY = 1_500
const DEFAULT_STATE = 30_000

const adults = (thousands: number) => Math.round(thousands * 1_000 * ADULT_SHARE)

/** Adults 15+ of the country. */
export const INDIA_ADULTS = adults(INDIA)

/**
 * Adults 15+ of a city, or of a whole state where `city` is null; state `India` is the country. A place missing from the
 * tables gets the default of its kind.
 */
export function universeOf({ city, state }: { city: string | null; state: string }): number {
  if (city !== null) return adults(CITIES[city] ?? DEFAULT_CITY)
  return state === 'India' ? INDIA_ADULTS : adults(STATES[state] ?? DEFAULT_STATE)
}
