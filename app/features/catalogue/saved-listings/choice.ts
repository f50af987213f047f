import { MAX_COMPARED } from '../../../../worker/catalogue/rules/compare.ts'

/**
 * Ids of the places to compare: the chosen ones that are still saved.
 * @param chosen null before the first choice: then the latest ones, up to the limit of a comparison
 */
export const chosenOf = (listed: readonly string[], chosen: readonly string[] | null): string[] =>
  chosen === null ? listed.slice(0, MAX_COMPARED) : chosen.filter((id) => listed.includes(id))

/** Toggles a listing; the columns of the comparison are in the order of choice. */
export const toggled = (chosen: readonly string[], id: string): string[] =>
  chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]
