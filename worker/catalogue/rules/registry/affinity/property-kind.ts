import { formatOf } from '../drawn-facts.ts'
import type { MediaType } from '../media.ts'
import type { PropertyKind } from './table.ts'

/** What decides the kind of something for sale. */
export interface Property {
  channel: MediaType
  subcategory: string
  /** Its drawing, which tells the formats of a group apart. */
  variant: string | null
  languages: readonly string[]
  /** With the name of the spot. */
  title: string
  /** As its owner calls it: `Farming magazine`. */
  type: string
}

type KindOf = (property: Property) => PropertyKind | undefined

const bySubcategory =
  (kinds: Readonly<Record<string, PropertyKind>>): KindOf =>
  ({ subcategory }) =>
    kinds[subcategory]

/** Where the drawing tells a format from the others of its group. */
const byFormat =
  (formats: Readonly<Record<string, PropertyKind>>, others: KindOf): KindOf =>
  (property) =>
    formats[formatOf(property.variant ?? '')] ?? others(property)

/** First words of the type of a magazine with a subject of its own. */
const SUBJECTS: readonly (readonly [RegExp, PropertyKind])[] = [
  [/\bfarm/i, 'magazine/farming'],
  [/\b(cars?|bikes?)\b/i, 'magazine/cars'],
  [/\bchild/i, 'magazine/children'],
  [/\bproperty\b/i, 'magazine/property'],
]

/** Parts of the day of FM, by what the spot is called. */
const DAYPARTS: readonly (readonly [RegExp, PropertyKind])[] = [
  [/\b(late|night|midnight)\b/i, 'radio/late'],
  [/\b(drive|breakfast|traffic|morning show)\b/i, 'radio/drive'],
  [/\b(afternoon|mid-?morning|mid-?day|lunch)\b/i, 'radio/midday'],
]

const firstOf = (rules: readonly (readonly [RegExp, PropertyKind])[], text: string): PropertyKind | undefined =>
  rules.find(([words]) => words.test(text))?.[1]

const fmDaypart: KindOf = ({ title }) => firstOf(DAYPARTS, title)

const KINDS: Readonly<Record<MediaType, KindOf>> = {
  airport: () => 'airport',
  influencer: () => 'influencer',
  newspaper: ({ subcategory, languages }) => {
    if (subcategory !== 'national_daily') return NEWSPAPERS[subcategory]
    return languages.includes('English') ? 'newspaper/national_daily/English' : 'newspaper/national_daily/Hindi'
  },
  magazine: (property) =>
    firstOf(property.subcategory === 'niche' ? SUBJECTS : [], property.type) ?? MAGAZINES(property),
  tv: byFormat(
    { business: 'tv/business' },
    bySubcategory({
      news: 'tv/news',
      entertainment: 'tv/entertainment',
      movies: 'tv/movies',
      music: 'tv/music',
    }),
  ),
  radio: (property) => {
    if (property.subcategory === 'community') return 'radio/community'
    return property.subcategory === 'digital' ? 'radio/digital' : fmDaypart(property)
  },
  theatre: bySubcategory({ multiplex: 'theatre/multiplex', single_screen: 'theatre/single_screen' }),
  ooh: bySubcategory({
    billboard: 'ooh/billboard',
    mall: 'ooh/mall',
    street: 'ooh/street',
    transit: 'ooh/transit',
  }),
  dooh: bySubcategory({
    roadside_led: 'dooh/roadside_led',
    mall: 'dooh/mall',
    corporate_lift: 'dooh/corporate_lift',
  }),
  transit: bySubcategory({
    metro: 'transit/metro',
    railway: 'transit/railway',
    bus_shelter: 'transit/bus_shelter',
  }),
  vehicle: byFormat(
    {
      airportcab: 'vehicle/airport_cab',
      auto: 'vehicle/auto',
      erickshaw: 'vehicle/e_rickshaw',
      van: 'vehicle/van',
      tanker: 'vehicle/tanker',
    },
    bySubcategory({
      cab_fleet: 'vehicle/cab_fleet',
      bus_wraps: 'vehicle/bus_wraps',
      truck_ads: 'vehicle/truck_ads',
      transit_media: 'vehicle/auto',
    }),
  ),
  btl: byFormat(
    { college: 'btl/college_gate' },
    bySubcategory({
      mall_activation: 'btl/mall_activation',
      apartment_activation: 'btl/apartment_activation',
      corporate_activation: 'btl/corporate_activation',
      local_activation: 'btl/local_activation',
    }),
  ),
  events: bySubcategory({
    college: 'events/college',
    conferences: 'events/conferences',
    concerts: 'events/concerts',
    sports: 'events/sports',
  }),
  digital: bySubcategory({
    social: 'digital/social',
    video: 'digital/video',
    programmatic: 'digital/programmatic',
  }),
}

const NEWSPAPERS: Readonly<Record<string, PropertyKind>> = {
  business_paper: 'newspaper/business_paper',
  regional_daily: 'newspaper/regional_daily',
  supplements: 'newspaper/supplements',
}

const MAGAZINES: KindOf = bySubcategory({
  business: 'magazine/business',
  lifestyle: 'magazine/lifestyle',
  general: 'magazine/general',
  niche: 'magazine/niche',
})

/** The row of the table that an item belongs to; undefined where the table has none. */
export const propertyKindOf = (property: Property): PropertyKind | undefined => KINDS[property.channel](property)

/** Rows that say when, not whom: they join what a station states of its listeners. */
export const DAYPART_KINDS: ReadonlySet<PropertyKind> = new Set(DAYPARTS.map(([, kind]) => kind))

/** Whether only people who come to the place meet it. */
export const isMetThere = ({ channel }: Pick<Property, 'channel'>): boolean => channel === 'btl' || channel === 'events'
