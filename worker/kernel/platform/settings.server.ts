import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { ServiceContext } from '../context.ts'
import { currencyRates, platformSettings } from '../platform.table.ts'
import { type CivilDate, civilDate } from '../rules/dates.ts'
import { type DisplayCurrency, type ForeignCurrency, RUPEES } from '../rules/platform/currency.ts'
import {
  DEFAULT_NAME,
  type GeneralSettings,
  IDLE_MINUTES,
  type Saved,
  SETTINGS,
  type SecuritySettings,
  type SettingsName,
} from '../rules/platform/settings.ts'

type SettingsContext = Pick<ServiceContext, 'db' | 'settings'>

/** Defaults until staff save other settings. */
const defaultsOf = ({ settings }: Pick<SettingsContext, 'settings'>) => ({
  general: {
    platformName: DEFAULT_NAME,
    supportEmail: settings.supportEmail,
    currency: 'INR',
    twoFactorEnabled: false,
    loginNotifications: true,
  } satisfies GeneralSettings,
  security: {
    ipWhitelist: '',
    sessionTimeout: settings.adminIdleMinutes || IDLE_MINUTES.default,
    requireTwoFactor: true,
    criticalActionVerification: true,
  } satisfies SecuritySettings,
})

/** The columns of a group of settings; there is no row before the first save. */
export const settingsColumns = {
  value: platformSettings.value,
  version: platformSettings.version,
  updatedAt: platformSettings.updatedAt,
}
type SettingsRow = { value: unknown; version: number; updatedAt: string }

async function read<T>({ db }: SettingsContext, name: SettingsName, group: Group<T>): Promise<Saved<T>> {
  const [row] = await db.select(settingsColumns).from(platformSettings).where(eq(platformSettings.name, name))
  return savedOf(row, group)
}

interface Group<T> {
  schema: v.GenericSchema<unknown, T>
  defaults: T
}

function savedOf<T>(row: SettingsRow | null | undefined, { schema, defaults }: Group<T>): Saved<T> {
  // A field that was added since has its default.
  const value = v.safeParse(schema, { ...defaults, ...(row?.value as object | undefined) })
  if (!row || !value.success) return { value: defaults, version: row?.version ?? 0, updatedAt: row?.updatedAt ?? null }
  return { value: value.output, version: row.version, updatedAt: row.updatedAt }
}

const securityGroup = (service: Pick<SettingsContext, 'settings'>): Group<SecuritySettings> => ({
  schema: SETTINGS.security,
  defaults: defaultsOf(service).security,
})

/** True while a group of settings has a version, 0 before it was first saved: the condition of a change. */
export const settingsAt = (name: SettingsName, version: number): SQL => sql`coalesce((
  select ${platformSettings.version} from ${platformSettings} where ${platformSettings.name} = ${name}), 0) = ${version}`

/** The settings of the Settings page. One statement. */
export const getGeneralSettings = (service: SettingsContext): Promise<Saved<GeneralSettings>> =>
  read(service, 'general', { schema: SETTINGS.general, defaults: defaultsOf(service).general })

/** The settings of the Security page. One statement. */
export const getSecuritySettings = (service: SettingsContext): Promise<Saved<SecuritySettings>> =>
  read(service, 'security', securityGroup(service))

/** Security settings from a row that was read together with something else. */
export const securitySettingsOf = (
  service: Pick<SettingsContext, 'settings'>,
  row: SettingsRow | null,
): Saved<SecuritySettings> => savedOf(row, securityGroup(service))

/** The platform as documents and mails name it. */
export interface Identity {
  name: string
  /** Address of support. */
  email: string
}

const identityOf = (service: Pick<SettingsContext, 'settings'>, row: SettingsRow | undefined): Identity => {
  const { platformName, supportEmail } = savedOf(row, {
    schema: SETTINGS.general,
    defaults: defaultsOf(service).general,
  }).value
  return { name: platformName, email: supportEmail }
}

/** Name and address of the platform while nothing else can be read. */
export const defaultIdentity = (service: Pick<SettingsContext, 'settings'>): Identity => identityOf(service, undefined)

/** The row of the identity as a statement, for a batch that a document needs anyway, and the reader of its answer. */
export const selectIdentity = (service: SettingsContext) => ({
  statement: service.db.select(settingsColumns).from(platformSettings).where(eq(platformSettings.name, 'general')),
  read: ([row]: readonly SettingsRow[]) => identityOf(service, row),
})

/** The name of the platform and the address of support. One statement. */
export async function getIdentity(service: SettingsContext): Promise<Identity> {
  const { statement, read } = selectIdentity(service)
  return read(await statement)
}

/**
 * Sender of a mail, which does not fail with the settings: it has the default name where the saved one cannot be read.
 */
export const getSender = (service: SettingsContext): Promise<Identity> =>
  getIdentity(service).catch(() => defaultIdentity(service))

/** The rate of a currency that is valid on a day: one row, or none. */
export const selectRate = ({ db }: Pick<SettingsContext, 'db'>, currency: ForeignCurrency, day: CivilDate) =>
  db
    .select({ paise: currencyRates.paise, fromDate: currencyRates.fromDate })
    .from(currencyRates)
    .where(and(eq(currencyRates.currency, currency), lte(currencyRates.fromDate, day)))
    .orderBy(desc(currencyRates.fromDate))
    .limit(1)

/** True when an account is asked to turn two-step sign-in on: staff require it of all users, and it is still off. */
export const isFactorAsked = async (service: SettingsContext, user: { twoFactor: boolean }): Promise<boolean> =>
  !user.twoFactor && (await getGeneralSettings(service)).value.twoFactorEnabled

/** The currency of amounts in the back office today, with its rate. Rupees where the rate is missing. */
export async function getDisplayCurrency(
  service: SettingsContext & Pick<ServiceContext, 'now'>,
): Promise<DisplayCurrency> {
  const { currency } = (await getGeneralSettings(service)).value
  if (currency === 'INR') return RUPEES
  const [rate] = await selectRate(service, currency, civilDate(service.now))
  return rate ? { currency, ...rate } : RUPEES
}
