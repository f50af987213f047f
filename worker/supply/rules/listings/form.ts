import type { StoredField } from '../../../catalogue/rules/custom-field.ts'
import { SETUP_LABEL } from '../../../catalogue/rules/rate.ts'
import type { FormField } from '../../../catalogue/rules/registry/form-field.ts'
import * as f from '../../../catalogue/rules/registry/form-field.ts'
import { audienceLabel, isSoldBySpots, mediaSpec } from '../../../catalogue/rules/registry/media.ts'
import { LANGUAGE_GROUPS } from '../../../catalogue/rules/registry/spec.ts'
import { formatsOf, formRules } from '../../../catalogue/rules/registry/tables.ts'
import { type RateUnit, UNITS } from '../../../catalogue/rules/registry/units.ts'
import { MAX_AMOUNT, MAX_SEASONS } from './content.ts'
import type { FormSection } from './form-field.ts'
import { maySupplyService, unitsOf } from './selling.ts'

/** A category as a form needs it; the fields and groups are those of this moment. */
export interface FormCategory {
  id: string
  name: string
  fields: readonly StoredField[]
  subcategories: readonly { id: string; name: string }[]
}

const { REQUIRED } = f

/**
 * Form of the listings of a category, and the columns of its import file: fields, their texts, and which are required
 * before publishing. Every path is one of `ListingContent`; a section `spots` has the fields of one spot.
 */
export function formOf(category: FormCategory): FormSection[] {
  const { id } = category
  const { fields, usual } = formRules(id)
  const media = fields?.()
  const isBySpots = isSoldBySpots(id)
  const isArea = mediaSpec({ id, name: '' }).where === 'area'
  const sections: (FormSection | false)[] = [
    { id: 'about', title: 'About', fields: aboutFields(category) },
    { id: 'place', title: isArea ? 'Office' : 'Place', fields: placeFields(id) },
    isArea && { id: 'coverage', title: 'Areas', fields: [coverageField] },
    {
      id: 'facts',
      title: 'Facts',
      fields: [
        ...(media?.facts ?? []),
        f.list('features', 'Features', {
          maxLength: 12,
          help: 'The first two describe it on its card. The others are included in the price',
        }),
        f.facts('specifications', 'Specifications', {
          maxLength: 40,
          ...(usual && { suggestions: usual }),
        }),
      ],
    },
    category.fields.length > 0 && {
      id: 'fields',
      title: `Fields of ${category.name}`,
      fields: category.fields.map(customField),
    },
    { id: 'audience', title: 'Audience', fields: [audienceField(id), ...(media?.audience ?? [])] },
    isBySpots && { id: 'spots', title: title(mediaSpec({ id, name: '' }).spotNoun[1]), fields: spotFields(id) },
    !isBySpots && { id: 'price', title: 'Price', fields: priceFields(id) },
    { id: 'seasons', title: 'Seasons and discounts', fields: [seasonsField, discountsField] },
    { id: 'terms', title: 'Terms', fields: termFields(id) },
    { id: 'photos', title: 'Photos', fields: [] },
  ]
  return sections.filter((section) => section !== false)
}

const title = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Formats of a category, in the words of the trade. */
const listingTypes = (category: string): readonly string[] =>
  formRules(category).types ?? Object.keys(formatsOf(category)).filter((type) => !type.includes(' · '))

function aboutFields({ id, subcategories }: FormCategory): FormField[] {
  const { hasLanguage } = formRules(id)
  return [
    f.text('title', 'Title', { ...REQUIRED, maxLength: 120 }),
    f.select(
      'subcategory',
      'Group',
      subcategories.map((group) => ({ value: group.id, label: group.name })),
      REQUIRED,
    ),
    f.text('type', 'Format', { ...REQUIRED, maxLength: 60, suggestions: listingTypes(id) }),
    f.longText('description', 'Description', { ...REQUIRED, maxLength: 3_000 }),
    ...(hasLanguage
      ? [
          f.text('nativeTitle', 'Name in its own script', { maxLength: 120 }),
          f.select('language', 'Language group', LANGUAGE_GROUPS),
          f.list('languages', 'Languages', { maxLength: 20 }),
        ]
      : []),
    f.text('ownRef', 'Your own reference', {
      maxLength: 60,
      help: 'Private. Imports match rows by it',
    }),
  ]
}

function placeFields(category: string): FormField[] {
  const { where } = mediaSpec({ id: category, name: '' })
  const hasPoint = where !== 'area' && where !== 'base'
  return [
    f.text('place.city', 'City', { ...REQUIRED, maxLength: 60 }),
    f.text('place.state', 'State', { ...REQUIRED, maxLength: 60 }),
    f.text('place.area', where === 'area' ? 'Seen in' : 'Locality', {
      ...REQUIRED,
      maxLength: 120,
      ...(where === 'area' && { help: 'In a few words, such as All India or Hyderabad edition' }),
    }),
    ...(hasPoint
      ? [f.text('place.venue', 'Venue or landmark', { maxLength: 120, help: 'A mall, station, junction or flyover' })]
      : []),
    f.text('place.address', 'Address', { ...REQUIRED, maxLength: 300 }),
    ...(hasPoint
      ? [
          f.decimal('place.lat', 'Latitude', { required: where === 'site', min: -90, max: 90 }),
          f.decimal('place.lng', 'Longitude', { required: where === 'site', min: -180, max: 180 }),
          pinField,
        ]
      : []),
  ]
}

