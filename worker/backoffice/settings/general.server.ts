import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { getGeneralSettings, selectRate, settingsAt } from '../../kernel/platform/settings.server.ts'
import { platformSettings } from '../../kernel/platform.table.ts'
import { catalogueTags } from '../../kernel/rules/cache.ts'
import { civilDate, formatLongDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import type { GeneralChange, GeneralSettings, Saved } from '../../kernel/rules/platform/settings.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { settingsChanged } from '../rules/backoffice.events.ts'

/** Public documents show the name and the address of support: every one has one of these tags. */
const SITE_TAGS = [...catalogueTags(), 'content']

/** Error of a save after another one, with the saved settings. */
const outdated = (current: Saved<GeneralSettings>) =>
  new DomainError('conflict', 'Someone else has changed the settings', undefined, undefined, { current })

/**
 * Saves the settings of the Settings page. Documents show them at once: the cached copies at the edge are purged.
 * @throws DomainError conflict with the `current` settings when `version` is outdated; bad_input for a currency that
 * has no rate today
 */
export async function saveGeneralSettings(
  ctx: ServiceContext,
  staff: CurrentUser,
  { version, ...value }: GeneralChange,
): Promise<Saved<GeneralSettings>> {
  const { db, now } = ctx
  const before = await getGeneralSettings(ctx)
  if (before.version !== version) throw outdated(before)
  await checkRate(ctx, value)

  const row = { value, updatedAt: now.toISOString(), updatedBy: staff.id }
  const happened = await emit(
    ctx,
    settingsChanged.of(staff.id, {
      ...{ subject: 'settings:general', version: version + 1 },
      detail: changesOf(before.value, value),
    }),
  )
  const writes = db.batch([
    guard(db, settingsAt('general', version)),
    db
      .insert(platformSettings)
      .values({ name: 'general', ...row })
      .onConflictDoUpdate({
        target: platformSettings.name,
        set: { ...row, version: sql`${platformSettings.version} + 1` },
      }),
    ...happened.statements,
  ])
  await commit(writes, async () => outdated(await getGeneralSettings(ctx)))
  ctx.cache.purge(SITE_TAGS)
  await happened.committed()
  return { value, version: version + 1, updatedAt: row.updatedAt }
}

async function checkRate(ctx: ServiceContext, { currency }: GeneralSettings): Promise<void> {
  if (currency === 'INR') return
  const today = civilDate(ctx.now)
  const [rate] = await selectRate(ctx, currency, today)
  if (rate) return
  const message = `There is no rate of ${currency} for ${formatLongDate(today)}. Add one under Localization first`
  throw new DomainError('bad_input', message, [{ path: 'currency', message }])
}

/** The settings that differ: `currency` after and `currencyBefore`. */
function changesOf(before: GeneralSettings, after: GeneralSettings): Record<string, string | boolean> {
  const names = (Object.keys(after) as (keyof GeneralSettings)[]).filter((name) => before[name] !== after[name])
  return Object.fromEntries(
    names.flatMap((name) => [
      [`${name}Before`, before[name]],
      [name, after[name]],
    ]),
  )
}
