/** Drawing of a city: plate carrée around its middle, in its own units, 20 per kilometre. */
export interface MapFrame {
  file: string
  /** True when its coast is from OpenStreetMap. */
  coast: boolean
  /** Width and height, units. */
  size: number
  /** Latitude and longitude of the middle. */
  lat: number
  lng: number
  /** Units per degree. */
  east: number
  north: number
  /** Units from an edge to the middle. */
  half: number
  /** Window with all localities: middle, width, height. */
  fit: readonly number[]
  names: readonly (readonly (string | number)[])[]
}

/** Drawing of India, a Lambert conic projection. */
export interface IndiaFrame {
  file: string
  w: number
  h: number
  n: number
  F: number
  l0: number
  X0: number
  Y1: number
  k: number
}

/** Site on a map. */
export interface MapPin {
  id: string
  title: string
  area: string
  lat: number
  lng: number
  /** Short price for the pin: `₹1.2 L`. */
  price: string
  path: string
  /** Number before the price, with the colour of its dot. */
  mark?: { text: string; colour: string }
}

export interface CityDot {
  name: string
  state: string
  lat: number
  lng: number
  count: number
}

/** Data of a map: the sites of a city, or the cities of India. */
export type MapData =
  | { city: string; frame: MapFrame; pins: MapPin[]; total: number }
  | { city: null; frame: IndiaFrame; cities: CityDot[]; total: number }