const pinField = f.select(
  'place.pin',
  'The point is',
  [
    { value: 'exact', label: 'Exact position' },
    { value: 'near', label: 'Within 300 metres' },
    { value: 'base', label: 'No point: it travels' },
  ],
  { help: 'Shown to buyers with the point on the map' },
)

const coverageField = f.rows('coverage', 'Areas', {
  ...REQUIRED,
  maxLength: 120,
  help: 'Leave the city empty for a whole state, and both for all of India',
  columns: [f.text('state', 'State', { maxLength: 60 }), f.text('city', 'City', { maxLength: 60 })],
})

function audienceField(category: string): FormField {
  return f.count('audience', audienceLabel({ category, subcategory: '' }), { ...REQUIRED, min: 1 })
}

function customField({ id, name, type, required, options = [] }: StoredField): FormField {
  const path = `custom.${id}`
  if (type === 'select') return f.select(path, name, options, { required })
  if (type === 'number') return f.decimal(path, name, { required })
  if (type === 'boolean') return f.yesNo(path, name, { required })
  return f.text(path, name, { required, maxLength: 500 })
}

/** Rate, unit and quantities, of a listing or a spot. */
function soldFields(units: readonly RateUnit[]): FormField[] {
  const isPrint = units.includes('per_sq_cm')
  const [only] = units
  const [quantity, period] =
    units.length === 1 && only ? [UNITS[only].quantityNoun[1], UNITS[only].periodNoun?.[1]] : []
  return [
    f.money('rate', 'Rate', { ...REQUIRED, min: 1, max: MAX_AMOUNT, help: 'Before GST' }),
    f.select(
      'unit',
      'Sold',
      units.map((unit) => ({ value: unit, label: UNITS[unit].label })),
      REQUIRED,
    ),
    f.count('minQuantity', 'Smallest quantity', { min: 1, ...(quantity && { unit: quantity }) }),
    f.count('step', 'Then by', {
      min: isPrint ? 0 : 1,
      help: isPrint ? '0 for a position that is sold in its size only' : 'Step of the quantity',
    }),
    ...(units.some((unit) => UNITS[unit].periodNoun)
      ? [f.count('minDuration', 'Shortest booking', { min: 1, max: 365, ...(period && { unit: period }) })]
      : []),
    f.count('capacity', 'Number available a day', { min: 1, help: 'Empty: as usual in the medium' }),
  ]
}

function priceFields(category: string): FormField[] {
  const units = unitsOf(category)
  const sold = soldFields(units).filter(({ path }) => !formRules(category).isLoop || path !== 'capacity')
  return [
    ...sold,
    f.money('setup', SETUP_LABEL, { min: 0, max: MAX_AMOUNT, help: 'Once for each piece' }),
    ...(units.includes('per_mille') ? [f.money('minBudget', 'Least spend', { min: 0, max: MAX_AMOUNT })] : []),
  ]
}

function spotFields(category: string): FormField[] {
  const { spotTypes = [], fields: own } = formRules(category)
  const fields = [
    f.text('name', 'Name', { ...REQUIRED, maxLength: 120 }),
    f.text('type', 'Format', { ...REQUIRED, maxLength: 60, suggestions: spotTypes }),
    ...(own?.().spot ?? []),
    ...soldFields(unitsOf(category)),
  ]
  return fields.map((field) => ({ ...field, isSpotField: true as const }))
}

const seasonsField = f.rows('seasons', 'Seasons', {
  maxLength: MAX_SEASONS,
  help: 'Days of the year with a higher or lower rate. A season can run over New Year, and a day can be in one season only',
  columns: [
    f.text('name', 'Name', { ...REQUIRED, maxLength: 60 }),
    f.monthDay('fromMd', 'From', REQUIRED),
    f.monthDay('untilMd', 'Until', REQUIRED),
    f.basisPoints('bp', 'Change of the rate', { ...REQUIRED, min: -9_000, max: 50_000 }),
  ],
})

const discountsField = f.rows('discounts', 'Discounts for long bookings', {
  maxLength: 6,
  columns: [
    f.count('months', 'Months or more', { ...REQUIRED, min: 1, max: 60 }),
    f.basisPoints('bp', 'Less', { ...REQUIRED, min: 1, max: 9_000 }),
  ],
})

function termFields(category: string): FormField[] {
  const { leadTime } = mediaSpec({ id: category, name: '' })
  return [
    f.count('leadDays', 'Lead time', { unit: 'working days', max: 180, help: `Empty: as usual, ${leadTime}` }),
    ...(maySupplyService(category)
      ? [
          f.select(
            'supply',
            'For GST, you sell',
            [
              { value: 'site', label: 'Space at a site: GST of the state of the site' },
              { value: 'buyer', label: 'A display service: GST of the buyer’s state' },
            ],
            { help: 'Empty: space, as usual in the medium' },
          ),
        ]
      : []),
  ]
}
