import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { ServiceContext } from '../context.ts'
import {
  type GeneralSettings,
  IDLE_MINUTES,
  type Saved,
  SETTINGS,
  type SecuritySettings,
  type SettingsName,
} from '../domain/platform/settings.ts'
import { platformSettings } from './platform.table.ts'

type Reading = Pick<ServiceContext, 'db' | 'settings'>

/** What holds until staff save something else. */
const defaultsOf = ({ settings }: Pick<Reading, 'settings'>) => ({
  general: {
    platformName: 'AdChowk',
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

/** The columns that a group of settings is read from; a row is absent while nobody has saved it. */
export const settingsColumns = {
  value: platformSettings.value,
  version: platformSettings.version,
  updatedAt: platformSettings.updatedAt,
}
type SettingsRow = { value: unknown; version: number; updatedAt: string }

async function read<T>({ db }: Reading, name: SettingsName, group: Group<T>): Promise<Saved<T>> {
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

const securityGroup = (service: Pick<Reading, 'settings'>): Group<SecuritySettings> => ({
  schema: SETTINGS.security,
  defaults: defaultsOf(service).security,
})

/** The settings of the Settings page. One statement. */
export const getGeneralSettings = (service: Reading): Promise<Saved<GeneralSettings>> =>
  read(service, 'general', { schema: SETTINGS.general, defaults: defaultsOf(service).general })

/** The settings of the Security page. One statement. */
export const getSecuritySettings = (service: Reading): Promise<Saved<SecuritySettings>> =>
  read(service, 'security', securityGroup(service))

/** The same from a row that was read together with something else. */
export const securitySettingsOf = (
  service: Pick<Reading, 'settings'>,
  row: SettingsRow | null,
): Saved<SecuritySettings> => savedOf(row, securityGroup(service))
