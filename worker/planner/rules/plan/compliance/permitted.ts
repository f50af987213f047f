import { specOf } from '../../../../catalogue/rules/registry/media.ts'
import type { InventoryItem } from '../inventory.ts'
import type { ComplianceNote } from '../plan.ts'

type Limit = (item: InventoryItem) => boolean

const AT_SCHOOL = /(?<!old |driving )\bschools?\b|\bvidyalaya\b|\bconvent\b/i
/** Spots between 10 pm and 6 am, by the names that channels give them. */
const AT_NIGHT = /\b(?:late|overnight|midnight|night owl|after hours)\b/i

/** Limits on the items of a campaign, by the code of the rule, as far as titles and places of the catalogue show them. */
const LIMITS: Readonly<Record<string, Limit>> = {
  HFSS_SCHOOLS: ({ title, area }) => !AT_SCHOOL.test(`${title} ${area}`),
  CONDOMS: ({ channel, title }) => specOf(channel).channel !== 'Television' || AT_NIGHT.test(title),
}

/** The items that the conditions of a campaign leave. */
export function permittedItems(
  items: readonly InventoryItem[],
  notes: readonly ComplianceNote[],
): readonly InventoryItem[] {
  const limits = notes.flatMap(({ code }) => LIMITS[code] ?? [])
  return limits.length === 0 ? items : items.filter((item) => limits.every((isPermitted) => isPermitted(item)))
}
