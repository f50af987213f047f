import * as v from 'valibot'
import { Email, nameLine } from '../fields.ts'
import { formatNumber } from '../money.ts'
import { parseIpList } from './ip-list.ts'

/** The name of the platform until staff save another one; our drawn word mark shows this name. */
export const DEFAULT_NAME = 'AdChowk'

/** Display currencies of the back office. Prices are kept, quoted and billed in rupees. */
export const CURRENCIES = ['INR', 'USD', 'EUR'] as const
export type Currency = (typeof CURRENCIES)[number]

export const IDLE_MINUTES = { min: 1, max: 1440, default: 30 } as const

/** Settings of the Settings page. */
export const GeneralSettings = v.strictObject({
  platformName: nameLine('Write a name', 40),
  supportEmail: Email,
  currency: v.picklist(CURRENCIES, `One of ${CURRENCIES.join(', ')}`),
  /** Every account without a second factor is asked to turn it on. */
  twoFactorEnabled: v.boolean('Yes or no'),
  /** A user gets a mail after a sign-in with a browser that is new to the account. */
  loginNotifications: v.boolean('Yes or no'),
})
export type GeneralSettings = v.InferOutput<typeof GeneralSettings>

/** A change of them, with the version that it saw: 0 before the first save. */
export const GeneralChange = v.strictObject({
  ...GeneralSettings.entries,
  version: v.pipe(
    v.number('The version is missing. Reload the page'),
    v.integer('The version is missing. Reload the page'),
    v.minValue(0),
  ),
})
export type GeneralChange = v.InferOutput<typeof GeneralChange>

/** Also the hint of the field. */
export const IDLE_RANGE = `From ${formatNumber(IDLE_MINUTES.min)} to ${formatNumber(IDLE_MINUTES.max)}`

/** Settings of the Security page. */
export const SecuritySettings = v.strictObject({
  /** Addresses and networks in CIDR form, one a line; empty means no restriction. */
  ipWhitelist: v.pipe(
    v.string('Write addresses, one a line'),
    v.maxLength(4000, 'At most 4,000 characters'),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      for (const { message } of parseIpList(dataset.value).problems) addIssue({ message })
    }),
  ),
  /** Minutes without a request after which staff are signed out. */
  sessionTimeout: v.pipe(
    v.number('A number of minutes'),
    v.integer('Whole minutes'),
    v.minValue(IDLE_MINUTES.min, `${IDLE_RANGE} minutes`),
    v.maxValue(IDLE_MINUTES.max, `${IDLE_RANGE} minutes`),
  ),
  requireTwoFactor: v.boolean('Yes or no'),
  criticalActionVerification: v.boolean('Yes or no'),
})
export type SecuritySettings = v.InferOutput<typeof SecuritySettings>

/** The version is the one that the page shows: of two saves the second is refused. */
export const SecurityChange = v.strictObject({
  ...SecuritySettings.entries,
  version: v.pipe(v.number('A version'), v.integer('A version'), v.minValue(0, 'A version')),
})
export type SecurityChange = v.InferOutput<typeof SecurityChange>

/** The groups of settings by their name. */
export const SETTINGS = { general: GeneralSettings, security: SecuritySettings }
export type SettingsName = keyof typeof SETTINGS

/** A group of settings as it is kept. */
export interface Saved<Value> {
  value: Value
  /** 0 before the first save. */
  version: number
  /** ISO 8601, UTC; null before the first save. */
  updatedAt: string | null
}
