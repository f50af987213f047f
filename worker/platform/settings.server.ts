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

async function read<T>(
  { db }: Reading,
  name: SettingsName,
  { schema, defaults }: { schema: v.GenericSchema<unknown, T>; defaults: T },
): Promise<Saved<T>> {
  const [row] = await db.select().from(platformSettings).where(eq(platformSettings.name, name))
  // A field that was added since has its default.
  const value = v.safeParse(schema, { ...defaults, ...(row?.value as object | undefined) })
  if (!row || !value.success) return { value: defaults, version: row?.version ?? 0, updatedAt: row?.updatedAt ?? null }
  return { value: value.output, version: row.version, updatedAt: row.updatedAt }
}

/** The settings of the Settings page. One statement. */
export const getGeneralSettings = (service: Reading): Promise<Saved<GeneralSettings>> =>
  read(service, 'general', { schema: SETTINGS.general, defaults: defaultsOf(service).general })

/** The settings of the Security page. One statement. */
export const getSecuritySettings = (service: Reading): Promise<Saved<SecuritySettings>> =>
  read(service, 'security', { schema: SETTINGS.security, defaults: defaultsOf(service).security })
