import { and, desc, eq, inArray, lte, or, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { ReadContext } from '../../kernel/context.ts'
import { type CivilDate, civilDate } from '../../kernel/rules/dates.ts'
import { parties, rules, taxRates } from '../../organisations/billing.table.ts'
import type { Supply } from '../../organisations/rules/billing/gst.ts'
import { RULES, type Rule, type RuleName, type RulesOfDay } from '../../organisations/rules/billing/rules.ts'
import { type ChangedGstRates, changedGstRates, isRegistered } from '../rules/gst-rates.ts'
import { mediaSpec } from '../rules/registry/media.ts'

/** Tax of a medium on a day. */
export interface TaxRate {
  sac: string
  gstBp: number
  supply: Supply
}

/**
 * Taxes of media by first day, until today, the newest first: for `taxOf`. @param media a selection of them; all
 * without it
 */
export const selectTaxRates = ({ db, now }: ReadContext, media?: SQL) =>
  db
    .select({ medium: taxRates.medium, sac: taxRates.sac, gstBp: taxRates.gstBp, supply: taxRates.supply })
    .from(taxRates)
    .where(
      and(
        media && or(eq(taxRates.medium, ''), inArray(taxRates.medium, media)),
        lte(taxRates.fromDate, civilDate(now)),
      ),
    )
    .orderBy(desc(taxRates.medium), desc(taxRates.fromDate))

/** GST rates of today that differ from the registry, for estimates. One statement of a few dozen rows. */
export const getChangedGstRates = async (service: ReadContext): Promise<ChangedGstRates> =>
  changedGstRates(await selectTaxRates(service))

/**
 * The tax of a medium: the newest of its rows, else as the registry has it; of a category that staff made, the newest of the rows for
 * every other category. @throws Error without any
 */
export function taxOf(rates: Awaited<ReturnType<typeof selectTaxRates>>, medium: string): TaxRate {
  const own = rates.find((row) => row.medium === medium)
  if (!own && isRegistered(medium)) {
    const { gst, terms } = mediaSpec({ id: medium, name: '' })
    return { sac: gst.sac, gstBp: gst.percent * 100, supply: terms.supply }
  }
  const rate = own ?? rates.find((row) => row.medium === '')
  if (!rate) throw new Error(`no tax rate for ${medium}`)
  const { sac, gstBp, supply } = rate
  return { sac, gstBp, supply }
}

/** The statement that reads a rule as it is on a day, for `ruleOf`. */
export const selectRule = (db: ReadContext['db'], name: RuleName, day: CivilDate) =>
  db
    .select({ value: rules.value })
    .from(rules)
    .where(and(eq(rules.name, name), lte(rules.fromDate, day)))
    .orderBy(desc(rules.fromDate))
    .limit(1)

/** A rule from its row. @throws Error where it is missing, or no longer has its form */
export const ruleOf = <Name extends RuleName>(name: Name, [row]: { value: unknown }[]): Rule<Name> =>
  v.parse(RULES[name], row?.value) as Rule<Name>

/** A rule as it is on a day. @throws Error as `ruleOf` */
export const getRule = async <Name extends RuleName>(
  { db }: ReadContext,
  name: Name,
  day: CivilDate,
): Promise<Rule<Name>> => ruleOf(name, await selectRule(db, name, day))

/** Every rule as it is today. @throws Error as `getRule` */
export async function getRulesOfDay(service: ReadContext): Promise<RulesOfDay> {
  const day = civilDate(service.now)
  const [cancellation, milestones, fee] = await Promise.all([
    getRule(service, 'cancellation', day),
    getRule(service, 'milestones', day),
    getRule(service, 'fee', day),
  ])
  return { cancellation, milestones, fee }
}

/** A rule on any day until today, for agreements of different days. One statement. @throws Error as `getRule` */
export async function getRuleByDay<Name extends RuleName>(
  { db, now }: ReadContext,
  name: Name,
): Promise<(day: CivilDate) => Rule<Name>> {
  const rows = await db
    .select({ fromDate: rules.fromDate, value: rules.value })
    .from(rules)
    .where(and(eq(rules.name, name), lte(rules.fromDate, civilDate(now))))
    .orderBy(desc(rules.fromDate))
  return (day) => v.parse(RULES[name], rows.find(({ fromDate }) => fromDate <= day)?.value) as Rule<Name>
}

/** A buyer as tax sees them. */
export interface Party {
  gstin: string | null
  state: string | null
}

export const UNKNOWN_PARTY: Party = { gstin: null, state: null }

/** The registration of an advertiser: no row while it is not known. */
export const selectBuyer = (db: ReadContext['db'], user: string) =>
  db.select({ gstin: parties.gstin, state: parties.state }).from(parties).where(eq(parties.userId, user))

/** The registration of an advertiser, as far as it is known. */
export async function getBuyer({ db }: ReadContext, user: string): Promise<Party> {
  const [row] = await selectBuyer(db, user)
  return row ?? UNKNOWN_PARTY
}

/** States in which owners are registered, as far as known. @param owners a selection of them */
export const selectSupplierStates = (db: ReadContext['db'], owners: SQL) =>
  db.select({ owner: parties.ownerId, state: parties.state }).from(parties).where(inArray(parties.ownerId, owners))
