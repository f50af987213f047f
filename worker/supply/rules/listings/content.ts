import * as v from 'valibot'
import { ListingFact, PINS } from '../../../catalogue/rules/listing.ts'
import { MAX_PHOTO_ALT, MAX_PHOTOS } from '../../../catalogue/rules/photos.ts'
import { MAX_DURATION, MAX_QUANTITY } from '../../../catalogue/rules/rate.ts'
import { LANGUAGE_GROUPS } from '../../../catalogue/rules/registry/spec.ts'
import { RATE_UNITS } from '../../../catalogue/rules/registry/units.ts'
import { lines, optionalLine } from '../../../kernel/rules/fields.ts'
import { formatDecimal } from '../../../kernel/rules/money.ts'

// Content of a listing, of any medium and state. A draft may leave out nearly everything: this schema only checks sizes
// and kinds. The conditions of publishing are in `problems.ts`.

/** 100 crore rupees, in paise: more is a slip of the finger. */
export const MAX_AMOUNT = 100_00_00_000_00
export const MAX_SPOTS = 200
export const MAX_SEASONS = 24
const MAX_COUNT = 10_000_000_000
/** Of most texts of one line. */
const LINE = 120
const MAX_ROWS = 60

const line = (max = LINE) => v.optional(optionalLine('This is not a text', max), '')
const lineOrNull = (max = LINE) =>
  v.optional(
    v.nullable(
      v.pipe(
        optionalLine('This is not a text', max),
        v.transform((text) => text || null),
      ),
    ),
    null,
  )
const number = (max: number, min = 0) =>
  v.optional(
    v.nullable(
      v.pipe(
        v.number('Enter a number'),
        v.finite('Enter a number'),
        v.minValue(min, `At least ${formatDecimal(min)}`),
        v.maxValue(max, `At most ${formatDecimal(max)}`),
      ),
    ),
    null,
  )
const whole = (max: number, min = 0) =>
  v.optional(
    v.nullable(
      v.pipe(
        v.number('Enter a whole number'),
        v.integer('Enter a whole number'),
        v.minValue(min, `At least ${formatDecimal(min)}`),
        v.maxValue(max, `At most ${formatDecimal(max)}`),
      ),
    ),
    null,
  )
const wholeOr = (standard: number, max: number, min: number) =>
  v.optional(
    v.pipe(
      v.number('Enter a whole number'),
      v.integer('Enter a whole number'),
      v.minValue(min, `At least ${min}`),
      v.maxValue(max, `At most ${formatDecimal(max)}`),
    ),
    standard,
  )
const amount = v.optional(
  v.nullable(
    v.pipe(
      v.number('Enter an amount in rupees'),
      v.integer('Enter an amount in rupees'),
      v.minValue(0, 'Enter an amount of ₹0 or more'),
      v.maxValue(MAX_AMOUNT, 'Enter an amount of at most ₹100 crore'),
    ),
  ),
  null,
)
const rows = <const S extends v.GenericSchema>(item: S, max: number, what: string) =>
  v.optional(v.pipe(v.array(item, `Give ${what} as a list`), v.maxLength(max, `At most ${max} ${what}`)), [])
const texts = (max: number, what: string, chars = LINE) =>
  v.optional(
    v.pipe(
      v.array(optionalLine('This is not a text', chars), `Give ${what} as a list`),
      v.maxLength(max, `At most ${max} ${what}`),
      v.transform((all) => all.filter((text) => text !== '')),
    ),
    [],
  )
/** `2026-11-24`, or empty. A later check rejects days that do not exist. */
const dayOrEmpty = line(10)
const share = v.object({ label: line(60), percent: number(100) })

/** Details of some media only. Incomplete parts have `null` or empty fields. */
const ContentDetails = v.object({
  dayparts: rows(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 24, 'hours'),
  code: line(20),
  coreAudience: line(),
  ratings: v.optional(v.nullable(v.object({ universe: whole(MAX_COUNT), of: line(), peak: whole(MAX_COUNT) })), null),
  terminals: texts(20, 'terminals', 60),
  passengersYear: whole(MAX_COUNT),
  screens: whole(1_000),
  seats: whole(1_000_000),
  shows: rows(
    v.object({ time: line(5), fill: rows(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 7, 'days') }),
    24,
    'shows',
  ),
  frequency: line(60),
  readership: whole(MAX_COUNT),
  appears: v.optional(
    v.nullable(
      v.object({
        /** 0 is Sunday. Empty where it appears every so many days or months, from a first issue. */
        weekdays: rows(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)), 7, 'days'),
        from: dayOrEmpty,
        everyDays: whole(366, 1),
        everyMonths: whole(24, 1),
        artworkDays: whole(180),
      }),
    ),
    null,
  ),
  issues: rows(v.object({ name: line(60), theme: line(), on: dayOrEmpty, artworkBy: dayOrEmpty }), 24, 'issues'),
  fleetSize: whole(1_000_000),
  vehicle: line(),
  routes: texts(60, 'routes'),
  instagram: v.optional(
    v.nullable(v.object({ handle: line(60), followers: whole(MAX_COUNT), engagement: number(100) })),
    null,
  ),
  youtube: v.optional(
    v.nullable(v.object({ handle: line(60), subscribers: whole(MAX_COUNT), views: whole(MAX_COUNT) })),
    null,
  ),
  engagement: number(100),
  topics: texts(20, 'topics', 60),
  audienceCities: rows(share, 20, 'cities'),
  audienceAges: rows(share, 20, 'groups'),
  face: v.optional(v.nullable(v.object({ width: number(2_000), height: number(2_000) })), null),
  loop: v.optional(
    v.nullable(v.object({ slots: whole(1_000), seconds: whole(600), hours: line(60), playsADay: whole(100_000) })),
    null,
  ),
  from: dayOrEmpty,
  until: dayOrEmpty,
})
export type ContentDetails = v.InferOutput<typeof ContentDetails>

