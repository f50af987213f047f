import { mediaSpec } from '../../../catalogue/rules/registry/media.ts'
import { type FormCategory, formOf } from '../listings/form.ts'
import type { FormField } from '../listings/form-field.ts'

/** A column of a file for import. */
export interface ImportColumn {
  /** `place.city`, `spot.rate`: the path of its field, with `spot.` before that of a spot. */
  key: string
  /** The heading in a template. */
  heading: string
  field: FormField
  isSpot: boolean
}

/** Our own reference of a listing, `OOH-0041`: a listing is found by it, and never changed. */
export const REF = 'ref'
export const OWN_REF = 'ownRef'
/** The owner's reference in the example row of a template, which is not imported. */
export const EXAMPLE = 'EXAMPLE'
/** Width and height in one cell. Read, and never written: a template has a column for each. */
export const SIZE = 'details.face'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const refField: FormField = {
  path: REF,
  label: 'Listing reference',
  kind: 'text',
  required: false,
  help: 'Of an existing listing. Leave it empty for a new one',
}

const sizeField: FormField = { path: SIZE, label: 'Size', kind: 'text', required: false, unit: 'ft', help: '40 x 20' }

const unitOf = ({ kind, unit }: FormField) =>
  kind === 'money' ? '₹' : kind === 'percent' || kind === 'basisPoints' ? '%' : unit

/** `Rate (₹)`, `Spot: Length (sec)` */
const headingOf = (field: FormField, spot: string | null) => {
  const unit = unitOf(field)
  return `${spot === null ? '' : `${spot}: `}${field.label}${unit ? ` (${unit})` : ''}`
}

/**
 * Columns of the listings of a category: the references, then the fields of its form, in its order. Every heading is
 * unique.
 */
export function importColumns(category: FormCategory): ImportColumn[] {
  const spot = capital(mediaSpec(category).spotNoun[0])
  const fields = formOf(category).flatMap((section) => section.fields)
  const own = fields.filter(({ path }) => path === OWN_REF)
  // A field of staff may have the name of one of ours, which has the heading then.
  const isOfStaff = ({ path }: FormField) => path.startsWith('custom.')
  const wantedOf = (field: FormField) => headingOf(field, field.isSpotField ? spot : null)
  const taken = new Set(
    [refField, ...fields.filter((field) => !isOfStaff(field))].map((field) => wantedOf(field).toLowerCase()),
  )
  return [refField, ...own, ...fields.filter(({ path }) => path !== OWN_REF)].map((field) => {
    const isSpot = field.isSpotField === true
    const key = isSpot ? `spot.${field.path}` : field.path
    const wanted = wantedOf(field)
    const heading = isOfStaff(field) && taken.has(wanted.toLowerCase()) ? `${wanted} [${category.name}]` : wanted
    return { key, heading, field, isSpot }
  })
}

/** Columns that a file's column can be matched with: all, and the size in one cell for media with faces. */
export function matchable(columns: readonly ImportColumn[]): ImportColumn[] {
  const hasFace = columns.some(({ key }) => key === 'details.face.width')
  return hasFace
    ? [...columns, { key: SIZE, heading: headingOf(sizeField, null), field: sizeField, isSpot: false }]
    : [...columns]
}
