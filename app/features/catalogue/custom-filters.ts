import {
  type CustomFilter,
  customFilters,
  customNumber,
  type OwnField,
  type OwnFilterName,
  ownChoices,
} from '../../../worker/catalogue/rules/custom-fields.ts'
import type { ChosenListFilter } from './filters.ts'

/** Parameter names of a field's filter: one choice, or two bounds. */
export const ownNames = ({ name, type }: OwnField): OwnFilterName[] =>
  type === 'number' ? [`min.${name}`, `max.${name}`] : [`is.${name}`]

/** Values of the controls for a query, by name. */
export function ownValues(fields: readonly OwnField[], query: object): Record<string, string> {
  const on = new Map<string, string>(customFilters(query).map(({ name, value }) => [name, String(value)]))
  return Object.fromEntries(fields.flatMap(ownNames).map((name) => [name, on.get(name) ?? '']))
}

/**
 * Active filters by these fields, in the order set by staff. Parameters without a field of the category are ignored.
 */
export function chosenOwn(fields: readonly OwnField[], query: object): ChosenListFilter[] {
  const on = customFilters(query)
  return fields.flatMap((field) =>
    ownNames(field).flatMap((name) => {
      const filter = on.find((one) => one.name === name)
      return filter ? [toChosen(field, filter)] : []
    }),
  )
}

function toChosen(field: OwnField, { name, kind, value }: CustomFilter): ChosenListFilter {
  const label = `${field.name} ${SAID[kind](field, value)}`
  return { name, label, phrase: `with ${label}`, widened: `With any ${field.name}` }
}

const SAID: Record<CustomFilter['kind'], (field: OwnField, value: CustomFilter['value']) => string> = {
  is: (field, value) => ownChoices(field).find((choice) => choice.value === value)?.label ?? String(value),
  min: (_, value) => `from ${customNumber(Number(value))}`,
  max: (_, value) => `up to ${customNumber(Number(value))}`,
}
