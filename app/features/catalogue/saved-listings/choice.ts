import { MAX_COMPARED } from '../../../../worker/catalogue/rules/compare.ts'

/**
 * Which of the listed places are compared: those that were chosen and are still there.
 * @param chosen null before anything was ticked; then the latest are, up to as many as can be compared
 */
export const chosenOf = (listed: readonly string[], chosen: readonly string[] | null): string[] =>
  chosen === null ? listed.slice(0, MAX_COMPARED) : chosen.filter((id) => listed.includes(id))

/** Toggles a listing; the first chosen one is the first column. */
export const toggled = (chosen: readonly string[], id: string): string[] =>
  chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]