const unit = v.optional(v.nullable(v.picklist(RATE_UNITS, 'Choose how it is sold')), null)

/** Terms of sale of a listing or spot. */
const sold = {
  /** Paise for one unit. */
  rate: amount,
  unit,
  minQuantity: wholeOr(1, MAX_QUANTITY, 1),
  /** 0: only so many, as a page position in its size. */
  step: wholeOr(1, MAX_QUANTITY, 0),
  minDuration: wholeOr(1, MAX_DURATION, 1),
  /** Quantity on a day; null when it is not limited. */
  capacity: whole(MAX_QUANTITY, 1),
}

export const ContentSpot = v.object({
  /** Id of an existing spot; null for a new one. */
  id: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(120))), null),
  name: line(),
  type: line(60),
  ...sold,
  seconds: whole(3_600, 1),
  /** Minutes after midnight; an end past 1440 is on the next day. */
  slotFrom: whole(1_440),
  slotTo: whole(2_880),
  placement: lineOrNull(),
  size: lineOrNull(60),
  terminal: lineOrNull(60),
  zone: lineOrNull(60),
  audience: whole(MAX_COUNT),
})
export type ContentSpot = v.InferOutput<typeof ContentSpot>

/** Days of the year on which it costs more or less. `bp` is hundredths of a percent. */
export const ContentSeason = v.object({
  name: line(60),
  /** Month and day, `10-01`; both included, and it may run over New Year. */
  fromMd: line(5),
  untilMd: line(5),
  bp: v.pipe(
    v.number('Enter a percentage'),
    v.integer('Enter a percentage with at most two decimals'),
    v.minValue(-9_000, 'At most 90 percent less'),
    v.maxValue(50_000, 'At most 500 percent more'),
  ),
})
export type ContentSeason = v.InferOutput<typeof ContentSeason>

export const ContentPhoto = v.object({
  /** Of the uploaded file. */
  key: v.pipe(v.string('Choose a photo'), v.regex(/^[A-Za-z0-9/_.-]{1,200}$/, 'Choose a photo')),
  alt: line(MAX_PHOTO_ALT),
})
export type ContentPhoto = v.InferOutput<typeof ContentPhoto>

const CustomValue = v.union(
  [v.pipe(v.string(), v.maxLength(500, 'At most 500 characters')), v.pipe(v.number(), v.finite()), v.boolean()],
  'Enter a text, a number, yes or no',
)

/** Content of a listing, written by its owner. */
export const ListingContent = v.object({
  title: line(),
  nativeTitle: lineOrNull(),
  subcategory: line(),
  type: line(60),
  description: v.optional(lines('Descriptions', 3_000), ''),
  place: v.optional(
    v.object({
      city: line(60),
      state: line(60),
      area: line(),
      venue: lineOrNull(),
      address: line(300),
      lat: number(90, -90),
      lng: number(180, -180),
      pin: v.optional(v.picklist(PINS), 'exact'),
    }),
    { city: '', state: '', area: '', venue: null, address: '', lat: null, lng: null, pin: 'exact' },
  ),
  /** Coverage of media without a site. Without a state: all of India; without a city: the whole state. */
  coverage: rows(v.object({ state: line(60), city: line(60) }), 120, 'areas'),
  language: v.optional(v.nullable(v.picklist(LANGUAGE_GROUPS, 'Choose a language')), null),
  languages: texts(20, 'languages', 40),
  ...sold,
  /** Once for each piece (printing, mounting), paise. */
  setup: amount,
  /** Least spend, paise. */
  minBudget: amount,
  /** Working days between a booking and its first showing; null as usual in the medium. */
  leadDays: whole(180),
  /** Sold as space, or as a display service, for GST; null as usual in the medium. */
  supply: v.optional(v.nullable(v.picklist(['site', 'buyer'], 'Choose how it is supplied')), null),
  audience: whole(MAX_COUNT),
  features: texts(12, 'features', 80),
  specifications: rows(
    v.object({
      label: v.pipe(optionalLine('This is not a text', 60), ListingFact.entries.label),
      value: v.pipe(optionalLine('This is not a text', 300), ListingFact.entries.value),
    }),
    40,
    'facts',
  ),
  details: v.optional(ContentDetails, {}),
  /** Values of the fields that staff gave the category, by the id of the field. */
  custom: v.optional(
    v.pipe(
      v.record(v.pipe(v.string(), v.maxLength(80)), CustomValue),
      v.check((values) => Object.keys(values).length <= MAX_ROWS, `At most ${MAX_ROWS} values`),
    ),
    {},
  ),
  seasons: rows(ContentSeason, MAX_SEASONS, 'seasons'),
  discounts: rows(
    v.object({
      months: v.pipe(v.number(), v.integer('Enter whole months'), v.minValue(1, 'At least 1'), v.maxValue(60)),
      bp: v.pipe(v.number(), v.integer(), v.minValue(1, 'Enter a percentage'), v.maxValue(9_000, 'At most 90 percent')),
    }),
    6,
    'discounts',
  ),
  spots: rows(ContentSpot, MAX_SPOTS, 'spots'),
  photos: rows(ContentPhoto, MAX_PHOTOS, 'photos'),
  ownRef: lineOrNull(60),
})
export type ListingContent = v.InferOutput<typeof ListingContent>

/** A listing of which nothing is written yet. */
export const emptyContent = (): ListingContent => v.parse(ListingContent, {})
