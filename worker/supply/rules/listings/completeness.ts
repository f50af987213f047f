import type { Issue } from '../../../kernel/rules/errors.ts'
import type { ListingContent } from './content.ts'
import { type FormSection, valueAt } from './form-field.ts'

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/**
 * Completeness of a listing in percent: filled fields among the required ones of its form, and 100 only without a
 * problem.
 */
export function completenessOf(
  content: ListingContent,
  form: readonly FormSection[],
  problems: readonly Issue[],
): number {
  const required = form.flatMap(({ fields }) => fields.filter((field) => field.required && !field.isSpotField))
  const bySpots = form.some(({ id }) => id === 'spots')
  const all = required.length + (bySpots ? 1 : 0)
  const filled =
    required.filter(({ path }) => isFilled(valueAt(content, path))).length +
    (bySpots && content.spots.length > 0 ? 1 : 0)
  return problems.length === 0 ? 100 : Math.min(Math.round((100 * filled) / all), 99)
}
