import { and, asc, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as v from 'valibot'
import { categories } from '../../catalogue/catalogue.table.ts'
import { isRegistered } from '../../catalogue/rules/gst-rates.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { emitAlone } from '../../kernel/events/emit.server.ts'
import { recordEach } from '../../kernel/events/record.server.ts'
import { currencyRates } from '../../kernel/platform.table.ts'
import { catalogueTags } from '../../kernel/rules/cache.ts'
import { type CivilDate, civilDate, formatLongDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import type { ForeignCurrency, NewCurrencyRate } from '../../kernel/rules/platform/currency.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { rules, taxRates } from '../../organisations/billing.table.ts'
import {
  type NewRule,
  type NewTaxRate,
  type Phase,
  phaseOf,
  type RuleRef,
  type TaxRateRef,
} from '../../organisations/rules/billing/dated.ts'
import { RULES, type Rule, type RuleName } from '../../organisations/rules/billing/rules.ts'
import {
  currencyRateAdded,
  currencyRateWithdrawn,
  ruleAdded,
  ruleWithdrawn,
  taxRateAdded,
  taxRateWithdrawn,
} from '../rules/backoffice.events.ts'

interface Dated {
  fromDate: CivilDate
  phase: Phase
}

/** A tax rate of a medium. */
interface DatedTaxRate extends Dated, Omit<NewTaxRate, 'fromDate'> {
  /** The name of the category; null for the rate of every other one. */
  name: string | null
}

/** A rule with its first day. */
export type DatedRule = { [Name in RuleName]: Dated & { name: Name; value: Rule<Name> } }[RuleName]

interface DatedCurrencyRate extends Dated {
  currency: ForeignCurrency
  paise: number
}

/** All rules with a start date: a few rows each, one more for each change of the law or of a contract. */
export interface DatedRates {
  today: CivilDate
  taxes: DatedTaxRate[]
  rules: DatedRule[]
  currencies: DatedCurrencyRate[]
  /** Media that a tax rate can be added for. */
  media: { id: string; name: string }[]
}

/** A page shows the newest rates of a currency; staff enter one a day at most. */
const MAX_RATES = 60

/** Rates and rules, the newest first. One round trip. */
export async function getDatedRates({ db, now }: ServiceContext): Promise<DatedRates> {
  const today = civilDate(now)
  const [media, taxes, ruled, rates] = await db.batch([
    db
      .select({ id: categories.id, name: categories.name })
      .from(categories)
      .orderBy(asc(categories.position), asc(categories.id)),
    db.select().from(taxRates).orderBy(asc(taxRates.medium), desc(taxRates.fromDate)),
    db.select().from(rules).orderBy(asc(rules.name), desc(rules.fromDate)),
    db
      .select({ currency: currencyRates.currency, fromDate: currencyRates.fromDate, paise: currencyRates.paise })
      .from(currencyRates)
      .orderBy(desc(currencyRates.fromDate), asc(currencyRates.currency))
      .limit(MAX_RATES),
  ])
  const daysOf = <Row extends { fromDate: CivilDate }>(rows: readonly Row[], isSame: (row: Row) => boolean) =>
    rows.filter(isSame).map(({ fromDate }) => fromDate)
  return {
    today,
    media,
    taxes: taxes.map((row) => ({
      ...row,
      name: row.medium === '' ? null : (media.find(({ id }) => id === row.medium)?.name ?? row.medium),
      phase: phaseOf(
        row.fromDate,
        daysOf(taxes, ({ medium }) => medium === row.medium),
        today,
      ),
    })),
    rules: ruled.map(({ name, fromDate, value }) => {
      const phase = phaseOf(
        fromDate,
        daysOf(ruled, (row) => row.name === name),
        today,
      )
      return { name, fromDate, phase, value: v.parse(RULES[name], value) } as DatedRule
    }),
    currencies: rates.map((row) => ({
      ...row,
      phase: phaseOf(
        row.fromDate,
        daysOf(rates, ({ currency }) => currency === row.currency),
        today,
      ),
    })),
  }
}

/** @throws DomainError bad_input for a day that is over */
function checkDay({ now }: ServiceContext, fromDate: CivilDate): void {
  const today = civilDate(now)
  if (fromDate >= today) return
  const message = `From ${formatLongDate(today)} on: what was valid before stays as it was`
  throw new DomainError('bad_input', message, [{ path: 'fromDate', message }])
}

const alreadyThere = (fromDate: CivilDate) => {
  const message = `There is already one from ${formatLongDate(fromDate)}. Choose another day, or withdraw that one if it is not valid yet`
  return new DomainError('conflict', message, [{ path: 'fromDate', message }])
}

const NOT_FUTURE = 'Only an entry that is not valid yet can be withdrawn'

type Insert = Parameters<ServiceContext['db']['batch']>[0][number]

type Kind =
  | typeof currencyRateAdded
  | typeof currencyRateWithdrawn
  | typeof ruleAdded
  | typeof ruleWithdrawn
  | typeof taxRateAdded
  | typeof taxRateWithdrawn

/** A column that the audit log names, with its new value. */
type Field = [name: string, column: SQLiteColumn, value: string | number]

/**
 * Adds one dated row; the primary key refuses a second one of the same day. The audit log records the row that was
 * valid on that day before.
 * @param valid earlier rows, the applying one first
 */
async function add(
  ctx: ServiceContext,
  staff: CurrentUser,
  {
    insert,
    kind,
    subject,
    fields,
    valid,
  }: { insert: Insert; kind: Kind; subject: string; fields: Field[]; valid: SQL },
  fromDate: CivilDate,
): Promise<void> {
  const pairs = fields.flatMap(([name, column, value]) => [
    sql`${`${name}.before`}, (select ${column} ${valid} limit 1)`,
    sql`${`${name}.after`}, ${value}`,
  ])
  const writes = ctx.db.batch([
    recordEach(
      ctx,
      kind,
      staff.id,
      sql`select ${subject} as subject, json_object(${sql.join(pairs, sql`, `)}, 'fromDate', ${fromDate}) as detail`,
    ),
    insert,
  ])
  await commit(writes, async () => alreadyThere(fromDate))
  await afterRates(ctx, staff, kind, subject)
}

interface Withdrawal {
  table: SQLiteTable
  /** The row, which is not valid yet. */
  isFuture: SQL | undefined
  kind: Kind
  subject: string
  /** Columns recorded in the audit log. */
  columns: Record<string, SQLiteColumn>
}

/** Withdraws one dated row, whose guard holds only before its first day. */
async function withdraw(
  ctx: ServiceContext,
  staff: CurrentUser,
  { table, isFuture, kind, subject, columns }: Withdrawal,
): Promise<void> {
  const pairs = Object.entries(columns).map(([name, column]) => sql`${name}, ${column}`)
  const row = sql`from ${table} where ${isFuture}`
  const writes = ctx.db.batch([
    guard(ctx.db, sql`exists (select 1 ${row})`),
    recordEach(
      ctx,
      kind,
      staff.id,
      sql`select ${subject} as subject, json_object(${sql.join(pairs, sql`, `)}) as detail ${row}`,
    ),
    ctx.db.delete(table).where(isFuture),
  ])
  await commit(writes, async () => new DomainError('conflict', NOT_FUTURE))
  await afterRates(ctx, staff, kind, subject)
}

/** Quotes and prices with GST are cached. */
async function afterRates(ctx: ServiceContext, staff: CurrentUser, kind: Kind, subject: string): Promise<void> {
  ctx.cache.purge(catalogueTags())
  await emitAlone(ctx, kind.of(staff.id, { subject, version: 0, detail: null }))
}

/** Adds a tax rate of a medium from today or a later day on. @throws DomainError bad_input; conflict for a day that has one */
export async function addTaxRate(ctx: ServiceContext, staff: CurrentUser, rate: NewTaxRate): Promise<void> {
  checkDay(ctx, rate.fromDate)
  const [known] =
    rate.medium === ''
      ? [true]
      : await ctx.db.select({ id: categories.id }).from(categories).where(eq(categories.id, rate.medium))
  if (!known) {
    throw new DomainError('bad_input', 'Choose a category', [{ path: 'medium', message: 'Choose a category' }])
  }
  const { medium, fromDate, sac, gstBp, supply } = rate
  const insert = ctx.db.insert(taxRates).values(rate)
  const fields: Field[] = [
    ['gstBp', taxRates.gstBp, gstBp],
    ['sac', taxRates.sac, sac],
    ['supply', taxRates.supply, supply],
  ]
  // A category outside the registry without a rate of its own has the rate of the other categories.
  const covering = isRegistered(medium) ? [medium] : ['', medium]
  const valid = sql`from ${taxRates} where ${inArray(taxRates.medium, covering)} and ${lt(taxRates.fromDate, fromDate)}
    order by ${desc(taxRates.medium)}, ${desc(taxRates.fromDate)}`
  await add(ctx, staff, { insert, kind: taxRateAdded, subject: `tax:${medium}`, fields, valid }, fromDate)
}

/** Withdraws a tax rate that is not valid yet. @throws DomainError conflict */
export async function withdrawTaxRate(ctx: ServiceContext, staff: CurrentUser, ref: TaxRateRef): Promise<void> {
  const { medium, fromDate } = ref
  const isFuture = and(
    eq(taxRates.medium, medium),
    eq(taxRates.fromDate, fromDate),
    gt(taxRates.fromDate, civilDate(ctx.now)),
  )
  const { gstBp, sac, supply, fromDate: day } = taxRates
  await withdraw(ctx, staff, {
    ...{ table: taxRates, isFuture, kind: taxRateWithdrawn, subject: `tax:${medium}` },
    columns: { gstBp, sac, supply, fromDate: day },
  })
}

/** Adds a rule, as our fee, from today or a later day on. @throws DomainError bad_input; conflict for a day that has one */
export async function addRule(ctx: ServiceContext, staff: CurrentUser, rule: NewRule): Promise<void> {
  checkDay(ctx, rule.fromDate)
  const { name, value, fromDate } = rule
  const insert = ctx.db.insert(rules).values(rule)
  const fields: Field[] = [['value', rules.value, JSON.stringify(value)]]
  const valid = sql`from ${rules} where ${and(eq(rules.name, name), lt(rules.fromDate, fromDate))}
    order by ${desc(rules.fromDate)}`
  await add(ctx, staff, { insert, kind: ruleAdded, subject: `rule:${name}`, fields, valid }, fromDate)
}

/** Withdraws a rule that is not valid yet. @throws DomainError conflict */
export async function withdrawRule(
  ctx: ServiceContext,
  staff: CurrentUser,
  { name, fromDate }: RuleRef,
): Promise<void> {
  const isFuture = and(eq(rules.name, name), eq(rules.fromDate, fromDate), gt(rules.fromDate, civilDate(ctx.now)))
  await withdraw(ctx, staff, {
    ...{ table: rules, isFuture, kind: ruleWithdrawn, subject: `rule:${name}` },
    columns: { value: rules.value, fromDate: rules.fromDate },
  })
}

/** Adds a rate of a currency from today or a later day on. @throws DomainError bad_input; conflict for a day that has one */
export async function addCurrencyRate(ctx: ServiceContext, staff: CurrentUser, rate: NewCurrencyRate): Promise<void> {
  checkDay(ctx, rate.fromDate)
  const { currency, fromDate, paise } = rate
  const insert = ctx.db.insert(currencyRates).values({ ...rate, at: ctx.now.toISOString(), by: staff.id })
  const fields: Field[] = [['paise', currencyRates.paise, paise]]
  const valid = sql`from ${currencyRates} where ${and(eq(currencyRates.currency, currency), lt(currencyRates.fromDate, fromDate))}
    order by ${desc(currencyRates.fromDate)}`
  const change = { kind: currencyRateAdded, subject: `currency:${currency}` } as const
  await add(ctx, staff, { insert, ...change, fields, valid }, fromDate)
}

/** Withdraws a rate that is not valid yet. @throws DomainError conflict */
export async function withdrawCurrencyRate(
  ctx: ServiceContext,
  staff: CurrentUser,
  { currency, fromDate }: Pick<NewCurrencyRate, 'currency' | 'fromDate'>,
): Promise<void> {
  const { currency: column, fromDate: day } = currencyRates
  const isFuture = and(eq(column, currency), eq(day, fromDate), gt(day, civilDate(ctx.now)))
  await withdraw(ctx, staff, {
    ...{ table: currencyRates, isFuture, kind: currencyRateWithdrawn, subject: `currency:${currency}` },
    columns: { paise: currencyRates.paise, fromDate: day },
  })
}
